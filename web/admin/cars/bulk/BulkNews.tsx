import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router-dom';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { fromList } from '../../list/fromList.ts';
import { bulkMessages } from './messages.ts';
import { Progress } from './Progress.tsx';
import { underWay } from './underWay.ts';
import { useBulkChange } from './useBulkChange.ts';

/** Says above the list how far a bulk change is that was started before; `onEnd` is called when the list must be loaded anew. */
export function BulkNews({ onEnd }: { onEnd: () => void }) {
  const id = underWay.use();
  return id === undefined ? null : <News key={id} id={id} onEnd={onEnd} />;
}

function News({ id, onEnd }: { id: string; onEnd: () => void }) {
  const text = useMessages(bulkMessages);
  const { change, isUnderWay } = useBulkChange(id);
  const end = useEffectEvent(onEnd);
  const isOver = Boolean(change) && !isUnderWay;
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  // It says what has come of it until the page is left.
  useEffect(
    () => () => {
      if (isOver) underWay.set(undefined);
    },
    [isOver],
  );
  if (!change) return null;
  const isUndone = change.state === 'UNDONE';
  return (
    <div className="mt-3 flex flex-wrap max-md:mb-3 items-center gap-x-4 gap-y-1 rounded-control border border-line bg-card px-4 py-1 text-sm md:mt-4">
      <div role="status" className="min-w-0 flex-1 basis-48">
        {isUnderWay ? (
          <Progress change={change} />
        ) : (
          <p className="num">
            {isUndone ? text.finishedUndo(change.restored) : text.finished(change.changed)}
          </p>
        )}
      </div>
      <Link to={`/cars/bulk/${id}`} state={fromList} className="link inline-flex min-h-tap items-center">
        {text.show}
      </Link>
    </div>
  );
}
