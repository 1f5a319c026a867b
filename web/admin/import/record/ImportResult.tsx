import { Suspense, useState } from 'react';
import { Skeleton } from '../../../ui/text/Skeleton.tsx';
import { buttonStyle } from '../../../ui/control/buttonStyle.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { Section } from '../../page/Section.tsx';
import { type CarImport, isBegun, type RowKind } from '../importParts.ts';
import { ImportRows } from './ImportRows.tsx';
import { importMessages } from '../messages.ts';
import type { CarImportActions } from './useCarImport.ts';

const kinds: readonly RowKind[] = [
  ...(['ADDED', 'CHANGED', 'WITHDRAWN', 'REFUSED', 'KEPT', 'KEPT_WITHDRAWN', 'NOTES', 'PICTURES'] as const),
];

/** What an import would do, or has done: each number opens its rows. */
export function ImportResult({ run, actions }: { run: CarImport; actions: CarImportActions }) {
  const text = useMessages(importMessages);
  const [open, setOpen] = useState<RowKind>();
  const { counts, pictures } = run;
  if (!counts) return null;
  const isDone = isBegun(run);
  const mayStart = run.state === 'CHECKED' && (run.mustBeForced === null || run.force);
  const numbers = numbersOf(run);
  return (
    <Section heading={isDone ? text.outcome : text.result}>
      <ul className="flex flex-wrap gap-2">
        {kinds.flatMap((kind) => {
          const [count, entries] = numbers[kind];
          if (count === 0) return [];
          const label = text.kinds[kind](count);
          return (
            <li key={kind}>
              <button
                type="button"
                aria-expanded={open === kind}
                aria-disabled={entries === 0}
                className="num flex min-h-tap items-center rounded-full border border-line bg-card px-4 text-sm font-[550] hover:border-ink aria-expanded:border-accent aria-expanded:bg-accent-wash aria-expanded:text-accent"
                onClick={() => setOpen(open === kind || entries === 0 ? undefined : kind)}
              >
                {label}
              </button>
            </li>
          );
        })}
        <li className="num flex min-h-tap items-center px-2 text-sm text-ink-2">
          {text.unchanged(counts.unchanged)}
        </li>
      </ul>
      {open && (
        <Suspense key={open} fallback={<Skeleton className="mt-4 h-24! w-full" />}>
          <ImportRows
            run={run}
            kind={open}
            count={numbers[open][1]}
            label={text.kinds[open](numbers[open][0])}
          />
        </Suspense>
      )}
      {pictures && <p className="mt-3 text-sm tabular-nums text-ink-2">{text.pictureCounts(pictures)}</p>}
      {mayStart && (
        <button
          type="button"
          aria-disabled={actions.busy}
          className={buttonStyle('primary', 'mt-6 aria-disabled:opacity-60')}
          onClick={() => actions.busy || void actions.startImport()}
        >
          {text.start(counts.rows - counts.refused)}
        </button>
      )}
    </Section>
  );
}

/** How many there are of each kind, and how many rows there are to look at: a refused row may have several reasons. */
function numbersOf({ counts, rowCounts }: CarImport): Record<RowKind, [count: number, rows: number]> {
  const rows = (kind: RowKind) => rowCounts.find((each) => each.kind === kind)?.count ?? 0;
  return {
    ADDED: [counts?.added ?? 0, rows('ADDED')],
    CHANGED: [counts?.changed ?? 0, rows('CHANGED')],
    WITHDRAWN: [counts?.withdrawn ?? 0, rows('WITHDRAWN')],
    REFUSED: [counts?.refused ?? 0, rows('REFUSED')],
    KEPT: [counts?.kept ?? 0, rows('KEPT')],
    KEPT_WITHDRAWN: [counts?.keptWithdrawn ?? 0, rows('KEPT_WITHDRAWN')],
    NOTES: [rows('NOTES'), rows('NOTES')],
    PICTURES: [rows('PICTURES'), rows('PICTURES')],
  };
}
