import sharp from 'sharp';
import { renderSVG } from 'uqr';
import { readFile } from 'node:fs/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CarsApi } from '../../gateway/apis/CarsApi.ts';
import { RestApi } from '../../gateway/origin/RestApi.ts';
import { RestClient } from '../../gateway/origin/RestClient.ts';
import { createGateway } from '../../gateway/createGateway.ts';
import { readTypeDefs } from '../../gateway/graph/readTypeDefs.ts';
import { blogStore } from '../../rest/blogs/blogStore.ts';
import type { Blog } from '../../rest/blogs/blog.ts';
import type { Car } from '../../rest/cars/car.ts';
import { carStore } from '../../rest/cars/carStore.ts';
import { aBlog, aCar, carOf } from '../stock/aCar.ts';
import { siteMetadata } from '../../web/seo/siteMetadata.ts';
import { readXml } from './readXml.ts';
import { faultyOrigin, json } from '../origins/faultyOrigin.ts';
import { runOrigin } from '../origins/runOrigin.ts';
import { aSite } from '../servers/aSite.ts';
import { runGateway } from '../servers/runGateway.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { sourceSite } from '../servers/sourceSite.tsx';
import { specOnlyOrigin } from '../origins/specOnlyOrigin.ts';

const SITE = 'https://www.example.ae';
const PAGES = ['/', '/buy', '/test-drive', '/sell', '/finance', '/about', '/contact-us', '/blogs'];
const LEGAL = ['/privacy-policy', '/terms', '/developers'];
/** The pages that search engines shall know, besides those of a car or an article. */
const { pages: LISTED } = siteMetadata;
/** The lists of a stock of `aCar`. */
const LISTS = [
  ...['/buy/bmw', '/buy/bmw/x5', '/buy/suv', '/buy/under-200000', '/buy/under-300000'],
  ...['/buy/under-500000', '/buy/100000-to-200000', '/buy/200000-to-400000'],
];
/** A text longer than any field, in two scripts, with everything that has a meaning in XML. */
const hostile = `"Quoted" & 'odd' ]]> </title><script>alert(1)</script> \u0000\u0008 نيسان باترول ${'x'.repeat(5_000)}`;

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** A site in front of an origin with these cars and articles. */
async function open(
  stock: { cars?: Car[]; blogs?: Blog[] },
  parts: Partial<Parameters<typeof runGateway>[0]> = {},
) {
  const rest = await runRest();
  closing.push(() => rest.close().catch(() => undefined));
  for (const car of stock.cars ?? []) await carStore(rest.store).save(car);
  for (const blog of stock.blogs ?? []) await blogStore(rest.store).add(blog);
  return { rest, ...(await openAt(rest.url, parts)) };
}

async function openAt(restUrl: string, parts: Partial<Parameters<typeof runGateway>[0]> = {}) {
  const gateway = await runGateway({ restUrl, site: sourceSite, siteUrl: SITE, ...parts });
  closing.push(() => gateway.close());
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(gateway.url + path, { headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  return { gateway, ask };
}

const paths = (text: string) =>
  readXml(text)
    .texts('loc')
    .map((address) => address.replace(SITE, ''));
const stopRest = (rest: RunningRest) => rest.close();

describe('the code of a car', () => {
  it('leads a phone to the page of the car', async () => {
    const { ask } = await open({});
    const { status, headers, text } = await ask('/codes/x%205.svg');
    expect([status, headers.get('content-type')]).toEqual([200, expect.stringContaining('image/svg+xml')]);
    expect(text).toBe(renderSVG(`${SITE}/car/x%205`, { ecc: 'M', border: 2 }));
  });

  it('is refused for an address that no phone could read', async () => {
    const { ask } = await open({});
    expect((await ask(`/codes/${'x'.repeat(290)}.svg`)).status).toBe(404);
  });
});

describe('the sitemap', () => {
  it('has every page, article and car, sold ones too, and says when a car last changed', async () => {
    const clock = () => new Date('2026-03-01T08:00:00Z');
    const { rest, ask } = await open({
      cars: [aCar({ _id: 'x5' }), aCar({ _id: 'sold', saleStatus: 'sold' })],
      blogs: [aBlog({ _id: 'gcc', createdAt: '2026-02-01T05:00:00.000Z' })],
    });
    await carStore(rest.store, clock).save(aCar({ _id: 'q7' }));
    const { status, headers, text } = await ask('/sitemap.xml');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(headers.get('cache-control')).toBe('public, max-age=60');
    expect(readXml(text).root).toBe('urlset');
    expect(LISTED).toEqual(expect.arrayContaining([...PAGES, ...LEGAL]));
    expect(paths(text)).toEqual([
      ...[...LISTED, ...LISTS, '/blog/gcc'],
      ...['/car/q7', '/car/sold', '/car/x5'],
    ]);
    expect(text).toContain(`<loc>${SITE}/car/q7</loc><lastmod>2026-03-01T08:00:00.000Z</lastmod>`);
    expect(text).toContain(`<loc>${SITE}/blog/gcc</loc><lastmod>2026-02-01T05:00:00.000Z</lastmod>`);
    expect(text).toContain(`<loc>${SITE}/about</loc></url>`);
  });

  it('has the lists that have a car for sale, each once', async () => {
    const price = (amount: number) => ({ originalPrice: amount, discountedPrice: null });
    const { ask } = await open({
      cars: [
        aCar({ ...carOf('Citroën', 'C4'), bodyType: 'HatchBack', ...price(90_000) }),
        aCar({ ...carOf('CITROEN', 'C4'), bodyType: 'Estate', ...price(450_000) }),
        aCar({ ...carOf('Audi', 'Q7'), bodyType: 'SUV', ...price(150_000), saleStatus: 'sold' }),
        aCar({ ...carOf('Sedan', '—'), bodyType: null, ...price(2_000_000) }),
      ],
    });
    const { text } = await ask('/sitemap.xml');
    expect(paths(text).filter((path) => path.startsWith('/buy/'))).toEqual([
      ...['/buy/citroen', '/buy/sedan-cars', '/buy/citroen/c4', '/buy/hatchback'],
      ...['/buy/under-100000', '/buy/under-200000', '/buy/under-300000', '/buy/under-500000'],
      '/buy/over-400000',
    ]);
  });

  it('names the first pictures of each car, at the address where the site has them', async () => {
    const images = Array.from({ length: 12 }, (_, i) => ({
      _id: `${i}`,
      path: `/photos/a&b ${i}.jpg`,
      filename: '',
    }));
    const { ask } = await open({ cars: [aCar({ images }), aCar({ images: [] })] });
    const { root, texts } = readXml((await ask('/sitemap.xml')).text);
    expect([root, texts('image:loc')]).toEqual([
      'urlset',
      Array.from({ length: 10 }, (_, i) => `${SITE}/pictures/1200.jpg/photos/a%26b%20${i}.jpg`),
    ]);
  });

  it('has a withdrawn car no more', async () => {
    const { rest, ask } = await open({ cars: [aCar({ _id: 'x5' }), aCar({ _id: 'gone' })] });
    await carStore(rest.store).withdraw('gone');
    expect(paths((await ask('/sitemap.xml')).text).filter((path) => path.startsWith('/car/'))).toEqual([
      '/car/x5',
    ]);
  });

  it('leaves out cars without a make, in each of its files', async () => {
    const { vehicleTypeId: model } = aCar();
    const nameless = { manufacturerId: null, vehicleTypeId: model };
    const { ask } = await open(
      { cars: [aCar({ _id: 'x5' }), aCar({ _id: 'none', ...nameless }), aCar({ _id: 'q7' })] },
      { sitemapLimit: 12 },
    );
    const files = await Promise.all(['/sitemap-1.xml', '/sitemap-2.xml'].map((path) => ask(path)));
    expect(files.flatMap(({ text }) => paths(text)).slice(-2)).toEqual(['/car/q7', '/car/x5']);
  });

  it('is a list of files where there is too much for one, which hold everything once', async () => {
    const cars = Array.from({ length: 25 }, (_, i) => aCar({ _id: `car-${i}` }));
    const blogs = [aBlog({ _id: 'one' }), aBlog({ _id: 'two' })];
    const { ask } = await open({ cars, blogs }, { sitemapLimit: 8 });
    const index = await ask('/sitemap.xml');
    expect(readXml(index.text).root).toBe('sitemapindex');
    const names = paths(index.text);
    const count = Math.ceil((LISTED.length + LISTS.length + blogs.length + cars.length) / 8);
    expect(names).toEqual(Array.from({ length: count }, (_, i) => `/sitemap-${i + 1}.xml`));
    const files = await Promise.all(names.map((name) => ask(name)));
    expect(files.filter(({ text }) => paths(text).length > 8)).toEqual([]);
    const all = files.flatMap(({ text }) => paths(text));
    expect(all.slice(0, LISTED.length)).toEqual(LISTED);
    expect(all.slice(LISTED.length + LISTS.length + blogs.length)).toEqual(
      cars.map(({ _id }) => `/car/${_id}`).toReversed(),
    );
    for (const name of ['/sitemap-0.xml', `/sitemap-${count + 1}.xml`, '/sitemap-99999.xml']) {
      expect((await ask(name)).status).toBe(404);
    }
  });

  it.each(['/sitemap.xml', '/sitemap-1.xml', '/feed.xml'])('of %s takes no parameters', async (name) => {
    const { ask } = await open({});
    const { status, headers, text } = await ask(`${name}?limit=5`);
    expect([status, headers.get('cache-control')]).toEqual([400, 'no-store']);
    expect(text).toBe('Unknown parameter limit. This endpoint has no parameters.\n');
  });

  it('can be read where there is nothing to list', async () => {
    const { ask } = await open({}, { site: aSite(async () => ({ status: 200, html: '' })) });
    const { root, texts } = readXml((await ask('/sitemap.xml')).text);
    expect([root, texts('loc')]).toEqual(['urlset', []]);
  });

  it('is one file as long as everything fits into it', async () => {
    const sitemapLimit = LISTED.length + LISTS.length + 2;
    const { ask } = await open({ cars: [aCar(), aCar()] }, { sitemapLimit });
    expect(paths((await ask('/sitemap.xml')).text)).toHaveLength(sitemapLimit);
  });

  it('has ten thousand addresses in a file', async () => {
    // With a stopped clock, the list stays fresh, however long the test takes.
    vi.useFakeTimers({ toFake: ['performance'] });
    closing.push(async () => void vi.useRealTimers());
    const make = { manufacturerId: { _id: 'bmw', brandName: 'BMW' } };
    const cars = Array.from({ length: 10_001 }, (_, i) => ({ _id: `${i}`, ...make }));
    const origin = await specOnlyOrigin({ cars });
    closing.push(() => origin.close());
    const { ask } = await openAt(origin.url);
    const names = paths((await ask('/sitemap.xml')).text);
    expect(names).toEqual(['/sitemap-1.xml', '/sitemap-2.xml']);
    const addresses = await Promise.all(
      names.map(async (name) => (await ask(name)).text.match(/<loc>/g)?.length),
    );
    expect(addresses).toEqual([10_000, LISTED.length + 2]);
    // Besides the cars, the list was read once for the names that have lists, as the origin does not count them.
    expect(origin.requests.filter((path) => path.startsWith('/api/v1/cars/'))).toHaveLength(3);
  });

  it.each([
    ['knows fields', true],
    ['gives whole cars', false],
  ])('is read in parts of which none is kept, where the origin %s', async (_where, knowsFields) => {
    const whole = Array.from({ length: 15 }, (_, i) => [i * 1_000, i * 1_000 + 999]);
    const ranges: unknown[] = [];
    const origin = await runOrigin((request, response) => {
      const [first = 0, last = 0] = (request.headers.range ?? '')
        .replace('items=', '')
        .split('-')
        .map(Number);
      ranges.push([first, last]);
      const cars = Array.from({ length: Math.min(last, 14_999) - first + 1 }, (_, i) => ({
        _id: `${first + i}`,
      }));
      const chosen = request.headers.prefer === 'fields="_id,manufacturerId,updatedAt,images"' && knowsFields;
      response.writeHead(206, {
        ...(chosen && { 'preference-applied': 'fields' }),
        'content-range': `items ${first}-${last}/15000`,
        'cache-control': 'max-age=60',
      });
      response.end(JSON.stringify({ cars }));
    });
    closing.push(() => origin.close());
    const client = new RestClient({ url: origin.url, timeout: 10_000 });
    closing.push(() => client.close());
    const walk = async (start: number, end: number) => {
      const ids = [];
      for await (const part of new CarsApi(new RestApi(client)).walk(start, end))
        ids.push(...part.map(({ id }) => id));
      return [ids.length, ids[0], ids.at(-1)];
    };
    expect(await walk(0, 50_000)).toEqual([15_000, '0', '14999']);
    expect(await walk(0, 50_000)).toEqual([15_000, '0', '14999']);
    expect(ranges).toEqual([...whole, ...whole]);
    ranges.length = 0;
    expect(await walk(400, 1_450)).toEqual([1_050, '400', '1449']);
    expect(await walk(7, 7)).toEqual([0, undefined, undefined]);
    expect(ranges).toEqual([
      [400, 1_399],
      [1_400, 1_449],
    ]);
  });

  it('is made once for all who ask within a minute, at whichever host', async () => {
    const origin = await specOnlyOrigin({ cars: [aCar({ _id: 'x5' })] });
    closing.push(() => origin.close());
    const gateway = await createGateway({
      typeDefs: await readTypeDefs(),
      restUrl: origin.url,
      site: sourceSite,
      allowedHosts: ['one.example', 'two.example'],
    });
    closing.push(() => gateway.close());
    const lastAt = async (host: string) => {
      const { body } = await gateway.inject({ url: '/sitemap.xml', headers: { host } });
      return readXml(body).texts('loc').at(-1);
    };
    expect(await Promise.all(['one.example', 'two.example'].map(lastAt))).toEqual([
      'http://one.example/car/x5',
      'http://two.example/car/x5',
    ]);
    expect(origin.requests.filter((path) => path.startsWith('/api/v1/cars/'))).toHaveLength(3);
  });

  it('is counted and read once a minute, where nobody may keep the answers of the origin', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    closing.push(async () => void vi.useRealTimers());
    const origin = await faultyOrigin();
    closing.push(() => origin.close());
    const noStore = { 'cache-control': 'no-store' };
    origin.on('/api/v1/blogs', json({ blogs: [] }, noStore));
    origin.on('/api/v1/cars/filter', json({ cars: [aCar({ _id: 'x5' })] }, noStore));
    const { ask } = await openAt(origin.url);
    await ask('/sitemap.xml');
    const asked = origin.requests.length;
    vi.advanceTimersByTime(50_000);
    expect(paths((await ask('/sitemap.xml')).text).at(-1)).toBe('/car/x5');
    expect(origin.requests).toHaveLength(asked);
  });

  it('holds ids of any kind in a form that can be read', async () => {
    const ids = ['a&b', '<script>', '"quoted"', 'سيارة', 'a/b c', '\u0001', 'x'.repeat(5_000)];
    const origin = await specOnlyOrigin({
      cars: ids.map((_id) => ({ ...carOf('BMW', 'X5'), _id, updatedAt: 'yesterday' })),
    });
    closing.push(() => origin.close());
    const { ask } = await openAt(origin.url);
    const { text } = await ask('/sitemap.xml');
    expect(paths(text).slice(-ids.length)).toEqual(ids.map((id) => `/car/${encodeURIComponent(id)}`));
    expect(readXml(text).texts('lastmod')).toEqual([]);
  });

  it('asks a crawler to come back later while the origin cannot be reached, and is whole again after', async () => {
    const { rest, ask } = await open({});
    await stopRest(rest);
    for (const path of ['/sitemap.xml', '/sitemap-1.xml', '/feed.xml']) {
      const { status, headers, text } = await ask(path);
      expect([path, status, headers.get('retry-after')]).toEqual([path, 503, '60']);
      expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(text).toBe("The dealer's system is unavailable at the moment. Try again.\n");
    }
    for (const path of ['/robots.txt', '/manifest.webmanifest']) expect((await ask(path)).status).toBe(200);
  });
});

describe('a reader who has a document already', () => {
  it.each(['/feed.xml', '/sitemap.xml', '/robots.txt', '/manifest.webmanifest'])(
    'gets %s again only where it is another one',
    async (path) => {
      const { ask } = await open({ blogs: [aBlog({})] });
      const { status, headers } = await ask(path);
      const etag = headers.get('etag') ?? '';
      expect([status, etag]).toEqual([200, expect.stringMatching(/^W\/"[\w-]{27}"$/)]);
      const again = await ask(path, { 'if-none-match': `"old", ${etag}`, 'accept-encoding': 'br' });
      expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
      expect((await ask(path, { 'if-none-match': '"old"' })).status).toBe(200);
    },
  );
});

describe('robots.txt', () => {
  it('lets crawlers see all but what concerns one visitor, and names the sitemap', async () => {
    const { ask } = await open({});
    const { headers, text } = await ask('/robots.txt');
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const lines = text.trim().split('\n');
    expect(lines[0]).toBe('User-agent: *');
    expect(lines.at(-1)).toBe(`Sitemap: ${SITE}/sitemap.xml`);
    const disallowed = lines.flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? []);
    expect(disallowed.toSorted()).toEqual([
      ...['/admin', '/buy-now-confirm', '/compare', '/finance-confirm', '/graphql', '/likes', '/login'],
      ...['/my-offer-confirm', '/search-alert', '/sell-confirm', '/test-drive-confirm', '/unsubscribe'],
    ]);
    const shown = [...LISTED, '/car/x5', '/blog/gcc', '/pictures/960.jpg/a.jpg', '/assets/a.js'];
    expect(shown.filter((path) => disallowed.some((start) => path.startsWith(start)))).toEqual([]);
  });

  it('names the host that was asked where no other is set', async () => {
    const { gateway, ask } = await open({}, { siteUrl: undefined });
    expect((await ask('/robots.txt')).text).toContain(`Sitemap: ${gateway.url}/sitemap.xml`);
  });
});

describe('the feed', () => {
  it('has the articles with absolute links, their authors and days, safe to show', async () => {
    const description =
      '<p>See <a href="/car/x5">this</a>, <a href="mailto:a@b.ae">write</a> & look.</p><img src="photos/a.jpg" onerror="x()"><script>x()</script>';
    const blogs = [
      aBlog({ _id: 'old', createdAt: '2026-11-02T05:00:00.000Z' }),
      aBlog({ _id: 'new', description, postedBy: 'Tom & Jo', createdAt: '2026-11-20T05:00:00.000Z' }),
    ];
    const { ask } = await open({ blogs });
    const { status, headers, text } = await ask('/feed.xml');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/rss+xml; charset=utf-8']);
    const { root, texts } = readXml(text);
    expect(root).toBe('rss');
    expect(texts('link')).toEqual([`${SITE}/blogs`, `${SITE}/blog/new`, `${SITE}/blog/old`]);
    expect(texts('guid')).toEqual([`${SITE}/blog/new`, `${SITE}/blog/old`]);
    expect(texts('pubDate')).toEqual(['Fri, 20 Nov 2026 05:00:00 GMT', 'Mon, 02 Nov 2026 05:00:00 GMT']);
    expect(texts('lastBuildDate')).toEqual(['Fri, 20 Nov 2026 05:00:00 GMT']);
    expect(texts('dc:creator')[0]).toBe('Tom & Jo');
    const shown = texts('description')[1] ?? '';
    expect(shown).toContain(`href="${SITE}/car/x5"`);
    expect(shown).toContain('href="mailto:a@b.ae"');
    expect(shown).toContain(`src="${SITE}/photos/a.jpg"`);
    expect(shown).not.toMatch(/script|onerror/);
    expect(text).toContain(`<atom:link rel="self" type="application/rss+xml" href="${SITE}/feed.xml"/>`);
  });

  it('leaves out what an origin does not know', async () => {
    const blog = { ...aBlog({ _id: 'bare', createdAt: 'soon' }), postedBy: null as unknown as string };
    const origin = await specOnlyOrigin({ blogs: [blog] });
    closing.push(() => origin.close());
    const { ask } = await openAt(origin.url);
    const { texts } = readXml((await ask('/feed.xml')).text);
    expect([texts('pubDate'), texts('lastBuildDate'), texts('dc:creator')]).toEqual([[], [], []]);
    expect(texts('guid')).toEqual([`${SITE}/blog/bare`]);
  });

  it('carries any title to the letter', async () => {
    const { ask } = await open({ blogs: [aBlog({ title: hostile })] });
    const { text } = await ask('/feed.xml');
    expect(text).not.toContain('<script>');
    expect(readXml(text).texts('title')[1]).toBe(hostile.replace(/\p{Cc}/gu, ''));
  });
});

describe('an icon that no page names', () => {
  it('is small, and there for the browsers and programs that ask for it', async () => {
    const { gateway } = await open({});
    const favicon = await fetch(`${gateway.url}/favicon.ico`);
    expect([favicon.status, favicon.headers.get('content-type')]).toEqual([200, 'image/x-icon']);
    expect(favicon.headers.get('cache-control')).toBe('public, max-age=86400');
    const file = Buffer.from(await favicon.arrayBuffer());
    expect(file.length).toBeLessThan(4_096);
    // An icon file: a directory of 16 bytes for each picture, each of them a PNG.
    expect(file.subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
    const pictures = Array.from({ length: file.readUInt16LE(4) }, (_, i) => {
      const [size, begin] = [file.readUInt32LE(6 + 16 * i + 8), file.readUInt32LE(6 + 16 * i + 12)];
      return sharp(file.subarray(begin, begin + size)).metadata();
    });
    expect((await Promise.all(pictures)).map(({ width }) => width)).toEqual([16, 32, 48]);
    for (const name of ['apple-touch-icon', 'apple-touch-icon-precomposed']) {
      const touch = await fetch(`${gateway.url}/${name}.png?v=2`);
      expect([touch.status, touch.headers.get('content-type')]).toEqual([200, 'image/png']);
      expect((await sharp(Buffer.from(await touch.arrayBuffer())).metadata()).width).toBe(180);
    }
  });
});

describe('the manifest', () => {
  it('names icons that are there, in the sizes that it says, and the colours of the site', async () => {
    const { ask, gateway } = await open({});
    const { headers, text } = await ask('/manifest.webmanifest');
    expect(headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
    const manifest = JSON.parse(text);
    expect(manifest).toMatchObject({ name: 'Marsa Motors', short_name: 'Marsa', start_url: '/' });
    const theme = await readFile('web/styles/theme.css', 'utf8');
    const paper = /--color-paper: (#\w+);/.exec(theme)?.[1];
    expect([manifest.theme_color, manifest.background_color]).toEqual([paper, paper]);
    expect(manifest.icons.map(({ sizes, purpose }: Record<string, string>) => [sizes, purpose])).toEqual([
      ['192x192', undefined],
      ['512x512', undefined],
      ['512x512', 'maskable'],
    ]);
    for (const name of ['none.png', '__proto__', 'constructor']) {
      expect((await ask(`/icons/${name}`)).status).toBe(404);
    }
    for (const { src, sizes, type, purpose } of manifest.icons) {
      const response = await fetch(gateway.url + src);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
      const picture = sharp(Buffer.from(await response.arrayBuffer()));
      const { width, height, format } = await picture.metadata();
      expect([`${width}x${height}`, format]).toEqual([sizes, 'png']);
      // A phone cuts a maskable icon to its own shape, so the icon must reach every edge.
      expect((await picture.stats()).isOpaque).toBe(purpose === 'maskable');
    }
  });
});
