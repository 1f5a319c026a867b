import { Link } from 'react-router-dom';
import { buttonStyle } from '../../../ui/control/buttonStyle.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { fromList } from '../../list/fromList.ts';
import { type BulkKind, kindsOf } from './kinds.ts';
import { selectionMessages } from './messages.ts';
import { countOf, type ListFilter, selection, useSelection } from './selection.ts';
import { shownIds } from './shownIds.ts';

const small = 'min-h-tap! px-3! text-sm';

interface Props {
  filter: ListFilter;
  /** How many cars match. */
  matching: number;
  /** Called when the selection ends, whose bar goes. */
  onEnd: () => void;
}

/** Stands at the foot of the window while cars are selected: how many, more of them, and what can be done with them. */
export function SelectionBar({ filter, matching, onEnd }: Props) {
  const text = useMessages(selectionMessages);
  const selected = useSelection();
  if (!selected.selecting) return null;
  const count = countOf(selected);
  const kinds: readonly BulkKind[] = kindsOf[filter.tab];
  const [first] = kinds;
  const to = (kind: BulkKind) => `/cars/bulk?do=${kind}`;
  return (
    <div
      role="region"
      aria-label={text.selection}
      className="foot-bar mt-3 flex flex-wrap items-center gap-x-1 gap-y-2"
    >
      <p role="status" className="num min-w-fit flex-1 text-sm font-[550]">
        {text.selected(count)}
      </p>
      <button
        type="button"
        className={buttonStyle('plain', small)}
        onClick={() => selection.mark(shownIds(), true)}
      >
        {text.selectPage}
      </button>
      {!(selected.all && selected.ids.size === 0) && (
        <button
          type="button"
          className={buttonStyle('plain', small, 'gap-1!')}
          onClick={() => selection.selectAll(filter, matching)}
        >
          <span className="num">{text.selectAll(matching)}</span>
          <span className="max-md:sr-only">{text.thatMatch}</span>
        </button>
      )}
      <button
        type="button"
        className={buttonStyle('plain', small)}
        onClick={() => {
          selection.clear();
          onEnd();
        }}
      >
        {text.endSelection}
      </button>
      {count > 0 && first && (
        <>
          <div className="hidden gap-2 lg:flex">
            {kinds.map((kind) => (
              <Link key={kind} to={to(kind)} state={fromList} className={buttonStyle('quiet', small)}>
                {text.kinds[kind]}
              </Link>
            ))}
          </div>
          <Link
            to={to(first)}
            state={fromList}
            className={buttonStyle('primary', 'min-h-tap! w-full text-sm lg:hidden')}
          >
            {text.change(count)}
          </Link>
        </>
      )}
    </div>
  );
}
