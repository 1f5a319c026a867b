import { SwipedRow } from '../../../ui/page/SwipedRow.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { carPageMessages } from '../messages.ts';
import type { groupsOf } from './groupsOf.ts';

interface Props {
  groups: ReturnType<typeof groupsOf>;
  current: number;
  onChoose: (index: number) => void;
}

/**
 * What the pictures show, with their numbers: a press shows the first picture of a group, another one its next. Nothing where fewer
 * than two groups are known.
 */
export function PictureGroups({ groups, current, onChoose }: Props) {
  const text = useMessages(carPageMessages);
  if (groups.length < 2) return null;
  return (
    <SwipedRow
      aria-label={text.pictureGroups}
      className="flex gap-2 overflow-x-auto overscroll-x-contain p-1 [scrollbar-width:none] max-md:-mx-gutter max-md:px-gutter md:-mx-1"
    >
      {groups.map(([group, places]) => {
        const [first = 0] = places;
        const next = places.includes(current) ? places.find((place) => place > current) : first;
        return (
          <li key={group} className="flex-none">
            <button
              type="button"
              aria-current={places.includes(current) ? 'true' : undefined}
              data-slide={first}
              onClick={() => onChoose(next ?? first)}
              className="no-script:hidden relative inline-flex min-h-9 items-center gap-2 rounded-full px-4 text-sm after:absolute after:inset-x-0 after:-inset-y-1 font-medium text-ink-2 shadow-[inset_0_0_0_1px_var(--color-line-2)] aria-[current]:ring-2 aria-[current]:ring-accent aria-[current]:text-accent forced-colors:border"
            >
              <span>{text.groups[group]}</span>
              <span className="num">{places.length}</span>
            </button>
          </li>
        );
      })}
    </SwipedRow>
  );
}
