/**
 * The path and query of a page with the parameters that the page reads, in the order of `pageParameters` (by path); the
 * values of one name stay in theirs, each once, and empty ones are left out. The path has no letter that is written as its
 * code. Addresses that show the same page mostly become one.
 */
export function pageAddress(address: string, pageParameters: Record<string, readonly string[]>): string {
  const { path, given } = parse(address);
  const query = new URLSearchParams(
    (pageParameters[path] ?? []).flatMap((name) =>
      [...new Set(given.getAll(name).filter(Boolean))].map((value): [string, string] => [name, value]),
    ),
  );
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

/**
 * The address of a page that is asked for with capitals in the first part of its path (the rest may be an id, where they
 * count), or with slashes that it does not need, such as `/buy?page=2` for `/BUY/?page=2`; undefined for one without.
 */
export function movedAddress(address: string): string | undefined {
  const { path, search } = parse(address);
  const [first = '', ...others] = path.split('/').filter(Boolean);
  const moved = `/${[lowerCase(first), ...others].join('/')}`;
  return moved === path ? undefined : moved + search;
}

/** Of a path with a query, and dots that stand for folders as a browser resolves them. */
function parse(address: string) {
  const { pathname, search, searchParams } = new URL(`http://localhost${address}`);
  return { path: pathname.replace(/%[0-9a-f]{2}/gi, decodeUnreserved), search, given: searchParams };
}

/** A code of RFC 3986, section 2.3, as what it stands for; any other one in capitals. */
function decodeUnreserved(code: string): string {
  const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
  return /[\w.~-]/.test(character) ? character : code.toUpperCase();
}

/** Codes of other letters stay in capitals. */
function lowerCase(text: string): string {
  return text.replace(/%[0-9A-F]{2}|[A-Z]/g, (found) => (found.length === 1 ? found.toLowerCase() : found));
}
