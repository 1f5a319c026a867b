import type { FieldError } from '../../http/schemas.ts';
import type { Dealership } from '../dealership.ts';
import { dubaiTime } from '../dubaiTime.ts';

/** What is wrong, besides their shape, with the parts of the price, the people and the reviews: a sentence for each. */
export function salesFaults({ priceParts, people, reviews }: Dealership, now: Date): FieldError[] {
  const today = dubaiTime(now.getTime()).day;
  const fault = (isFault: boolean, field: string, message: string) => (isFault ? [{ field, message }] : []);
  return [
    ...priceParts.flatMap(({ item, included, amount, percent }, i) => [
      ...fault(
        priceParts.findIndex((part) => part.item === item) < i,
        `priceParts.${i}`,
        `The parts of the price have ${item} twice. Leave one out.`,
      ),
      ...fault(
        included && (amount !== undefined || percent !== undefined),
        `priceParts.${i}`,
        `The price includes ${item}, so it costs nothing more. Leave its amount out, or say that it is not included.`,
      ),
      ...fault(
        amount !== undefined && percent !== undefined,
        `priceParts.${i}`,
        `Say what ${item} costs either in AED or in percent, not both.`,
      ),
    ]),
    ...people.flatMap(({ name }, i) =>
      fault(
        people.findIndex((person) => sameName(person.name, name)) < i,
        `people.${i}`,
        `Two people are called ${name}. Tell them apart.`,
      ),
    ),
    ...reviews.flatMap(({ author, day }, i) =>
      fault(day > today, `reviews.${i}`, `The review by ${author} is of a day that is still to come.`),
    ),
  ];
}

function sameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
