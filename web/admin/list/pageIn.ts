/** A page after this one is none. */
const LAST_PAGE = 1_000_000;

/** The page of a list in its address; the first one where there is none, or no number. */
export function pageIn(address: URLSearchParams): number {
  const page = Number(address.get('page'));
  return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1;
}
