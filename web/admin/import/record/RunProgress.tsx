import { buttonStyle } from '../../../ui/control/buttonStyle.ts';
import { ProgressBar } from '../../../ui/control/ProgressBar.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { Section } from '../../page/Section.tsx';
import type { CarImport } from '../importParts.ts';
import { importMessages } from '../messages.ts';
import type { CarImportActions } from './useCarImport.ts';

/** How far a dry run or a run is, with the button that ends it. */
export function RunProgress({ run, actions }: { run: CarImport; actions: CarImportActions }) {
  const text = useMessages(importMessages);
  const { phase = 'ROWS', done = 0, total = 0, isWaiting = false } = run.progress ?? {};
  const { counts } = run;
  const isRun = run.state === 'RUNNING';
  const heading = isRun ? (phase === 'PICTURES' ? text.pictures : text.running) : text.checking;
  const far = total > 0 ? text.of(done, total) : text.starting;
  return (
    <Section heading={heading}>
      <div className="grid max-w-2xl gap-3">
        <ProgressBar label={heading} done={done} total={total} />
        <p role="status" className="text-sm tabular-nums">
          {isWaiting ? text.waiting : run.isCancelling ? text.cancelling : far}
        </p>
        {counts && counts.rows > 0 && (
          <p className="text-sm tabular-nums text-ink-2">{text.summary(counts)}</p>
        )}
        {isRun && <p className="text-sm text-ink-2">{text.leave}</p>}
        <button
          type="button"
          aria-disabled={actions.busy || run.isCancelling}
          className={buttonStyle('quiet', 'justify-self-start aria-disabled:opacity-60')}
          onClick={() => actions.busy || run.isCancelling || void actions.cancelImport()}
        >
          {text.cancel}
        </button>
      </div>
    </Section>
  );
}
