import { useImportPageSuspenseQuery } from '../../generated/ImportPage.ts';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { useMessages } from '../../ui/text/useMessages.ts';
import { Failure } from '../page/Failure.tsx';
import { ChooseFile } from './ChooseFile.tsx';
import { EarlierImports } from './EarlierImports.tsx';
import { importMessages } from './messages.ts';

/** `/admin/import`: a file with cars is chosen here, and earlier ones are found again. */
function ImportPage() {
  const text = useMessages(importMessages);
  const { data, error, refetch } = useImportPageSuspenseQuery({ fetchPolicy: 'cache-and-network' });
  if (!data?.carImports) return <Failure error={error} retry={refetch} />;
  return (
    <>
      <PageHead title={text.title} />
      <h1 className="text-title-md">{text.title}</h1>
      <p className="mt-3 max-w-prose text-sm text-ink-2">{text.lead}</p>
      <ChooseFile />
      <EarlierImports imports={data.carImports} />
    </>
  );
}

export { ImportPage as Component };
