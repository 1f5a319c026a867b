import { Link, useParams } from 'react-router-dom';
import { useCarImportPageSuspenseQuery } from '../../../generated/CarImportPage.ts';
import { buttonStyle } from '../../../ui/control/buttonStyle.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { Failure } from '../../page/Failure.tsx';
import { Statement } from '../../page/Statement.tsx';
import { CarImportRecord } from './CarImportRecord.tsx';
import { importMessages } from '../messages.ts';

/** `/admin/import/:id`: the steps of one import, and what it has done. */
function CarImportPage() {
  const text = useMessages(importMessages);
  const { id = '' } = useParams();
  const { data, error, refetch } = useCarImportPageSuspenseQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  if (data?.carImport) return <CarImportRecord key={id} run={data.carImport} />;
  if (error || !data) return <Failure error={error} retry={refetch} />;
  return (
    <Statement heading={text.none} hint={text.noneHint}>
      <Link className={buttonStyle('primary')} to="/import">
        {text.back}
      </Link>
    </Statement>
  );
}

export { CarImportPage as Component };
