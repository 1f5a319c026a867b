import { expect, test as base } from '@playwright/test';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { products } from './products.ts';

const { url } = products.demo;

/** A test with the address of a partner's page, whose origin is not that of the site. */
const test = base.extend<{ partner: string }>({
  // Playwright reads from the pattern which fixtures are needed.
  // oxlint-disable-next-line no-empty-pattern
  partner: async ({}, use) => {
    const server = createServer((_request, response) =>
      response.setHeader('content-type', 'text/html').end('<!doctype html><title>Partner</title>'),
    );
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    server.closeAllConnections();
    server.close();
  },
});

test('a page of another origin reads the stock, a picture of it and the header that leads to the log @desktop', async ({
  page,
  partner,
}) => {
  await page.goto(partner);
  const seen = await page.evaluate(async (site) => {
    const answer = await fetch(`${site}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-request-id': 'partner-1' },
      body: '{"query":"{ cars(first: 1) { nodes { cover { path } } } }"}',
    });
    const { data } = (await answer.json()) as { data: { cars: { nodes: { cover: { path: string } }[] } } };
    const picture = await fetch(`${site}/pictures/480.jpg/${data.cars.nodes[0]?.cover.path}`);
    const stock = await fetch(`${site}/export/cars.jsonl`);
    const [first = ''] = (await stock.text()).split('\n');
    return {
      id: answer.headers.get('x-request-id'),
      picture: (await picture.blob()).type,
      count: (JSON.parse(first) as { count: number }).count,
    };
  }, url);
  expect(seen).toEqual({ id: 'partner-1', picture: 'image/jpeg', count: expect.any(Number) });
});

test('a page of another origin reads no page of the site, and signs nobody in @desktop', async ({
  page,
  partner,
}) => {
  await page.goto(partner);
  const seen = await page.evaluate(async (site) => {
    const home = await fetch(`${site}/login`).then(
      () => 'read',
      () => 'kept from it',
    );
    const answer = await fetch(`${site}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query:
          'mutation { logInAdmin(input: { email: "a@example.ae", password: "a long password" }) { token userErrors { code } } }',
      }),
    });
    return [home, (await answer.json()) as unknown];
  }, url);
  const refused = { logInAdmin: { token: null, userErrors: [{ code: 'FORBIDDEN' }] } };
  expect(seen).toEqual(['kept from it', { data: refused }]);
});
