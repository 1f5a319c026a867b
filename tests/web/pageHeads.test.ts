import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blogStore } from '../../rest/blogs/blogStore.ts';
import { carStore } from '../../rest/cars/carStore.ts';
import { splitHead } from '../../web/delivery/splitHead.ts';
import { dealership } from '../../web/dealer/dealership.ts';
import { truncate } from '../../web/ui/text/truncate.ts';
import { aBareCar, aBlog, aCar, carOf } from '../stock/aCar.ts';
import { runOrigin } from '../origins/runOrigin.ts';
import { type Described, readPage } from '../browser/readPage.ts';
import { runGateway, type RunningGateway } from '../servers/runGateway.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { sourceSite } from '../servers/sourceSite.tsx';

const SITE = 'https://www.example.ae';
/** A text that tries to break out of an attribute, a title and a script; in two scripts, and far too long. */
const hostile = `"><meta name="robots" content="none"> </title></script><script>alert('1')</script> & <!-- نيسان باترول ${'long '.repeat(1_000)}`;

let rest: RunningRest;
let gateway: RunningGateway;

beforeAll(async () => {
  rest = await runRest();
  const cars = carStore(rest.store);
  const images = [
    { _id: '1', path: 'photos/one.jpg', filename: 'illustration-front.jpg' },
    { _id: '2', path: 'photos/two.jpg', filename: 'two.jpg' },
  ];
  const make = { _id: 'make', brandName: hostile };
  const description = `<p>${hostile}</p>`;
  await cars.save(aBareCar({ _id: 'hostile', manufacturerId: make, title: hostile, description }));
  await cars.save(aBareCar({ _id: 'bare', manufacturerId: { _id: 'bmw', brandName: 'BMW' } }));
  await cars.save(aCar({ _id: 'unfinished', images, manufacturerId: null, title: 'White SUV' }));
  await cars.save(aCar({ _id: 'sold', saleStatus: 'sold' }));
  const turn = ['a', 'b'].map((name) => ({ _id: name, path: `photos/${name}.jpg`, filename: `${name}.jpg` }));
  const spin = { address: null, images: turn };
  await cars.save(aCar({ _id: 'reserved', saleStatus: 'reserved', spin }));
  await cars.save(aCar({ _id: 'withdrawn', ...carOf('Audi', 'Q7') }));
  await cars.withdraw('withdrawn');
  for (let i = 0; i < 12; i += 1) await cars.save(aCar({ testDrive: 'yes' }));
  await cars.save(aCar({ _id: 'x5', images, discountedPrice: 180_000 }));
  await blogStore(rest.store).add(
    aBlog({ _id: 'gcc', title: 'What GCC means', description: '<p>What heat &amp; dust do.</p>' }),
  );
  await blogStore(rest.store).add(
    aBlog({ _id: 'hostile', title: hostile, description: `<p>${hostile}</p>`, image: null }),
  );
  gateway = await runGateway({ restUrl: rest.url, site: sourceSite, siteUrl: SITE });
});
afterAll(async () => {
  await gateway.close();
  await rest.close();
});

const read = (path: string) => readPage(gateway.url + path);
/** The only thing of a type that a page describes. */
const only = (described: Described[], type: string) => {
  const [thing, ...others] = described.filter((each) => each['@type'] === type);
  expect([thing?.['@context'], others]).toEqual(['https://schema.org', []]);
  return thing;
};

describe('a page that search engines shall know', () => {
  test.each([
    ['/', '/', 'Premium used cars in Dubai'],
    ['/about', '/about', 'About us: sell, buy, exchange, consign'],
    ['/sell?utm_source=x', '/sell', 'Sell your car'],
    ['/buy', '/buy', 'Premium used cars for sale in Dubai'],
    ['/car/x5?from=mail', '/car/x5', '2021 BMW X5 xDrive40i, 40,000\u00a0km, AED\u00a0180,000, Dubai'],
    ['/test-drive', '/test-drive', 'Book a test drive'],
    ['/test-drive?page=2', '/test-drive?page=2', 'Book a test drive, page 2'],
    ['/finance', '/finance', 'Finance'],
    ['/contact-us', '/contact-us', 'Contact'],
    ['/blogs', '/blogs', 'Blog: buying, selling and keeping a car in the Emirates'],
    ['/blog/gcc', '/blog/gcc', 'What GCC means'],
    ['/privacy-policy', '/privacy-policy', 'Privacy Policy'],
    ['/terms', '/terms', 'Terms'],
    ['/developers', '/developers', 'Developers: the API of our stock'],
  ])('%s has one title, one description, one address and one preview', async (path, canonical, title) => {
    const { status, meta, link, astray, scripts, ...page } = await read(path);
    expect([status, page.title, astray, scripts]).toEqual([200, [`${title} · Marsa`], [], []]);
    expect([link('canonical'), meta('og:url')]).toEqual([[SITE + canonical], [SITE + canonical]]);
    const [description, ...others] = meta('description');
    expect(description?.length).toBeGreaterThan(15);
    expect([others, meta('og:description')]).toEqual([[], [description]]);
    expect([meta('og:title'), meta('og:site_name'), meta('og:locale')]).toEqual([
      [title],
      ['Marsa'],
      ['en_AE'],
    ]);
    expect(meta('og:image')).toEqual([expect.stringMatching(/^https:\/\/www\.example\.ae\/.+\.jpg/)]);
    expect(meta('og:image:alt')[0]?.length).toBeGreaterThan(3);
    expect(Number(meta('og:image:width')[0]) / Number(meta('og:image:height')[0])).toBeCloseTo(1.75, 0);
    expect([meta('twitter:card'), meta('robots')]).toEqual([['summary_large_image'], []]);
  });

  test('has the host that was asked in its addresses where no other is set', async () => {
    const open = await runGateway({ restUrl: rest.url, site: sourceSite });
    expect((await readPage(`${open.url}/about`)).link('canonical')).toEqual([`${open.url}/about`]);
    await open.close();
  });
});

test.each([
  ['/no-such-page', 404],
  ['/car/never-listed', 404],
  [`/car/${'x'.repeat(150)}`, 404],
  ['/car/withdrawn', 410],
  ['/blog/nowhere', 404],
  ['/likes', 200],
  ['/login', 200],
  ['/unsubscribe/somebody', 200],
  ['/sell-confirm', 200],
  ['/test-drive-confirm', 200],
  ['/buy-now-confirm', 200],
  ['/my-offer-confirm', 200],
  ['/finance-confirm', 200],
])('search engines shall leave %s alone, which answers %i and leads on', async (path, expected) => {
  const { status, meta, link, links, title, described } = await read(path);
  expect([status, meta('robots'), link('canonical')]).toEqual([expected, ['noindex'], []]);
  expect([meta('og:url'), described]).toEqual([[], []]);
  expect(title).toEqual([expect.stringMatching(/ · Marsa$/)]);
  if (status !== 200) expect(links).toContain('/buy');
});

test.each([
  ['/buy?page=99', '/buy?page=3'],
  ['/buy?available=true&sort=price-low&page=99', '/buy?available=true&sort=price-low&page=3'],
  ['/buy/bmw?page=99', '/buy/bmw?page=3'],
])('%s, behind the last page, leads to %s', async (path, last) => {
  const { status, headers } = await fetch(`${gateway.url}${path}`, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([302, last]);
});

test.each(['/test-drive-form', '/buy-now-form?car=x5', '/my-offer?car=x5'])(
  'search engines leave the form %s alone, which can be shared',
  async (path) => {
    const { status, meta, link } = await read(path);
    expect([status, meta('robots'), link('canonical')]).toEqual([200, ['noindex'], []]);
    expect(meta('og:url')).toEqual([SITE + path.split('?')[0]]);
  },
);

test('the page of a car that the dealer has withdrawn says so in words of its own', async () => {
  const { heading, links } = await read('/car/withdrawn');
  expect(heading).toBe('This car is no longer for sale');
  expect(links).toEqual(['/buy', '/sell']);
});

test.each([
  ['/buy/bmw', '/api/v1/companies'],
  ['/buy/bmw/x5', '/api/v1/fetch-vehicle-types'],
])('%s, whose name could not be looked up, asks search engines to come back', async (path, failing) => {
  const origin = await runOrigin((request, response) => {
    const asked = request.url?.split('?')[0] ?? '';
    const answer =
      asked === '/api/v1/companies' ? { companies: [{ _id: 'bmw', brandName: 'BMW' }] } : { cars: [] };
    response.writeHead(asked === failing ? 500 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer));
  });
  const failingGateway = await runGateway({ restUrl: origin.url, site: sourceSite });
  const { status, meta, heading } = await readPage(failingGateway.url + path);
  expect([status, meta('robots'), heading]).toEqual([503, ['noindex'], 'This page cannot be shown']);
  await failingGateway.close();
  await origin.close();
});

test('the pictures of a turn are links in a browser that runs no scripts', async () => {
  const { html } = await read('/car/reserved');
  const [, row = ''] = html.split('<noscript>');
  const shown = row.split('</noscript>')[0] ?? '';
  expect([...shown.matchAll(/href="([^"]+)"/g)].map(([, link]) => link)).toEqual(
    ['a', 'b'].map((name) => `/pictures/1600.jpg/photos/${name}.jpg`),
  );
  expect(shown).toContain('alt="BMW X5 xDrive40i, turned: view 2 of 2"');
});

test('a page that cannot be shown now is no page for search engines either', async () => {
  const down = await runGateway({ restUrl: 'http://127.0.0.1:9', site: sourceSite });
  const { status, meta } = await readPage(`${down.url}/car/x5`);
  expect([status, meta('robots')]).toEqual([503, ['noindex']]);
  await down.close();
});

test.each([
  ['/buy', 'The collection', 'We could not reach our stock list.', 'Search Cars'],
  [
    '/blogs',
    'Worth knowing before you sign',
    'We could not reach our articles.',
    'What we are asked in the showroom',
  ],
  ['/test-drive', 'Take one for a drive', 'We could not reach our stock list.', 'Choose a car, then the day'],
])(
  '%s without its list keeps its words, and asks search engines to come back',
  async (path, words, failure, more) => {
    const dead = await runGateway({ restUrl: 'http://127.0.0.1:9', site: sourceSite, siteUrl: SITE });
    const { status, meta, heading, html } = await readPage(dead.url + path);
    const { headers } = await fetch(dead.url + path);
    await dead.close();
    expect([status, meta('robots'), headers.get('retry-after')]).toEqual([503, ['noindex'], '30']);
    expect(heading).toBe(words);
    for (const said of [failure, 'Retry', more]) expect(html).toContain(said);
  },
);

describe('the listing', () => {
  test.each([
    ['/buy?page=1', '/buy', undefined, '/buy?page=2'],
    ['/buy?page=2&utm_source=x', '/buy?page=2', '/buy', '/buy?page=3'],
    ['/buy?page=3', '/buy?page=3', '/buy?page=2', undefined],
    ['/buy?sort=price-low', '/buy', undefined, '/buy?sort=price-low&page=2'],
    ['/buy?page=2&sort=year-new', '/buy?page=2', '/buy?sort=year-new', '/buy?sort=year-new&page=3'],
    ['/buy/bmw?sort=year-new', '/buy/bmw', undefined, '/buy/bmw?sort=year-new&page=2'],
    ['/buy/bmw/x5?page=2', '/buy/bmw/x5?page=2', '/buy/bmw/x5', '/buy/bmw/x5?page=3'],
    ['/buy/suv?page=2&company=', '/buy/suv?page=2', '/buy/suv', '/buy/suv?page=3'],
  ])('%s has one address, and the pages around it', async (path, canonical, previous, next) => {
    const { status, link, described } = await read(path);
    expect(status).toBe(200);
    expect(link('canonical')).toEqual([SITE + canonical]);
    expect(link('prev')).toEqual(previous ? [SITE + previous] : []);
    expect(link('next')).toEqual(next ? [SITE + next] : []);
    expect(only(described, 'ItemList')?.numberOfItems).toBeGreaterThan(12);
  });
});

/** The properties of schema.org (release 29) that the site uses, by the type that has them. */
const properties = new Map(
  Object.entries({
    Car:
      'additionalProperty bodyType brand color description driveWheelConfiguration fuelType image itemCondition ' +
      'knownVehicleDamages mileageFromOdometer model name numberOfDoors numberOfPreviousOwners offers sku steeringPosition url ' +
      'vehicleConfiguration vehicleEngine vehicleInteriorColor vehicleModelDate vehicleSeatingCapacity vehicleTransmission',
    Offer: 'availability itemCondition price priceCurrency seller url',
    Brand: 'name',
    QuantitativeValue: 'unitCode value',
    PropertyValue: 'name value',
    EngineSpecification: 'enginePower name',
    BreadcrumbList: 'itemListElement',
    ItemList: 'itemListElement name numberOfItems',
    ListItem: 'item name position url',
    AutoDealer:
      'address email geo image legalName name openingHoursSpecification sameAs ' +
      'specialOpeningHoursSpecification telephone url',
    PostalAddress: 'addressCountry addressLocality streetAddress',
    GeoCoordinates: 'latitude longitude',
    OpeningHoursSpecification: 'closes dayOfWeek opens validFrom validThrough',
    BlogPosting: 'author dateModified datePublished description headline image mainEntityOfPage publisher',
    Person: 'name',
  }).map(([type, names]) => [type, new Set(names.split(' '))]),
);

/** The properties of a thing, and of all things in it, that its type does not have. */
function unknownProperties(thing: unknown): string[] {
  if (Array.isArray(thing)) return thing.flatMap(unknownProperties);
  if (typeof thing !== 'object' || thing === null) return [];
  const { '@type': type = '', ...values } = thing as Record<string, unknown>;
  return Object.entries(values).flatMap(([name, value]) => {
    const known = name.startsWith('@') || properties.get(String(type))?.has(name);
    return [...(known ? [] : [`${String(type)}.${name}`]), ...unknownProperties(value)];
  });
}

/** The addresses in what a page describes, also those in lists. */
function addressesIn(described: unknown): string[] {
  if (typeof described !== 'object' || described === null) return [];
  return Object.entries(described).flatMap(([name, value]) => {
    const all = [value].flat();
    return ['url', 'item', 'image'].includes(name) && all.every((one) => typeof one === 'string')
      ? (all as string[])
      : all.flatMap(addressesIn);
  });
}

describe('what a page describes', () => {
  const place = { '@type': 'PostalAddress', addressLocality: 'Dubai', addressCountry: 'AE' };
  const dealer = {
    '@type': 'AutoDealer',
    name: 'Marsa',
    url: `${SITE}/`,
    telephone: dealership.phones,
    email: dealership.email,
    address: place,
    geo: { '@type': 'GeoCoordinates', ...dealership.position },
    openingHoursSpecification: [
      [['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], '09:00', '19:00'],
      [['Saturday'], '10:00', '18:00'],
    ].map(([dayOfWeek, opens, closes]) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek,
      opens,
      closes,
    })),
  };

  test('is, for a car, all that is known of it, its offer and its place in the site', async () => {
    const { described, meta } = await read('/car/x5');
    const pictures = ['one', 'two'].map((name) => `${SITE}/pictures/1600.jpg/photos/${name}.jpg`);
    expect(only(described, 'Car')).toMatchObject({
      name: 'BMW X5 xDrive40i',
      url: `${SITE}/car/x5`,
      image: pictures,
      brand: { '@type': 'Brand', name: 'BMW' },
      model: 'X5',
      vehicleConfiguration: 'xDrive40i',
      vehicleModelDate: '2021',
      mileageFromOdometer: { '@type': 'QuantitativeValue', value: 40_000, unitCode: 'KMT' },
      bodyType: 'SUV',
      color: 'Black',
      fuelType: 'Petrol',
      vehicleTransmission: 'Automatic',
      vehicleInteriorColor: 'Tan',
      driveWheelConfiguration: 'https://schema.org/AllWheelDriveConfiguration',
      steeringPosition: 'https://schema.org/LeftHandDriving',
      vehicleEngine: {
        '@type': 'EngineSpecification',
        name: '3.0 L I6',
        enginePower: { '@type': 'QuantitativeValue', value: 340, unitCode: 'BHP' },
      },
      numberOfDoors: 5,
      vehicleSeatingCapacity: 5,
      numberOfPreviousOwners: 1,
      knownVehicleDamages: 'A stone chip on the bonnet',
      additionalProperty: { '@type': 'PropertyValue', name: 'VIN (last six)', value: '042788' },
      itemCondition: 'https://schema.org/UsedCondition',
      offers: {
        '@type': 'Offer',
        price: 180_000,
        priceCurrency: 'AED',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/UsedCondition',
        seller: dealer,
      },
    });
    expect(only(described, 'BreadcrumbList')?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${SITE}/` },
      { '@type': 'ListItem', position: 2, name: 'Cars', item: `${SITE}/buy` },
      { '@type': 'ListItem', position: 3, name: 'BMW', item: `${SITE}/buy/bmw` },
      { '@type': 'ListItem', position: 4, name: 'BMW X5 xDrive40i' },
    ]);
    expect(described).toHaveLength(2);
    expect(meta('og:image')).toEqual([`${SITE}/pictures/960.jpg/photos/one.jpg`]);
    expect(meta('og:image:alt')).toEqual(['Illustration: BMW X5 xDrive40i']);
  });

  test.each(['/car/x5', '/car/reserved', '/buy', '/buy/bmw', '/blog/gcc', '/', '/contact-us'])(
    'has, on %s, only properties that schema.org knows, with what they must be',
    async (path) => {
      const { described } = await read(path);
      expect(described.flatMap(unknownProperties)).toEqual([]);
      expect(addressesIn(described).filter((address) => !address.startsWith(`${SITE}/`))).toEqual([]);
    },
  );

  test('has each address of a list of pictures as a whole one', async () => {
    const { described } = await read('/car/x5');
    const pictures = addressesIn(described).filter((address) => address.includes('/pictures/'));
    expect(pictures).toEqual(['one', 'two'].map((name) => `${SITE}/pictures/1600.jpg/photos/${name}.jpg`));
  });

  test('is, for a sold car, that it is sold; its page stands for search engines', async () => {
    const { status, described, meta } = await read('/car/sold');
    expect([status, meta('robots')]).toEqual([200, []]);
    expect(only(described, 'Car')?.offers).toMatchObject({ availability: 'https://schema.org/SoldOut' });
  });

  test('is, for a reserved car, that it is reserved', async () => {
    const { described } = await read('/car/reserved');
    expect(only(described, 'Car')?.offers).toMatchObject({ availability: 'https://schema.org/OutOfStock' });
  });

  test('is, for a car of which nothing is known, nothing that is not known', async () => {
    const { described } = await read('/car/bare');
    const car = only(described, 'Car');
    // No offer, as an offer has a price.
    expect(Object.keys(car ?? {}).toSorted()).toEqual([
      ...['@context', '@type', 'brand', 'description', 'itemCondition', 'name', 'sku', 'url'],
    ]);
  });

  test('is, for a car without a make, nothing until it has one; it can be shared', async () => {
    const { status, described, meta, link } = await read('/car/unfinished');
    expect([status, described, meta('robots'), link('canonical')]).toEqual([200, [], ['noindex'], []]);
    expect(meta('og:url')).toEqual([`${SITE}/car/unfinished`]);
    expect(meta('og:image')).toEqual([`${SITE}/pictures/960.jpg/photos/one.jpg`]);
  });

  test.each(['/', '/contact-us', '/about'])(
    'is, on %s, the dealer and when the showroom is open',
    async (path) => {
      const { described } = await read(path);
      const found = only(described, 'AutoDealer');
      expect(found).toMatchObject(dealer);
      const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
      const open = { '@type': 'OpeningHoursSpecification' };
      expect(found?.openingHoursSpecification).toEqual([
        { ...open, dayOfWeek: week, opens: '09:00', closes: '19:00' },
        { ...open, dayOfWeek: ['Saturday'], opens: '10:00', closes: '18:00' },
      ]);
    },
  );

  test('is, for an article, who wrote it and when', async () => {
    const { described, link, meta } = await read('/blog/gcc');
    expect(only(described, 'BlogPosting')).toMatchObject({
      headline: 'What GCC means',
      description: 'What heat & dust do.',
      author: { '@type': 'Person', name: 'Layla Hassan' },
      datePublished: expect.stringMatching(/^2025-/),
      image: `${SITE}/pictures/1600.jpg/photos/checks.jpg`,
      mainEntityOfPage: `${SITE}/blog/gcc`,
      publisher: dealer,
    });
    expect(only(described, 'BreadcrumbList')?.itemListElement).toHaveLength(3);
    expect([link('alternate'), meta('og:type')]).toEqual([['/feed.xml'], ['article']]);
    expect((await read('/blogs')).link('alternate')).toEqual(['/feed.xml']);
  });

  test('is, on the page about the dealer, its five questions with their answers', async () => {
    const { described } = await read('/about');
    const questions = only(described, 'FAQPage')?.mainEntity as Record<string, never>[];
    expect(questions).toHaveLength(5);
    expect(questions[0]).toMatchObject({
      '@type': 'Question',
      name: 'Is the car I see here really for sale?',
      acceptedAnswer: { '@type': 'Answer', text: expect.stringMatching(/^Yes, unless its page/) },
    });
  });

  test.each(['/', '/about', '/car/x5', '/contact-us', '/blog/gcc', '/buy'])(
    'has, on %s, no rating, no review and no marketing figure',
    async (path) => {
      const said = JSON.stringify((await read(path)).described);
      expect(said).not.toMatch(/"\w*(?:rating|review)\w*":/i);
      expect(said).not.toContain(dealership.figures.cars);
    },
  );
});

test.each(['/car/hostile', '/blog/hostile'])(
  '%s, whose title is hostile, is an orderly page',
  async (path) => {
    const page = await read(path);
    expect([page.status, page.astray, page.scripts]).toEqual([200, [], []]);
    expect([page.meta('robots'), page.link('canonical')]).toEqual([[], [SITE + path]]);
    const [title, ...others] = page.title;
    expect(others).toEqual([]);
    expect(title).toMatch(
      /^"><meta name="robots" content="none"> <\/title><\/script>.* نيسان باترول .*… · Marsa$/,
    );
    expect([title, page.meta('description')[0]].map((words) => (words ?? '').length < 310)).toEqual([
      true,
      true,
    ]);
    expect(page.meta('og:title')).toEqual([title?.replace(' · Marsa', '')]);
    const [thing] = page.described;
    expect(String(thing?.name ?? thing?.headline).trim()).toBe(hostile.trim());
  },
);

test('what React puts first goes into the head, whatever stands in its attributes', () => {
  const head = `<link rel="preload" imagesrcset="a>b"/><title data-x='>"'>1 &gt; 0</title><meta content="<a>"/>`;
  expect(splitHead(`${head}<metadata><title>no</title>`)).toEqual({
    head,
    body: '<metadata><title>no</title>',
  });
  expect(splitHead('<main></main>')).toEqual({ head: '', body: '<main></main>' });
});

test('words that are too many are cut behind a word, and never within a character', () => {
  expect(truncate('  two\n words ', 20)).toBe('two words');
  expect(truncate('one two three', 10)).toBe('one two…');
  expect(truncate('🚗'.repeat(9), 8)).toBe('🚗🚗🚗…');
});
