import { paths } from '../paths.ts';
import { atMost } from '../cars/actions/comparedCars.ts';

/** The cars that an address compares. */
export interface Comparison {
  /** Their ids, at most as many as can be compared. */
  ids: string[];
  /** How many more cars the address names. */
  ignored: number;
}

/** Reads `?cars=id1,id2`. */
export function readComparison(search: URLSearchParams): Comparison {
  const named = new Set((search.get('cars') ?? '').split(',').map((id) => id.trim()));
  named.delete('');
  const ids = atMost([...named]);
  return { ids, ignored: named.size - ids.length };
}

/** The address of a comparison of these cars. */
export function comparisonOf(ids: readonly string[]): string {
  return ids.length > 0 ? `${paths.compare}?cars=${ids.map(encodeURIComponent).join(',')}` : paths.compare;
}
