/**
 * The path and query of a page with the parameters that the page reads, in the order of `pageParameters` (by path); the
 * values of one name stay in theirs, each once. Addresses that show the same page mostly become one.
 */
export function pageAddress(address: string, pageParameters: Record<string, readonly string[]>): string {
  const start = address.indexOf('?');
  if (start === -1) return address;
  const path = address.slice(0, start);
  const given = new URLSearchParams(address.slice(start));
  const read = pageParameters[path.length > 1 ? path.replace(/\/$/, '') : path] ?? [];
  const query = new URLSearchParams(
    read.flatMap((name) => [...new Set(given.getAll(name))].map((value): [string, string] => [name, value])),
  );
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}
