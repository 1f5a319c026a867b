import { clsx } from 'clsx';
import { Plus, Trash2 } from 'lucide';
import { useRef, useState } from 'react';
import { dubaiTime } from '../../../dealer/dealership.ts';
import { buttonStyle } from '../../../ui/control/buttonStyle.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { type Draft, isList, type List } from './control.ts';
import { emptyDraft } from './drafts.ts';
import type { OuterEntryProps } from './EntryProps.ts';
import { EntryFrame } from './EntryFrame.tsx';
import { entryMessages } from './messages.ts';

/** A record of several fields. */
const blockStyle = 'relative border-t border-line pt-5';

/** Records one below the other, each of which can be removed, and a button that adds one. Those that are over are folded. */
export function ListEntry({ control, path, draft, errors, readOnly, onType, inner }: OuterEntryProps<List>) {
  const text = useMessages(entryMessages);
  const box = useRef<HTMLDivElement>(null);
  const { of, label, add, least = 0, most, isOver } = control;
  const drafts = isList(draft) ? draft : [];
  /** The records that were over when the page was opened: one that is changed then stays where it is. */
  const [over] = useState(() => {
    const today = dubaiTime(Date.now()).day;
    return new Set(
      drafts.filter((record) => isOver?.(record, today)).map((record) => JSON.stringify(record)),
    );
  });
  const [unfolded, setUnfolded] = useState(false);
  // Its button stands beside its heading, so that the fields have the whole width.
  const isBlock = of.kind === 'group' && of.label !== 'span';
  const folded = drafts.filter((record) => over.has(JSON.stringify(record)));

  function change(to: readonly Draft[], focused: string) {
    if (readOnly) return;
    onType(path, to);
    // Once it is there.
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>(focused)?.focus());
  }

  function row(i: number) {
    const isFolded = !unfolded && over.has(JSON.stringify(drafts[i]));
    const name = text.numbered(text.labels[of.label], i + 1);
    return (
      <li
        key={i}
        data-record={i}
        className={isFolded ? 'hidden' : isBlock ? blockStyle : 'flex items-end gap-2'}
      >
        <div className="min-w-0 flex-1">
          {inner({ control: of, path: `${path}.${i}`, draft: drafts[i] ?? '', name })}
        </div>
        {drafts.length > least && (
          <button
            type="button"
            aria-label={text.removeOf(name, text.labels[label])}
            title={text.remove}
            className={buttonStyle(
              'plain',
              clsx('min-h-tap! min-w-tap px-2!', isBlock && 'absolute! end-0 top-2'),
            )}
            onClick={() => change(drafts.toSpliced(i, 1), '[data-add]')}
          >
            <Icon node={Trash2} size={18} />
          </button>
        )}
      </li>
    );
  }

  return (
    <EntryFrame legend={text.labels[label]} error={errors.get(path)}>
      <div ref={box} className="grid gap-4">
        {drafts.length === 0 && (
          <p className="text-sm text-ink-2">{add === 'hours' ? text.closed : text.nothing}</p>
        )}
        {folded.length > 0 && (
          <button
            type="button"
            aria-expanded={unfolded}
            className={buttonStyle('plain', 'min-h-tap! justify-self-start px-0! text-sm')}
            onClick={() => setUnfolded(!unfolded)}
          >
            {text.over(folded.length)}
          </button>
        )}
        {drafts.length > 0 && <ul className="grid gap-4">{drafts.map((_, i) => row(i))}</ul>}
        {drafts.length < most && (
          <button
            type="button"
            data-add
            aria-label={text.addTo(text.add[add], text.labels[label])}
            className={buttonStyle('plain', 'min-h-tap! justify-self-start px-0! text-sm')}
            onClick={() =>
              change(
                [...drafts, emptyDraft(of)],
                `[data-record="${drafts.length}"] :is(input, select, textarea)`,
              )
            }
          >
            <Icon node={Plus} size={18} />
            <span>{text.add[add]}</span>
          </button>
        )}
      </div>
    </EntryFrame>
  );
}
