import type { SubscribersPageQuery } from '../../generated/SubscribersPage.ts';
import { useMessages } from '../../ui/text/useMessages.ts';
import { subscriberMessages } from './messages.ts';

type Week = NonNullable<SubscribersPageQuery['subscribers']>['weeks'][number];

/** The size of the drawing: a bar takes as much room as the gap beside it and half of it more. */
const [WIDTH, HEIGHT, BAR, STEP] = [240, 48, 14, 20];
/** How high the bar of a week without new ones is. */
const NONE = 1.5;

const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** How many subscribed in each week, as small bars; screen readers read a list. */
export function GrowthBars({ weeks }: { weeks: readonly Week[] }) {
  const text = useMessages(subscriberMessages);
  const most = Math.max(1, ...weeks.map(({ count }) => count));
  return (
    <figure>
      <figcaption className="text-sm text-ink-2">{text.growth}</figcaption>
      <svg
        aria-hidden
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="mt-2 h-12 w-60 max-w-full fill-accent rtl:-scale-x-100"
      >
        {weeks.map(({ from, count }, i) => {
          const height = Math.max(NONE, (count / most) * HEIGHT);
          return (
            <rect key={from} x={i * STEP} y={HEIGHT - height} width={BAR} height={height} rx={1.5}>
              <title>{text.weekOf(dayFormat.format(new Date(from)), count)}</title>
            </rect>
          );
        })}
      </svg>
      <p className="num mt-1 text-xs text-ink-2">{text.thisWeek(weeks.at(-1)?.count ?? 0)}</p>
      <ul className="sr-only">
        {weeks.map(({ from, count }) => (
          <li key={from}>{text.weekOf(dayFormat.format(new Date(from)), count)}</li>
        ))}
      </ul>
    </figure>
  );
}
