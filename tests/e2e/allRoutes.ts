import { ask } from './ask.ts';

/** The 21 routes of spec §2 and the further routes of the site, with cars and an article that exist. */
export async function allRoutes(): Promise<string[]> {
  const { cars, latestBlogs } = await ask<{
    cars: { nodes: { id: string }[] };
    latestBlogs: { id: string }[];
  }>('{ cars(first: 2) { nodes { id } } latestBlogs(limit: 1) { id } }');
  return [
    ...['/', '/about', '/sell', '/sell-confirm', '/buy', `/car/${cars.nodes[0]?.id}`],
    ...['/test-drive', '/test-drive-form', '/test-drive-confirm', '/buy-now-form', '/buy-now-confirm'],
    ...['/finance', '/finance-confirm', '/contact-us', '/blogs', `/blog/${latestBlogs[0]?.id}`],
    ...['/unsubscribe/nobody', '/likes', '/privacy-policy', '/terms', '/login', '/developers'],
    ...['/search-alert/nobody/confirm', '/search-alert/nobody/end'],
    `/compare?cars=${cars.nodes.map(({ id }) => id).join(',')}`,
  ];
}
