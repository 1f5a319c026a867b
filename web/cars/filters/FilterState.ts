import type { CarFilter, IntRange } from '../../generated/BuyPage.ts';
import { wholeNumber } from '../../ui/text/wholeNumber.ts';

/** The ends of a range as they are typed; '' is open. */
export interface TypedRange {
  min: string;
  max: string;
}

/** A value of the graph's filter as a visitor chooses it; '' and empty lists are nothing. */
type Chosen<Wanted> = Wanted extends boolean
  ? boolean
  : Wanted extends IntRange
    ? TypedRange
    : Wanted extends unknown[]
      ? Wanted
      : string;

/** What a visitor has chosen for each part of the graph's filter, searched for or not yet. */
export type FilterState = { [Part in keyof CarFilter]-?: Chosen<NonNullable<CarFilter[Part]>> };
/** The name of a part. */
export type FilterName = keyof FilterState;
/** The name of a part that is a range. */
export type RangeName = {
  [Part in FilterName]: FilterState[Part] extends TypedRange ? Part : never;
}[FilterName];

/** The range with its ends in order: a visitor who has swapped them means the range between them. */
export function inOrder(range: TypedRange): TypedRange {
  const { min, max } = range;
  return min && max && wholeNumber(min) > wholeNumber(max) ? { min: max, max: min } : range;
}

/** The values with `value` added, or removed where it was among them. */
export function toggled(values: string[], value: string): string[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}
