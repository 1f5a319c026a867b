import type { FieldError } from '../../http/schemas.ts';
import type { Dealership, OpeningSpan } from '../dealership.ts';

/** The limits of the payment calculator, and the value between them. */
const limits = [
  ['minDownPayment', 'downPayment', 'maxDownPayment', 'down payment'],
  ['minMonths', 'months', 'maxMonths', 'term'],
] as const;

/** What is wrong with settings besides their shape: a sentence for each field; none for a record that can be used. */
export function settingFaults({ openingHours, holidays, promises, finance }: Dealership): FieldError[] {
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
    ...limits.flatMap(([least, value, most, what]) =>
      fault(
        finance[least] > finance[value] || finance[value] > finance[most],
        `finance.${value}`,
        `The ${what} must be between the least and the most.`,
      ),
    ),
  ];
}

function areInOrder(spans: readonly OpeningSpan[]): boolean {
  return spans.every(({ opens, closes }, i) => {
    const next = spans[i + 1];
    // A span that closes after midnight has no other one behind it.
    return opens !== closes && (!next || (opens < closes && closes < next.opens));
  });
}
