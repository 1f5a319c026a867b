/** Vite's manifest of the built files, by their sources. */
export type Manifest = Record<string, { file: string; name?: string; imports?: string[] }>;

/** The source of the client. */
const CLIENT = 'index.html';

/**
 * Takes the manifest of the built site, and returns a function that gives the addresses of the scripts that the client
 * imports before the page of a route is hydrated: first those of every page, then the page's own, each after the scripts that
 * it imports itself. The id of a route is the name of its page's file, such as `BuyPage`.
 */
export function modulePreloads(manifest: Manifest): (route: string | undefined) => string[] {
  const sources = new Map(Object.entries(manifest).map(([source, { name }]) => [name, source]));
  return (route) => {
    const found = new Set<string>();
    const ordered: string[] = [];
    const visit = (source: string) => {
      if (found.has(source)) return;
      found.add(source);
      manifest[source]?.imports?.forEach(visit);
      if (source !== CLIENT) ordered.push(`/${manifest[source]?.file}`);
    };
    visit(CLIENT);
    const page = route && sources.get(route);
    if (page) visit(page);
    return ordered;
  };
}
