import { wholeNumber } from '../../ui/text/wholeNumber.ts';

/** The ends of a range as they are typed; '' is open. */
export interface TypedRange {
  min: string;
  max: string;
}

/** What a visitor has chosen in the filter panel, searched for or not yet. */
export interface FilterState {
  makes: string[];
  /** Id of a model, or ''. */
  model: string;
  mileage: TypedRange;
  year: TypedRange;
  price: TypedRange;
  instalment: TypedRange;
  bodyTypes: string[];
  availableNow: boolean;
  /** What is typed into the search field. */
  search: string;
}

/** The range with its ends in order: a visitor who has swapped them means the range between them. */
export function inOrder(range: TypedRange): TypedRange {
  const { min, max } = range;
  return min && max && wholeNumber(min) > wholeNumber(max) ? { min: max, max: min } : range;
}

const open: TypedRange = { min: '', max: '' };

/** Nothing is chosen: every car. */
export const noFilter: FilterState = {
  makes: [],
  model: '',
  mileage: open,
  year: open,
  price: open,
  instalment: open,
  bodyTypes: [],
  availableNow: false,
  search: '',
};

/** The values with `value` added, or removed where it was among them. */
export function toggled(values: string[], value: string): string[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}
