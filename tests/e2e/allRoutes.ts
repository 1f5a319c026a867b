import { products } from './products.ts';

/** The 21 routes of spec §2 and those beside it, with cars and an article that exist. */
export async function allRoutes(): Promise<string[]> {
  const response = await fetch(`${products.demo.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{ "query": "{ cars(first: 2) { nodes { id } } latestBlogs(limit: 1) { id } }" }',
  });
  const { data } = (await response.json()) as {
    data: { cars: { nodes: { id: string }[] }; latestBlogs: { id: string }[] };
  };
  return [
    ...['/', '/about', '/sell', '/sell-confirm', '/buy', `/car/${data.cars.nodes[0]?.id}`],
    ...['/test-drive', '/test-drive-form', '/test-drive-confirm', '/buy-now-form', '/buy-now-confirm'],
    ...['/finance', '/finance-confirm', '/contact-us', '/blogs', `/blog/${data.latestBlogs[0]?.id}`],
    ...['/unsubscribe/nobody', '/likes', '/privacy-policy', '/terms', '/login', '/developers'],
    ...['/search-alert/nobody/confirm', '/search-alert/nobody/end'],
    `/compare?cars=${data.cars.nodes.map(({ id }) => id).join(',')}`,
  ];
}
