import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brandStore } from '../../rest/brands/brandStore.ts';
import { carStore } from '../../rest/cars/carStore.ts';
import { type Described, readPage } from '../browser/readPage.ts';
import { runGateway, type RunningGateway } from '../servers/runGateway.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { sourceSite } from '../servers/sourceSite.tsx';
import { aCar, aCompany, carOf } from '../stock/aCar.ts';

const SITE = 'https://www.example.ae';

let rest: RunningRest;
let gateway: RunningGateway;

beforeAll(async () => {
  rest = await runRest();
  const cars = carStore(rest.store);
  const price = (amount: number) => ({ originalPrice: amount, discountedPrice: null });
  for (let i = 0; i < 7; i += 1) await cars.save(aCar({ ...price(200_000 + i), year: 2015 + i }));
  await cars.save(aCar({ ...carOf('BMW', '3 Series'), ...price(90_000), year: 2019, bodyType: 'Sedan' }));
  await cars.save(aCar({ ...carOf('BMW', 'M4'), ...price(410_000), year: 2023, saleStatus: 'sold' }));
  await cars.save(aCar({ ...carOf('Porsche', '911'), ...price(450_000), year: 2020, bodyType: 'Sports' }));
  await cars.save(aCar({ ...carOf('Jaguar', 'F-Type'), saleStatus: 'sold', bodyType: 'Convertible' }));
  await cars.save(aCar({ ...carOf('Citroën', 'C4'), ...price(30_000), bodyType: null }));
  await cars.save(aCar({ ...carOf('CITROEN', 'C5'), ...price(40_000), bodyType: null }));
  await cars.save(aCar({ ...carOf('Sports', 'One'), bodyType: null, ...price(150_000), year: 1990 }));
  await brandStore(rest.store).addCompany(aCompany({ brandName: 'Mercedes-Benz' }));
  gateway = await runGateway({ restUrl: rest.url, site: sourceSite, siteUrl: SITE });
});
afterAll(async () => {
  await gateway.close();
  await rest.close();
});

const read = (path: string) => readPage(gateway.url + path);
const find = (described: Described[], type: string) => described.find((thing) => thing['@type'] === type);
const namesIn = (list: unknown) => (list as { name: string }[]).map(({ name }) => name);

describe('a list with an address of its own', () => {
  test.each([
    [
      '/buy/bmw',
      'Used BMW cars for sale in Dubai',
      'BMW',
      'BMW. 8 BMW cars are for sale in Dubai, model years 2015 to 2021. Prices start at AED\u00a090,000.',
    ],
    [
      '/buy/bmw/3-series',
      'Used BMW 3 Series cars for sale in Dubai',
      'BMW 3 Series',
      'BMW 3 Series. 1 BMW 3 Series is for sale in Dubai, model year 2019. The price is AED\u00a090,000.',
    ],
    [
      '/buy/sports',
      'Used sports cars for sale in Dubai',
      'Sports cars',
      'Sports cars. 1 sports car is for sale in Dubai, model year 2020. The price is AED\u00a0450,000.',
    ],
    [
      '/buy/over-400000',
      'Used cars over AED\u00a0400,000 for sale in Dubai',
      'Cars over AED\u00a0400,000',
      'Cars over AED\u00a0400,000. 1 car over AED\u00a0400,000 is for sale in Dubai, model year 2020. The price is AED\u00a0450,000.',
    ],
    [
      '/buy/jaguar',
      'Used Jaguar cars for sale in Dubai',
      'Jaguar',
      'Jaguar. No Jaguar is for sale at the moment.',
    ],
  ])(
    '%s says in its title, heading and description what the stock has',
    async (path, title, heading, said) => {
      const page = await read(path);
      expect([page.status, page.title, page.heading]).toEqual([200, [`${title} · Marsa`], heading]);
      expect([page.meta('description'), page.meta('robots')]).toEqual([[said], []]);
      expect(page.link('canonical')).toEqual([SITE + path]);
      expect(page.html).toContain(said.replace(`${heading}. `, ''));
    },
  );

  test('has further filters in its title, its heading and its address', async () => {
    const page = await read('/buy/bmw?yearMin=2018');
    expect(page.title).toEqual(['Used BMW cars for sale in Dubai: From 2018 · Marsa']);
    expect([page.heading, page.link('canonical')]).toEqual([
      'BMW: From 2018',
      [`${SITE}/buy/bmw?yearMin=2018`],
    ]);
    // Facets leave out what the filter says of the years, so that those of these cars are not known.
    expect(page.meta('description')).toEqual([
      'BMW: From 2018. 5 BMW cars are for sale in Dubai. Prices start at AED\u00a090,000.',
    ]);
  });

  test('says where it is, and which cars it has', async () => {
    const { described } = await read('/buy/bmw/x5?page=2');
    expect(find(described, 'BreadcrumbList')?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${SITE}/` },
      { '@type': 'ListItem', position: 2, name: 'Cars', item: `${SITE}/buy` },
      { '@type': 'ListItem', position: 3, name: 'BMW', item: `${SITE}/buy/bmw` },
      { '@type': 'ListItem', position: 4, name: 'X5' },
    ]);
    expect(find(described, 'ItemList')).toMatchObject({
      name: 'BMW X5',
      numberOfItems: 7,
      itemListElement: [{ '@type': 'ListItem', position: 7, url: expect.stringContaining(`${SITE}/car/`) }],
    });
    expect(namesIn(find(described, 'ItemList')?.itemListElement)).toEqual(['BMW X5 xDrive40i']);
  });

  test('of a make leads to its models, and every other to the makes', async () => {
    const links = async (path: string, heading: string) => {
      const { html } = await read(path);
      const [, nav = ''] = html.split(`<nav aria-label="${heading}"`);
      return [...(nav.split('</nav>')[0] ?? '').matchAll(/href="([^"]+)"/g)].map(([, link]) => link);
    };
    expect(await links('/buy/bmw', 'BMW models')).toEqual([
      ...['/buy/bmw/3-series', '/buy/bmw/m4', '/buy/bmw/x5'],
    ]);
    expect(await links('/buy', 'Makes')).toEqual([
      ...['/buy/bmw', '/buy/citroen', '/buy/jaguar', '/buy/porsche', '/buy/sports-cars'],
    ]);
    expect(await links('/buy/suv', 'Makes')).toEqual(['/buy/bmw?body=SUV']);
  });

  test('is the same for makes of which only the spelling differs', async () => {
    expect((await read('/buy/citroen')).html).toContain('2 CITROEN cars are for sale');
  });

  test('has another name where a make is called as a body type', async () => {
    const { heading, html } = await read('/buy/sports-cars');
    expect(heading).toBe('Sports');
    expect(html).toContain('model year 1990');
  });
});

test.each([
  ['/buy?company=BMW', '/buy/bmw'],
  ['/buy?company=bmw&company=BMW&sort=price-low', '/buy/bmw?sort=price-low'],
  ['/buy?company=BMW&model=bmw-x5&page=2', '/buy/bmw/x5?page=2'],
  ['/buy/bmw?model=bmw-x5', '/buy/bmw/x5'],
  ['/buy?body=SUV', '/buy/suv'],
  ['/buy?body=suv&priceMax=300000', '/buy/suv?priceMax=300000'],
  ['/buy?priceMax=200%2C000', '/buy/under-200000'],
  ['/buy?priceMin=400000&priceMax=200000&available=true', '/buy/200000-to-400000?available=true'],
  ['/buy?company=Sports', '/buy/sports-cars'],
  ['/buy/BMW/X5', '/buy/bmw/x5'],
  ['/buy/Cross%20Over', '/buy/cross-over'],
  ['/buy/suv?company=BMW', '/buy/bmw?body=SUV'],
])('%s leads to %s for good', async (path, to) => {
  const { status, headers } = await fetch(gateway.url + path, { redirect: 'manual' });
  expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([
    ...[308, to, 'public, max-age=86400'],
  ]);
});

test.each(['/buy?company=BMW&company=Audi', '/buy?model=bmw-x5', '/buy?body=Coupe', '/buy?priceMax=123456'])(
  '%s stays, as it has no other address',
  async (path) => {
    expect((await read(path)).status).toBe(200);
  },
);

test.each([
  ['free text', '/buy?q=x5', 200],
  ['words of a title', '/buy/bmw?title=history', 200],
  ['nothing found', '/buy?priceMax=1', 200],
  ['a make without a car', '/buy/mercedes-benz', 200],
  ['three filters', '/buy/bmw?yearMin=2015&available=true', 200],
  ['a make that the dealer does not have', '/buy/lada', 404],
  ['a model that the make does not have', '/buy/bmw/cayenne', 404],
])('search engines leave a list alone for %s', async (_why, path, expected) => {
  const { status, meta, link, described } = await read(path);
  expect([status, meta('robots'), link('canonical'), described]).toEqual([expected, ['noindex'], [], []]);
});

test('a make without a car says so', async () => {
  const { heading, html } = await read('/buy/mercedes-benz');
  expect(heading).toBe('Mercedes-Benz');
  expect(html).toContain('No Mercedes-Benz is for sale at the moment.');
});

test('an address that names no make leads on', async () => {
  const { heading, links, html } = await read('/buy/alfa-romeo');
  expect([heading, links.includes('/buy'), links.includes('/buy/porsche')]).toEqual([
    'Alfa Romeo',
    true,
    true,
  ]);
  expect(html).toContain('No Cars Found');
  expect((await read('/buy/bmw/cayenne')).links).toContain('/buy/bmw');
});

test.each(['/buy/suv/x5', '/buy/under-100000/x5', '/buy/bmw/x5/more', '/buy/--', '/buy/bmw/%E2%80%A2'])(
  '%s is no page',
  async (path) => {
    const { status, links } = await read(path);
    expect([status, links.includes('/buy')]).toEqual([404, true]);
  },
);

test('a list that cannot be reached is neither lost nor unknown', async () => {
  const down = await runGateway({ restUrl: 'http://127.0.0.1:9', site: sourceSite });
  const { status, meta } = await readPage(`${down.url}/buy/porsche`);
  await down.close();
  expect([status, meta('robots')]).toEqual([503, ['noindex']]);
});
