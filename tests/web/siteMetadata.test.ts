import type { RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createRoutes } from '../../web/routes.tsx';
import { siteMetadata } from '../../web/seo/siteMetadata.ts';

const routes = pathsIn(
  createRoutes(() => {
    throw new Error('No page is loaded here.');
  }),
);

test('the gateway knows every page whose path has an id, which may look like the name of a file', () => {
  // Those of lists have names in place of ids, and no name in an address has a dot.
  const beginnings = routes.flatMap((path) => /^[^:]+(?=:\w+(?:\/|$))/.exec(path) ?? []);
  expect([...new Set(beginnings)].toSorted()).toEqual(siteMetadata.idPages.toSorted());
});

test('search engines are led to pages that are there, and to none that they shall leave alone', () => {
  const { pages, disallow } = siteMetadata;
  const open = routes.map((path) => path.replace(/\/:\w+\?/g, ''));
  expect(pages.filter((path) => !open.includes(path) || disallow.includes(path))).toEqual([]);
});

function pathsIn(routes: readonly RouteObject[]): string[] {
  return routes.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsIn(children)]);
}
