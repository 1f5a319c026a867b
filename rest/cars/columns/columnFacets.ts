import { claims } from '../claims/claims.ts';
import { leftOut } from '../facets/facetParts.ts';
import { type CarFacets, nameFacets } from '../facets/facets.ts';
import { ranges } from '../ranges.ts';
import { recordOf } from '../recordOf.ts';
import type { CarColumns } from './CarColumns.ts';
import type { FilteredRows } from './FilteredRows.ts';
import { bitsOf } from './partBits.ts';

/** The counts and bounds of the matching cars; `leftOut` says which parts of the filter each leaves out. */
export function columnFacets(columns: CarColumns, filtered: FilteredRows): CarFacets {
  const { names, models, modelNames, numbers } = columns;
  const rowsOf = (facet: keyof CarFacets) => filtered.rows(bitsOf(leftOut[facet]));
  return {
    ...nameFacets(({ part }) => {
      const { codes, dictionary } = names[part];
      return dictionary
        .counted(countCodes(rowsOf(part), codes, dictionary.values.length))
        .map(({ value: { name }, count }) => ({ name, count }));
    }),
    models: modelNames
      .counted(countCodes(rowsOf('models'), models, modelNames.values.length))
      .filter(({ value }) => value.modelName && value.brandName)
      .map(({ value: { id, ...model }, count }) => ({ _id: id, ...model, count })),
    ...recordOf(ranges, ({ column }) => [column, bounds(rowsOf(column), numbers[column])]),
    ...recordOf(claims, ({ part }) => [part, countLasting(rowsOf(part), numbers[part])]),
  };
}

/** How many of the rows have each code below `length`. */
function countCodes(rows: Int32Array, codes: Uint32Array, length: number): Uint32Array {
  const counts = new Uint32Array(length);
  for (let i = 0; i < rows.length; i += 1) {
    const code = codes[rows[i] ?? 0] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}

/** How many of the rows have a moment that is not over. */
function countLasting(rows: Int32Array, moments: Float64Array): number {
  const now = Date.now();
  let count = 0;
  // A missing value is NaN, which is not behind now.
  for (let i = 0; i < rows.length; i += 1) count += +((moments[rows[i] ?? 0] ?? NaN) >= now);
  return count;
}

/** The smallest and the largest value of the rows. */
function bounds(rows: Int32Array, values: Float64Array) {
  let min = Infinity;
  let max = -Infinity;
  for (let i = 0; i < rows.length; i += 1) {
    // A missing value is NaN, which is neither smaller nor larger.
    const value = values[rows[i] ?? 0] ?? NaN;
    if (value < min) min = value;
    if (value > max) max = value;
  }
  return min <= max ? { min, max } : { min: null, max: null };
}
