/**
 * The path and query of a page with the parameters that the page reads, in the order of `pageParameters` (by path); the
 * values of one name stay in theirs, each once, and empty ones are left out. The path has no slash at its end, and no
 * letter that is written as its code. Addresses that show the same page mostly become one.
 */
export function pageAddress(address: string, pageParameters: Record<string, readonly string[]>): string {
  const start = address.indexOf('?');
  const path = pathOf(start === -1 ? address : address.slice(0, start));
  if (start === -1) return path;
  const given = new URLSearchParams(address.slice(start));
  const query = new URLSearchParams(
    (pageParameters[path] ?? []).flatMap((name) =>
      [...new Set(given.getAll(name).filter(Boolean))].map((value): [string, string] => [name, value]),
    ),
  );
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

function pathOf(given: string): string {
  const path = given.length > 1 && given.endsWith('/') ? given.slice(0, -1) : given;
  return path.includes('%') ? path.replace(/%[0-9a-f]{2}/gi, decodeUnreserved) : path;
}

/** A code of RFC 3986, section 2.3, as what it stands for; any other one in capitals. */
function decodeUnreserved(code: string): string {
  const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
  return /[\w.~-]/.test(character) ? character : code.toUpperCase();
}
