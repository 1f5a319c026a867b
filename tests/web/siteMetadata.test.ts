import type { RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createRoutes } from '../../web/routes.tsx';
import { siteMetadata } from '../../web/seo/siteMetadata.ts';

test('the gateway knows every page whose path has an id, which may look like the name of a file', () => {
  const routes = createRoutes(() => {
    throw new Error('No page is loaded here.');
  });
  const beginnings = pathsIn(routes).flatMap((path) => /^[^:]+(?=:)/.exec(path) ?? []);
  expect([...new Set(beginnings)].toSorted()).toEqual(siteMetadata.idPages.toSorted());
});

function pathsIn(routes: readonly RouteObject[]): string[] {
  return routes.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsIn(children)]);
}
