import type { CarFacets } from '../facets/facets.ts';
import { leftOut } from '../facets/facetParts.ts';
import type { CarColumns } from './CarColumns.ts';
import type { FilteredRows } from './FilteredRows.ts';
import { bitsOf } from './partBits.ts';

/** The counts and bounds of the matching cars; `leftOut` says which parts of the filter each leaves out. */
export function columnFacets(columns: CarColumns, filtered: FilteredRows): CarFacets {
  const { companyNames, modelNames, bodyTypeNames, numbers } = columns;
  const rowsOf = (facet: keyof CarFacets) => filtered.rows(bitsOf(leftOut[facet]));
  return {
    companies: companyNames
      .counted(countCodes(rowsOf('companies'), columns.companies, companyNames.values.length))
      .map(({ value, count }) => ({ brandName: value.name, count })),
    models: modelNames
      .counted(countCodes(rowsOf('models'), columns.models, modelNames.values.length))
      .filter(({ value }) => value.modelName && value.brandName)
      .map(({ value: { id, ...names }, count }) => ({ _id: id, ...names, count })),
    bodyTypes: bodyTypeNames
      .counted(countCodes(rowsOf('bodyTypes'), columns.bodyTypes, bodyTypeNames.values.length))
      .map(({ value, count }) => ({ bodyType: value.name, count })),
    mileage: bounds(rowsOf('mileage'), numbers.mileage),
    year: bounds(rowsOf('year'), numbers.year),
    price: bounds(rowsOf('price'), numbers.price),
    monthlyInstallment: bounds(rowsOf('monthlyInstallment'), numbers.monthlyInstallment),
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
