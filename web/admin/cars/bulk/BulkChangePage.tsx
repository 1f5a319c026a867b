import { Link, useParams } from 'react-router-dom';
import { buttonStyle } from '../../../ui/control/buttonStyle.ts';
import { PageHead } from '../../../ui/page/PageHead.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { BackLink } from '../../list/BackLink.tsx';
import { useWayBack } from '../../list/useWayBack.ts';
import { Failure } from '../../page/Failure.tsx';
import { PageSkeleton } from '../../page/PageSkeleton.tsx';
import { Statement } from '../../page/Statement.tsx';
import { useShortcuts } from '../../page/useShortcuts.ts';
import { BulkResult } from './BulkResult.tsx';
import { inWords } from './inWords.ts';
import { bulkMessages } from './messages.ts';
import { useBulkChange } from './useBulkChange.ts';

/** `/admin/cars/bulk/:id`: a change of many cars, how far it is, what became of the cars, and its undoing. */
function BulkChangePage() {
  const text = useMessages(bulkMessages);
  const { id = '' } = useParams();
  const { change, isUnderWay, isLoaded, error, refetch } = useBulkChange(id);
  const back = useWayBack('/cars');
  useShortcuts({ Escape: back });
  if (!change) {
    if (error) return <Failure error={error} retry={refetch} />;
    if (!isLoaded) return <PageSkeleton />;
    return (
      <Statement heading={text.none} hint={text.noneHint}>
        <Link className={buttonStyle('primary')} to="/cars/bulk">
          {text.recent}
        </Link>
      </Statement>
    );
  }
  const title = inWords(change.action, text);
  return (
    <>
      <PageHead title={title} />
      <BackLink to="/cars" label={text.back} onBack={back} />
      <h1 className="text-title-md! tabular-nums">{title}</h1>
      <BulkResult change={change} isUnderWay={isUnderWay} />
    </>
  );
}

export { BulkChangePage as Component };
