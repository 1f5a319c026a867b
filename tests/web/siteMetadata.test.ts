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
  const beginnings = routes.flatMap((path) => /^[^:]+(?=:)/.exec(path) ?? []);
  expect([...new Set(beginnings)].toSorted()).toEqual(siteMetadata.idPages.toSorted());
});

test('search engines are led to pages that are there, and to none that they shall leave alone', () => {
  const { pages, disallow } = siteMetadata;
  expect(pages.filter((path) => !routes.includes(path) || disallow.includes(path))).toEqual([]);
});

function pathsIn(routes: readonly RouteObject[]): string[] {
  return routes.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsIn(children)]);
}
