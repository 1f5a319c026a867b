import type { BulkChangeFieldsFragment } from '../../../generated/BulkChangeFields.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { Moment } from '../../page/Moment.tsx';
import { LeftCars } from './LeftCars.tsx';
import { bulkMessages } from './messages.ts';
import { Progress } from './Progress.tsx';
import { Samples } from './Samples.tsx';
import { UndoButton } from './UndoButton.tsx';

interface Props {
  change: BulkChangeFieldsFragment;
  /** Whether cars are being changed or put back. */
  isUnderWay: boolean;
}

/** How far a bulk change is, what became of the cars, and its undoing. */
export function BulkResult({ change, isUnderWay }: Props) {
  const text = useMessages(bulkMessages);
  const { state, by, startedAt, undoneBy, undoneAt, changed, restored } = change;
  const isUndone = state === 'UNDONE';
  return (
    <div className="mt-2 grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4">
      <p className="flex flex-wrap gap-x-3 text-sm text-ink-2">
        <span>{by}</span>
        {startedAt && <Moment at={startedAt} />}
      </p>
      <div role="status" className="grid gap-2">
        {isUnderWay ? (
          <>
            <Progress change={change} />
            <p className="text-sm text-ink-2">{text.goesOn}</p>
          </>
        ) : (
          <p className="text-lg font-[550] tabular-nums">
            {isUndone ? text.restoredCount(restored) : text.changedCount(changed)}
          </p>
        )}
      </div>
      {isUndone && (
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-2">
          <span>{text.states.UNDONE}</span>
          <span>{undoneBy}</span>
          {undoneAt && <Moment at={undoneAt} />}
        </p>
      )}
      {state === 'DONE' && changed > 0 && <UndoButton change={change} />}
      <LeftCars
        open
        heading={text.keptCount(change.kept)}
        count={change.kept}
        cars={change.keptCars}
        reasons={text.skips}
      />
      <LeftCars
        open
        heading={text.skippedCount(change.skipped)}
        count={change.skipped}
        cars={change.skippedCars}
        reasons={text.skips}
      />
      <LeftCars
        heading={text.leftOut(change.refused)}
        count={change.refused}
        cars={change.refusedCars}
        reasons={text.refusals}
      />
      {!isUndone && <Samples change={change} />}
    </div>
  );
}
