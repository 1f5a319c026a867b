import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { BulkChangeFieldsFragment } from '../../../../generated/BulkChangeFields.ts';
import { useStartBulkChangeMutation } from '../../../../generated/StartBulkChange.ts';
import { buttonStyle } from '../../../../ui/control/buttonStyle.ts';
import { useMessages } from '../../../../ui/text/useMessages.ts';
import { fromList } from '../../../list/fromList.ts';
import { useChange } from '../../../page/useChange.ts';
import { LeftCars } from '../LeftCars.tsx';
import { bulkMessages } from '../messages.ts';
import { Samples } from '../Samples.tsx';
import { selection } from '../../selection/selection.ts';
import { underWay } from '../underWay.ts';

/** What a bulk change would do, and the button that does it. */
export function Preview({ change }: { change: BulkChangeFieldsFragment }) {
  const text = useMessages(bulkMessages);
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const [start] = useStartBulkChangeMutation();
  const { busy, change: make } = useChange();
  const { id, total, samples, refused, refusedCars } = change;
  // It stands below what was entered; whoever asked for it reads it next.
  useEffect(() => {
    const isBelow = !matchMedia('(width >= 64rem)').matches;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: isBelow ? 'start' : 'nearest' });
  }, []);

  async function run() {
    if (!(await make(() => start({ variables: { input: { id } } })))) return;
    selection.clear();
    underWay.set(id);
    void navigate(`/cars/bulk/${id}`, { replace: true, state: fromList });
  }

  return (
    <section aria-labelledby="preview" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <h2 ref={heading} id="preview" tabIndex={-1} className="scroll-mt-4 text-title-sm! outline-none">
          {text.previewTitle}
        </h2>
        <p className="mt-1 tabular-nums">{total === 0 ? text.nothingChanges : text.willChange(total)}</p>
      </div>
      {samples.length > 0 && (
        <div>
          {total > samples.length && (
            <p className="mb-2 text-sm tabular-nums text-ink-2">{text.firstOnes(samples.length)}</p>
          )}
          <Samples change={change} />
        </div>
      )}
      <LeftCars
        heading={text.leftOut(refused)}
        count={refused}
        cars={refusedCars}
        reasons={text.refusals}
        open={total === 0}
      />
      {total > 0 && (
        <div className="foot-bar md:mx-0 md:px-0">
          <button
            type="button"
            aria-disabled={busy}
            className={buttonStyle('primary', 'max-md:w-full aria-disabled:opacity-60')}
            onClick={() => void run()}
          >
            {busy ? text.running : text.run(total)}
          </button>
        </div>
      )}
    </section>
  );
}
