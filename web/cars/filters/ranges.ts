import { constants } from '../../dealer/constants.ts';
import { grouped } from '../../ui/text/grouped.ts';
import type { RangeName } from './FilterState.ts';

/** What the site knows of a range of the filter besides its words. */
interface RangeRow {
  /** Its name in the address of the listing, before `Min` and `Max`. */
  address: string;
  shown: (value: number) => string;
  /** What stands in its boxes while they are empty; a range without examples has a slider below its boxes. */
  examples?: readonly [string, string];
}

/** The ranges of the filter, in the order of the panel. */
export const ranges: Record<RangeName, RangeRow> = {
  price: { address: 'price', shown: grouped, examples: ['50,000', '500,000'] },
  mileage: { address: 'mileage', shown: grouped },
  year: { address: 'year', shown: String, examples: constants.yearPlaceholders },
  monthlyInstalment: { address: 'installment', shown: grouped },
  cylinders: { address: 'cylinders', shown: String, examples: ['4', '8'] },
  power: { address: 'power', shown: grouped, examples: ['150', '600'] },
};

/** The names of all ranges. The type of Object.keys loses them. */
export const rangeNames = Object.keys(ranges) as RangeName[];
