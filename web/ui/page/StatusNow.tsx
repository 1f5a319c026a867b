import { clsx } from 'clsx';
import { type OpenNow, openNow } from '../../dealer/openNow.ts';
import { useMinute } from '../hooks/useMinute.ts';
import { formatDays } from '../text/formatDays.ts';
import { useMessages } from '../text/useMessages.ts';
import { statusMessages } from './statusMessages.ts';

/** The status of the showroom in this minute, with a dot that is full while it is open. */
export function StatusNow() {
  const text = useMessages(statusMessages);
  const now = openNow(useMinute());
  if (!now) return null;
  return (
    <>
      <span
        aria-hidden
        className={clsx(
          'size-2 flex-none rounded-full border border-accent',
          now.open && 'bg-accent forced-colors:bg-[CanvasText]',
        )}
      />
      <span>{inWords(now, text)}</span>
    </>
  );
}

function inWords({ open, time, daysAhead, date, weekday }: OpenNow, text: typeof statusMessages.en): string {
  if (open) return text.openUntil(time);
  if (daysAhead === 0) return text.opensToday(time);
  if (daysAhead === 1) return text.opensTomorrow(time);
  if (daysAhead < 7) return text.opensOn(weekday, time);
  return text.opensOnDate(weekday, formatDays(date), time);
}
