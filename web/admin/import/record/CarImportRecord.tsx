import { Link } from 'react-router-dom';
import { buttonStyle } from '../../../ui/control/buttonStyle.ts';
import { PageHead } from '../../../ui/page/PageHead.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { BackLink } from '../../list/BackLink.tsx';
import { useWayBack } from '../../list/useWayBack.ts';
import { Moment } from '../../page/Moment.tsx';
import { ImportPreparation } from './ImportPreparation.tsx';
import { ImportResult } from './ImportResult.tsx';
import { type CarImport, isBegun, isWorking } from '../importParts.ts';
import { importMessages } from '../messages.ts';
import { RunProgress } from './RunProgress.tsx';
import { sizeWords } from '../sizeWords.ts';
import { useCarImport } from './useCarImport.ts';
import { useFollow } from './useFollow.ts';
import { useStepFocus } from './useStepFocus.ts';

/** The states in which an import can be run again. */
const canRunAgain: readonly CarImport['state'][] = ['CANCELLED', 'FAILED', 'INTERRUPTED'];

/** One import, step by step: its columns, its dry run, its run, its result. */
export function CarImportRecord({ run }: { run: CarImport }) {
  const text = useMessages(importMessages);
  const goBack = useWayBack('/import');
  const actions = useCarImport(run);
  useFollow(run);
  const place = useStepFocus(run.state);
  const { fileName, by, at, size, encoding, state, problem, counts } = run;
  const works = isWorking(run);
  const shown = actions.problem ?? (works ? undefined : problem?.message);
  return (
    <>
      <PageHead title={fileName} />
      <BackLink to="/import" label={text.back} onBack={goBack} />
      <h1 className="text-title-md wrap-anywhere">
        <bdi>{fileName}</bdi>
      </h1>
      <div className="mt-2 overflow-clip">
        <p className="dotted text-sm text-ink-2">
          <span>{by}</span>
          <Moment at={at} />
          <span className="num">{sizeWords(size, text)}</span>
          <span>{encoding}</span>
        </p>
      </div>
      {shown !== undefined && (
        <p role="alert" className="mt-6 max-w-prose font-[550] text-danger wrap-anywhere">
          {shown}
        </p>
      )}
      {state === 'CANCELLED' && <p className="mt-6 max-w-prose font-[550]">{text.cancelledHint}</p>}
      <div ref={place} tabIndex={-1} className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-10 outline-none">
        {works && <RunProgress run={run} actions={actions} />}
        {!works && counts && !actions.isChanged && <ImportResult run={run} actions={actions} />}
        {!works && !isBegun(run) && <ImportPreparation run={run} actions={actions} />}
        {canRunAgain.includes(state) && !run.hasFile && <p className="text-sm text-ink-2">{text.fileGone}</p>}
        {canRunAgain.includes(state) && run.hasFile && (
          <button
            type="button"
            aria-disabled={actions.busy}
            className={buttonStyle('primary', 'justify-self-start aria-disabled:opacity-60')}
            onClick={() => actions.busy || void actions.startImport()}
          >
            {text.runAgain}
          </button>
        )}
        {state === 'DONE' && (
          <Link className={buttonStyle('primary', 'justify-self-start')} to="/cars">
            {text.toCars}
          </Link>
        )}
      </div>
    </>
  );
}
