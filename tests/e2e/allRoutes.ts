import { readFileSync } from 'node:fs';
import { ask } from './ask.ts';

/** The paths in `web/routes.tsx`, without their optional parts. The browser's tests cannot import it, as it imports pictures and style sheets. */
const paths = [...readFileSync('web/routes.tsx', 'utf8').matchAll(/\bpage\(\s*'([^']+)'/g)].map(
  ([, path = '']) => path.replace(/\/:\w+\?/g, ''),
);

/** Every route of the site, the 21 of spec §2 among them, with cars and an article that exist. */
export async function allRoutes(): Promise<string[]> {
  const { cars, latestBlogs } = await ask<{
    cars: { nodes: { id: string }[] };
    latestBlogs: { id: string }[];
  }>('{ cars(first: 2) { nodes { id } } latestBlogs(limit: 1) { id } }');
  const ids = new Map([
    ['/car/:id', cars.nodes[0]?.id],
    ['/blog/:id', latestBlogs[0]?.id],
  ]);
  return paths.map((path) =>
    path === '/compare'
      ? `/compare?cars=${cars.nodes.map(({ id }) => id).join(',')}`
      : path.replace(/:\w+/, ids.get(path) ?? 'nobody'),
  );
}
