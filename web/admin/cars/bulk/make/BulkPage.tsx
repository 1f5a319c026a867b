import { Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { buttonStyle } from '../../../../ui/control/buttonStyle.ts';
import { PageHead } from '../../../../ui/page/PageHead.tsx';
import { Skeleton } from '../../../../ui/text/Skeleton.tsx';
import { useMessages } from '../../../../ui/text/useMessages.ts';
import { BackLink } from '../../../list/BackLink.tsx';
import { useWayBack } from '../../../list/useWayBack.ts';
import { useShortcuts } from '../../../page/useShortcuts.ts';
import { BulkForm } from './BulkForm.tsx';
import { bulkMessages } from '../messages.ts';
import { RecentChanges } from './RecentChanges.tsx';
import { countOf, useSelection } from '../../selection/selection.ts';

/** `/admin/cars/bulk`: what to do with the selected cars; without any, the last changes of many. */
function BulkPage() {
  const text = useMessages(bulkMessages);
  const selected = useSelection();
  const [address] = useSearchParams();
  const back = useWayBack('/cars');
  useShortcuts({ Escape: back });
  const count = countOf(selected);
  const title = count > 0 ? text.title(count) : text.recent;
  return (
    <>
      <PageHead title={title} />
      <BackLink to="/cars" label={text.back} onBack={back} />
      <h1 className="text-title-md! tabular-nums">{title}</h1>
      {count > 0 ? (
        <BulkForm selected={selected} wanted={address.get('do')} />
      ) : (
        <>
          <div className="mt-4 grid justify-items-start gap-3 rounded-picture border border-line px-6 py-8">
            <h2 className="text-title-sm!">{text.noneSelected}</h2>
            <p className="text-ink-2">{text.noneSelectedHint}</p>
            <Link className={buttonStyle('quiet')} to="/cars">
              {text.toList}
            </Link>
          </div>
          <Suspense fallback={<Skeleton className="mt-8 w-3/5" />}>
            <RecentChanges />
          </Suspense>
        </>
      )}
    </>
  );
}

export { BulkPage as Component };
