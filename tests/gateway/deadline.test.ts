import { createHash } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { parse } from 'graphql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Deadline } from '../../gateway/cache/Deadline.ts';
import type { Partner } from '../../rest/partners/partner.ts';
import { aCar, aCompany } from '../stock/aCar.ts';
import { aSite } from '../servers/aSite.ts';
import { faults, faultyOrigin, type FaultyOrigin, json } from '../origins/faultyOrigin.ts';
import { runGateway, type RunningGateway } from '../servers/runGateway.ts';
import { until } from '../until.ts';

let origin: FaultyOrigin;
let gateway: RunningGateway | undefined;
const timers = new Set<NodeJS.Timeout>();

beforeEach(async () => {
  origin = await faultyOrigin();
});
afterEach(async () => {
  vi.useRealTimers();
  for (const timer of timers) clearTimeout(timer);
  await gateway?.close();
  await origin.close();
});

const start = async (parts: Partial<Parameters<typeof runGateway>[0]>) =>
  (gateway = await runGateway({ restUrl: origin.url, ...parts }));
/** An answer that comes after some milliseconds. */
const after =
  (delay: number, answer: RequestListener): RequestListener =>
  (request, response) => {
    timers.add(setTimeout(() => answer(request, response), delay));
  };

const DEADLINE = 1_000;
/** How long a visitor may wait who is shown a stale copy, ms: a second, and what a busy machine adds. */
const SOON = 4_000;
const COMPANIES = '/api/v1/companies';
const makes = (name: string) => json([aCompany({ brandName: name })], { 'cache-control': 'max-age=0' });

const PARTNER = '/api/v1/partner';
const query = '{ makes { name } }';
const document = `${PARTNER}/documents/${createHash('sha256').update(query).digest('hex')}`;
/** The holder of a key that is good for registered operations alone. */
const holder: Partner = {
  ...{ id: 'p1', name: 'Marsa Motors', keyPrefix: 'pk_of-a-par', trustedOnly: true, formsPerHour: 600 },
  scopes: ['inventory:read'],
};
const withKey = { authorization: 'Bearer pk_of-a-partner' };

it('a deadline counts what is asked, and not how long a body takes to arrive after that', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const deadline = new Deadline(10_000);
  const pass = (ms: number) => void vi.advanceTimersByTime(ms);
  await deadline.count(async () => pass(3_000));
  pass(60_000);
  await deadline.count(async () => pass(1_000));
  pass(60_000);
  expect([deadline.left(), deadline.leftForNew()]).toEqual([6_000, 0]);
  pass(2_000);
  expect(deadline.left()).toBe(4_000);
});

describe('an operation', () => {
  const car = (id: string) =>
    aCar({ _id: id, manufacturerId: { _id: 'bmw', brandName: 'BMW' }, bodyType: null });

  it('API-1 has one deadline for all that it reads, one after the other', async () => {
    const running = await start({ timeout: DEADLINE });
    origin.on('/api/v1/car/x5', after(0.7 * DEADLINE, json(car('x5'))));
    origin.on('/api/v1/cars/filter', after(0.7 * DEADLINE, json({ cars: [car('x6')] })));
    const { body } = await running.query('{ car(id: "x5") { id similar { id } } }');
    expect(body.data).toEqual({ car: { id: 'x5', similar: null } });
    expect(body.errors[0].extensions.code).toBe('UPSTREAM_TIMEOUT');
  });

  it('API-1 has one deadline for its key, for its document and for all that it reads', async () => {
    const running = await start({ timeout: DEADLINE });
    const slowly = (answer: RequestListener) => after(0.4 * DEADLINE, answer);
    origin.on(PARTNER, slowly(json(holder)));
    origin.on(document, slowly(json({ text: query })));
    origin.on(COMPANIES, slowly(makes('BMW')));
    const { body } = await running.query(query, {}, withKey);
    expect(body.errors[0].extensions.code).toBe('UPSTREAM_TIMEOUT');
  });

  it('API-1 has one deadline for all forms that it sends, and sends none behind it', async () => {
    const running = await start({ timeout: DEADLINE });
    origin.on('/api/v1/contact-us', faults.hang());
    const input =
      '{ firstName: "A", lastName: "B", email: "a@example.ae", mobileNumber: "050 123 4567", message: "Hi" }';
    const send = (alias: string) => `${alias}: sendContactMessage(input: ${input}) { message }`;
    const { body } = await running.query(`mutation { ${send('first')} ${send('second')} }`);
    expect(body.data).toEqual({ first: null, second: null });
    expect(origin.requests).toEqual(['/api/v1/contact-us']);
  });
});

describe('a page', () => {
  const documents = {
    Makes: parse('query Makes { makes { name } }'),
    Logos: parse('query Logos { logos { path } }'),
  };
  /** A site whose page is a list of the answers to operations, which it runs one after the other. */
  const siteOf = (...names: (keyof typeof documents)[]) =>
    aSite(async (_url, execute) => {
      const answers: string[] = [];
      for (const name of names) answers.push(await execute({ name, variables: {} }));
      return { status: 200, html: `[${answers.join()}]` };
    }, documents);
  const read = async (url: string) => (await fetch(url)).json();

  it('API-1 has one deadline for all its operations, one after the other', async () => {
    const { url } = await start({ timeout: DEADLINE, site: siteOf('Makes', 'Logos') });
    origin.on(COMPANIES, after(0.7 * DEADLINE, makes('BMW')));
    origin.on('/api/v1/fetch-logos', after(0.7 * DEADLINE, json({ logos: [] })));
    const [{ data }, { errors }] = await read(url);
    expect(data).toEqual({ makes: [{ name: 'BMW' }] });
    expect(errors[0].extensions.code).toBe('UPSTREAM_TIMEOUT');
  });

  it('GW-11 waits one second in all for newer data than it has, not one for each operation', async () => {
    const { url } = await start({
      timeout: 60_000,
      site: siteOf(...Array.from({ length: 8 }, () => 'Makes' as const)),
    });
    origin.on(COMPANIES, makes('old'));
    const shown = await read(`${url}/one`);
    origin.on(COMPANIES, faults.hang());
    const asked = performance.now();
    expect(await read(`${url}/other`)).toEqual(shown);
    expect(performance.now() - asked).toBeLessThan(SOON);
  });
});

describe('what is asked for outside the graph', () => {
  const CARS = '/api/v1/cars/filter';
  const ALERTS = '/api/v1/search-alerts';
  const slowly = (answer: RequestListener) => after(0.7 * DEADLINE, answer);
  const ask = async (path: string, method = 'GET') => {
    const running = await start({ timeout: DEADLINE, site: aSite(async () => ({ status: 200, html: '' })) });
    const response = await fetch(running.url + path, { method });
    return { status: response.status, text: await response.text() };
  };
  const late = (status: number, end = '') => ({
    status,
    text: `The dealer's system did not respond in time. Try again.${end}`,
  });

  it.each(['/sitemap.xml', '/sitemap-1.xml'])(
    'API-1 has one deadline for all that it reads, one after the other: %s',
    async (path) => {
      origin.on('/api/v1/blogs', json({ blogs: [] }));
      // Answers that must not be cached are asked for again.
      origin.on(CARS, slowly(json({ cars: [aCar()] }, { 'cache-control': 'no-store' })));
      expect(await ask(path)).toEqual(late(503, '\n'));
    },
  );

  it.each([
    ['/feed.xml', '/api/v1/blogs/latest', []],
    ['/export/cars.csv', CARS, { cars: [aCar()] }],
  ])('API-1 has one deadline also where it asks twice: %s', async (path, asked, body) => {
    const answer = slowly(json(body));
    origin.on(asked, (request, response) => {
      if (origin.requests.length > 1) return answer(request, response);
      timers.add(setTimeout(() => response.destroy(), 0.7 * DEADLINE));
    });
    expect(await ask(path)).toEqual(late(503, '\n'));
  });

  it('API-1 has no deadline for what follows on the beginning of an export', async () => {
    const part: RequestListener = ({ headers: { range = '' } }, response) => {
      const [first = 0, last = 0] = range.replace('items=', '').split('-').map(Number);
      const cars = Array.from({ length: last - first + 1 }, (_, i) => aCar({ _id: `${first + i}` }));
      response.writeHead(206, { 'content-range': `items ${first}-${last}/500` });
      response.end(JSON.stringify({ cars }));
    };
    origin.on(CARS, slowly(part));
    const { status, text } = await ask('/export/cars.jsonl');
    expect([status, text.split('\n').at(-2)]).toEqual([200, '{"end":true,"count":500}']);
    expect(origin.requests).toHaveLength(2);
  });

  it('API-1 has one deadline for what it reads and the form that it sends: the end of a search alert', async () => {
    origin.on(ALERTS, slowly(json({ perAddress: 10, hoursBetweenMails: 24 })));
    origin.on(`${ALERTS}/abc/end`, slowly(json({ message: 'No more mails.' })));
    expect(await ask('/search-alert/abc/end', 'POST')).toEqual(late(502));
  });
});

describe('a visitor of an origin that hangs', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => void vi.useRealTimers());
  /** Long enough that a visitor who had to wait for it would fail the test. */
  const timeout = 60_000;
  /** A site whose page is the name of the make. */
  const site = aSite(
    async (_url, execute) => {
      const { data } = JSON.parse(await execute({ name: 'Makes', variables: {} }));
      return { status: 200, html: data.makes[0].name };
    },
    { Makes: parse('query Makes { makes { name } }') },
  );
  /** From now on answers wait until they are released. */
  const holdAnswers = (answer: RequestListener) => {
    const held: (() => void)[] = [];
    origin.on(COMPANIES, (request, response) => void held.push(() => answer(request, response)));
    return {
      release: () => {
        origin.on(COMPANIES, answer);
        held.forEach((send) => send());
      },
    };
  };

  const visits: [string, (running: RunningGateway) => Promise<string>][] = [
    ['an answer', async (running) => (await running.data('{ makes { name } }')).makes[0].name],
    ['a page', async ({ url }) => (await fetch(url)).text()],
    ['a page that was never rendered', async ({ url }) => (await fetch(`${url}/${visited++}`)).text()],
  ];
  let visited = 0;

  it.each(visits)(
    'GW-11 is shown the stale copy of %s, and the new one when it came',
    async (_what, visit) => {
      const running = await start({ timeout, site });
      origin.on(COMPANIES, makes('old'));
      expect(await visit(running)).toBe('old');
      vi.advanceTimersByTime(30 * 60_000);
      const { release } = holdAnswers(makes('new'));
      for (let visits = 0; visits < 2; visits += 1) {
        const asked = Date.now(); // The clock of the caches stands still.
        expect(await visit(running)).toBe('old');
        expect(Date.now() - asked).toBeLessThan(SOON);
      }
      release();
      await until(async () => {
        vi.advanceTimersByTime(50);
        expect(await visit(running)).toBe('new');
      }, 10_000);
    },
  );
});

it('GW-11 a partner waits one second in all for newer answers about his key, his document and the makes', async () => {
  let later = 0;
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + later);
  const running = await start({ timeout: 60_000 });
  const ask = () => running.query(query, {}, withKey);
  origin.on(PARTNER, json(holder));
  origin.on(document, json({ text: query }));
  origin.on(COMPANIES, makes('old'));
  const known = await ask();
  expect(known.body.data).toEqual({ makes: [{ name: 'old' }] });
  later = 5 * 60_000;
  for (const path of [PARTNER, document, COMPANIES]) origin.on(path, faults.hang());
  const asked = now();
  expect((await ask()).body.data).toEqual(known.body.data);
  expect(now() - asked).toBeLessThan(SOON);
});
