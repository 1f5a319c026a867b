import { dealership } from '../../dealer/dealership.ts';
import { openingHours } from '../../dealer/openingHours.ts';
import { formatDays } from '../text/formatDays.ts';
import { useMessages } from '../text/useMessages.ts';
import { pageMessages } from './messages.ts';

/** How many of the next holidays are told. */
const HOLIDAYS = 3;

/** When the showroom is open, and the next days on which it is not, a line each. The gateway leaves out holidays that are over. */
export function OpeningLines({ className }: { className: string }) {
  const text = useMessages(pageMessages);
  const lines = [
    ...openingHours().map(({ line }) => line),
    ...dealership.holidays.slice(0, HOLIDAYS).map(({ from, to }) => text.closedOn(formatDays(from, to))),
  ];
  return lines.map((line) => (
    <p key={line} className={className}>
      {line}
    </p>
  ));
}
