/** A step up, as it is or percent-encoded, between slashes of any kind. */
const stepUp = /(^|[/\\]|%2f|%5c)(\.|%2e){1,2}($|[/\\]|%2f|%5c)/i;
/** What no path of a file needs: a query, a fragment, a backslash, a line break. */
const unusual = /[?#\\\p{Cc}]/u;

/**
 * The path at which the origin at `restUrl` serves the picture `path`, which is a path or a whole address of that origin.
 * Undefined for other origins, for steps up and for addresses with a query.
 */
export function resolveOriginPath(path: string, restUrl: string): string | undefined {
  const base = new URL(restUrl.endsWith('/') ? restUrl : `${restUrl}/`);
  const relative = path.replace(/^\/+/, '');
  if (stepUp.test(relative) || unusual.test(relative) || !URL.canParse(relative, base)) return undefined;
  const { origin, pathname } = new URL(relative, base);
  if (origin !== base.origin || !pathname.startsWith(base.pathname)) return undefined;
  return pathname.slice(base.pathname.length - 1);
}
