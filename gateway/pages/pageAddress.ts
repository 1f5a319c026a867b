/** The address of a requested page. */
export interface PageAddress {
  /**
   * The path and query of a page, with only the parameters that the page reads, in the order of `pageParameters` (by its
   * path). The values of one name keep their order, each once, without empty ones. No unreserved character of the path is
   * encoded. So most addresses of the same page become one.
   */
  canonical: string;
  /**
   * Where to redirect a path with capitals in its first part (the rest may be an id, where capitals count) or with needless
   * slashes: to `/buy?page=2` for `/BUY/?page=2`.
   */
  moved: string | undefined;
}

/** A path that is canonical already, as nearly all are, and its query: to read them as a URL takes twice as long. */
const PLAIN = /^(\/(?:[a-z\d_~-]+(?:\/[\w~-]+)*)?)(\?[^#]*)?$/;

/** Reads a path with a query; `.` and `..` are resolved as in a browser. */
export function pageAddress(address: string, pageParameters: Record<string, readonly string[]>): PageAddress {
  const [, plainPath, query = ''] = PLAIN.exec(address) ?? [];
  if (plainPath !== undefined) {
    const canonical = query ? withQuery(plainPath, new URLSearchParams(query), pageParameters) : plainPath;
    return { canonical, moved: undefined };
  }
  const { pathname, search, searchParams } = new URL(`http://localhost${address}`);
  const path = pathname.replace(/%[0-9a-f]{2}/gi, decodeUnreserved);
  const [first = '', ...others] = path.split('/').filter(Boolean);
  const plain = `/${[lowerCase(first), ...others].join('/')}`;
  return {
    canonical: withQuery(path, searchParams, pageParameters),
    moved: plain === path ? undefined : plain + search,
  };
}

/** The path of a page with those of `given` that the page reads. */
function withQuery(
  path: string,
  given: URLSearchParams,
  pageParameters: Record<string, readonly string[]>,
): string {
  const query = new URLSearchParams();
  for (const name of pageParameters[path] ?? pageParameters[`${beginningOf(path)}/*`] ?? []) {
    for (const value of new Set(given.getAll(name))) if (value) query.append(name, value);
  }
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

/** The first part of a path with several: `/buy` of `/buy/porsche`; '' for any other path. */
function beginningOf(path: string): string {
  return path.slice(0, Math.max(path.indexOf('/', 1), 0));
}

/** The character of a code, where RFC 3986, section 2.3, needs none; any other code in capitals. */
function decodeUnreserved(code: string): string {
  const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
  return /[\w.~-]/.test(character) ? character : code.toUpperCase();
}

/** Codes of other letters stay in capitals. */
function lowerCase(text: string): string {
  return text.replace(/%[0-9A-F]{2}|[A-Z]/g, (found) => (found.length === 1 ? found.toLowerCase() : found));
}
