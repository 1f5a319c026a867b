/** A name with an ending, such as `wp-login.php`, or that begins with a dot. HTML files may be old addresses of pages. */
const FILE = /\/\.|\.(?!html?$)\w{1,12}$/i;

/**
 * Whether an address without a route names a file, such as `/assets/old.js` or `/.git/config`, rather than a page. `idPages`:
 * the beginnings of the paths that end in an id, which may look like the name of a file.
 */
export function namesFile(address: string, idPages: readonly string[]): boolean {
  const [path = ''] = address.split('?');
  return FILE.test(path) && !idPages.some((beginning) => path.startsWith(beginning));
}
