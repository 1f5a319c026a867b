/**
 * The `srcset` of one picture in one format. `files`: the addresses of its files by their names: `…/720.avif` and
 * `…/tall-720.avif` are 720 px wide.
 */
export function srcSetOf(files: Record<string, string>, format: 'avif' | 'jpg'): string {
  return Object.entries(files)
    .filter(([name]) => name.endsWith(format))
    .map(([name, url]) => `${url} ${/\d+/.exec(name)?.[0]}w`)
    .join(', ');
}
