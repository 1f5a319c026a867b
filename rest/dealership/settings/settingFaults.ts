import { answeredKinds } from '../../enquiries/answeredKinds.ts';
import type { FieldError } from '../../http/schemas.ts';
import type { Dealership, OpeningSpan } from '../dealership.ts';
import { AHEAD_OF_UTC } from '../dubaiTime.ts';
import { latestAnswer } from '../latestAnswer.ts';
import { placeFaults } from './placeFaults.ts';
import { salesFaults } from './salesFaults.ts';

/** The limits of the payment calculator, and the value between them. */
const limits = [
  ['minDownPayment', 'downPayment', 'maxDownPayment', 'down payment'],
  ['minMonths', 'months', 'maxMonths', 'term'],
] as const;

/** What is wrong with settings besides their shape: a sentence for each field; none for a record that can be used. */
export function settingFaults(dealership: Dealership, now: Date): FieldError[] {
  const { openingHours, holidays, promises, finance } = dealership;
  const fault = (isFault: boolean, field: string, message: string) => (isFault ? [{ field, message }] : []);
  return [
    ...Object.entries(openingHours).flatMap(([day, spans]) =>
      fault(
        !areInOrder(spans),
        `openingHours.${day}`,
        `Hours on ${day} must not overlap: each must close before the next one opens, and only the last one may close after midnight.`,
      ),
    ),
    ...holidays.flatMap(({ from, to = from, name }, i) =>
      fault(to < from, `holidays.${i}`, `${name} must not end before it begins.`),
    ),
    ...Object.entries(promises).flatMap(([name, { min = 0, max }]) =>
      fault(min >= max, `promises.${name}`, 'The shorter time of a promise must be below the longer one.'),
    ),
    ...endlessPromises(dealership, now).map((name) => ({
      field: `promises.${name}`,
      message:
        'With these hours and holidays, nobody could be told by when this promise is kept. Shorten it, or open on more days.',
    })),
    ...limits.flatMap(([least, value, most, what]) =>
      fault(
        finance[least] > finance[value] || finance[value] > finance[most],
        `finance.${value}`,
        `The ${what} must be between the least and the most.`,
      ),
    ),
    ...placeFaults(dealership),
    ...salesFaults(dealership, now),
  ];
}

/** The promises of answers that have no end, although the showroom opens: the clock would not find it (`latestAnswer`). */
function endlessPromises(dealership: Dealership, now: Date): string[] {
  const { openingHours, holidays, promises } = dealership;
  if (Object.values(openingHours).every((spans) => spans.length === 0)) return [];
  // An answer takes longest from the beginning of a holiday on.
  const starts = holidays.map(({ from }) => Date.parse(from) - AHEAD_OF_UTC);
  const moments = [now.getTime(), ...starts.filter((start) => start > now.getTime())];
  const endless = Array.from(answeredKinds.values()).filter(({ promise, counted }) =>
    moments.some((from) => !latestAnswer(promises[promise], from, counted, dealership)),
  );
  return [...new Set(endless.map(({ promise }) => promise))];
}

function areInOrder(spans: readonly OpeningSpan[]): boolean {
  return spans.every(({ opens, closes }, i) => {
    const next = spans[i + 1];
    // A span that closes after midnight has no other one behind it.
    return opens !== closes && (!next || (opens < closes && closes < next.opens));
  });
}
