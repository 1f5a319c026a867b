import { parse } from 'graphql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ResponseCache } from '../../gateway/cache/ResponseCache.ts';
import { aCar, aCompany } from '../stock/aCar.ts';
import { aSite } from '../servers/aSite.ts';
import { faults, faultyOrigin, type FaultyOrigin, json } from '../origins/faultyOrigin.ts';
import { runGateway, type RunningGateway } from '../servers/runGateway.ts';
import { until } from '../until.ts';

const COMPANIES = '/api/v1/companies';
const SECOND = 1000;

let origin: FaultyOrigin;
let gateway: RunningGateway;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  origin = await faultyOrigin();
  gateway = await runGateway({ restUrl: origin.url, timeout: 500 });
});
afterEach(async () => {
  vi.useRealTimers();
  await gateway.close();
  await origin.close();
});

const makes = (name: string) => [aCompany({ brandName: name })];
const later = (seconds: number) => vi.advanceTimersByTime(seconds * SECOND);
/** A site whose page is the name of the make. */
const siteOfMakes = aSite(
  async (_url, execute) => {
    const { data } = JSON.parse(await execute({ name: 'Makes', variables: {} }));
    return { status: 200, html: data.makes[0].name };
  },
  { Makes: parse('query Makes { makes { name } }') },
);
/** The name of the make that a visitor sees, or the code of the failure. */
async function seen(headers: Record<string, string> = {}): Promise<string> {
  const { body } = await gateway.query('{ makes { name } }', {}, headers);
  return body.data.makes?.[0].name ?? body.errors[0].extensions.code;
}

describe('an answer that the gateway has kept', () => {
  it('serves without a request while it is fresh: five seconds when the origin does not say', async () => {
    origin.on(COMPANIES, json(makes('old')));
    expect(await seen()).toBe('old');
    origin.on(COMPANIES, json(makes('new')));
    later(4.9);
    expect(await seen()).toBe('old');
    expect(origin.requests).toHaveLength(1);
  });

  it('is renewed as soon where the clock was set back by an hour', async () => {
    origin.on(COMPANIES, json(makes('old')));
    await seen();
    origin.on(COMPANIES, json(makes('new')));
    vi.setSystemTime(Date.now() - 60 * 60 * SECOND);
    later(120);
    expect(await seen()).toBe('new');
  });

  it("is fresh for as long as the origin's Cache-Control says", async () => {
    origin.on(COMPANIES, json(makes('old'), { 'cache-control': 'public, max-age=30' }));
    await seen();
    later(29);
    await seen();
    expect(origin.requests).toHaveLength(1);
  });

  it('serves once more when it is stale, and is renewed behind the scenes', async () => {
    origin.on(COMPANIES, json(makes('old')));
    await seen();
    origin.on(COMPANIES, json(makes('new')));
    later(30);
    expect(await seen()).toBe('old');
    await until(async () => expect(await seen()).toBe('new'));
    expect(origin.requests).toHaveLength(2);
  });

  it('serves no page: who comes second after a change sees it', async () => {
    origin.on(COMPANIES, json(makes('old')));
    const site = await runGateway({ restUrl: origin.url, site: siteOfMakes });
    const page = async () => (await fetch(site.url)).text();
    expect(await page()).toBe('old');
    origin.on(COMPANIES, json(makes('new')));
    later(30);
    expect(await page()).toBe('old');
    await until(async () => expect(await page()).toBe('new'));
    await site.close();
  });

  it('no longer serves when it is old and the origin answers', async () => {
    origin.on(COMPANIES, json(makes('old')));
    await seen();
    origin.on(COMPANIES, json(makes('new')));
    later(120);
    expect(await seen()).toBe('new');
  });

  it.each([
    ['fails', faults.status(500)],
    ['hangs', faults.hang()],
    ['hangs up', faults.hangUp()],
    ['answers nonsense', faults.text('<h1>')],
    ['refuses', faults.status(403)],
  ])('GW-10 serves for hours while the origin %s', async (_what, answer) => {
    origin.on(COMPANIES, json(makes('old')));
    await seen();
    origin.on(COMPANIES, answer);
    for (const seconds of [30, 3600]) {
      later(seconds);
      expect(await seen()).toBe('old');
    }
    origin.on(COMPANIES, json(makes('new')));
    later(3600);
    expect(await seen()).toBe('new');
  });

  it.each([
    [404, 'NOT_FOUND'],
    [410, 'GONE'],
  ])('does not serve what the origin no longer has: %i', async (status, code) => {
    origin.on(COMPANIES, json(makes('old')));
    await seen();
    origin.on(COMPANIES, faults.status(status));
    later(120);
    expect(await seen()).toBe(code);
    expect(await seen()).toBe(code);
  });

  it.each(['no-store', 'no-cache'])('is not for a client that sends Cache-Control: %s', async (control) => {
    origin.on(COMPANIES, json(makes('old'), { 'cache-control': 'max-age=60' }));
    await seen();
    origin.on(COMPANIES, json(makes('new'), { 'cache-control': 'max-age=60' }));
    expect(await seen()).toBe('old');
    expect(await seen({ 'cache-control': control })).toBe('new');
    expect(await seen({ 'cache-control': control, authorization: 'Bearer token' })).toBe('new');
  });

  it('is not for that client either while it is loaded: it may be from before a change', async () => {
    const cache = new ResponseCache<string>({ maxSize: 1000 });
    const loaded = (value: string) => ({ value, size: 1, freshUntil: Infinity, outcome: 'store' as const });
    let finish = () => undefined as void;
    const running = new Promise<void>((done) => (finish = done)).then(() => loaded('old'));
    const after = vi.fn<() => Promise<ReturnType<typeof loaded>>>(async () => loaded('new'));
    const first = cache.get('key', () => running);
    const others = [cache.get('key', after, 'always'), cache.get('key', after, 'always')];
    finish();
    expect((await Promise.all([first, ...others])).map(({ value }) => value)).toEqual(['old', 'new', 'new']);
    expect(after).toHaveBeenCalledOnce();
  });

  it('is for that client where the origin fails, and says that it is not new', async () => {
    origin.on(COMPANIES, json(makes('old'), { 'cache-control': 'max-age=60' }));
    await seen();
    origin.on(COMPANIES, faults.status(500));
    const response = await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
      body: JSON.stringify({ query: '{ makes { name } }' }),
    });
    expect((await response.json()).data.makes).toEqual([{ name: 'old' }]);
    expect(response.headers.get('cache-status')).toMatch(/ttl=-\d+$/);
  });

  it.each(['no-store', 'private, max-age=60'])(
    'is forgotten at once when the origin says %s',
    async (control) => {
      origin.on(COMPANIES, json(makes('old'), { 'cache-control': control }));
      await seen();
      origin.on(COMPANIES, json(makes('new'), { 'cache-control': control }));
      expect(await seen()).toBe('new');
      origin.on(COMPANIES, faults.status(500));
      expect(await seen()).toBe('UPSTREAM_ERROR');
    },
  );

  it('is renewed by its ETag, and a 304 keeps it', async () => {
    const asked: (string | undefined)[] = [];
    origin.on(COMPANIES, (request, response) => {
      asked.push(request.headers['if-none-match']);
      const known = request.headers['if-none-match'] === '"v1"';
      response.writeHead(known ? 304 : 200, { etag: '"v1"', 'cache-control': 'max-age=10' });
      response.end(known ? undefined : JSON.stringify(makes('same')));
    });
    expect(await seen()).toBe('same');
    later(120);
    expect(await seen()).toBe('same');
    later(9);
    expect(await seen()).toBe('same');
    expect(asked).toEqual([undefined, '"v1"']);
  });

  it('stays renewable when a 304 comes without its ETag', async () => {
    const asked: (string | undefined)[] = [];
    origin.on(COMPANIES, (request, response) => {
      asked.push(request.headers['if-none-match']);
      const known = request.headers['if-none-match'] === '"v1"';
      response.writeHead(known ? 304 : 200, known ? {} : { etag: '"v1"' });
      response.end(known ? undefined : JSON.stringify(makes('same')));
    });
    for (const seconds of [0, 120, 120]) {
      later(seconds);
      expect(await seen()).toBe('same');
    }
    expect(asked).toEqual([undefined, '"v1"', '"v1"']);
  });

  it('tells how long the list is by now where the 304 of a part says so', async () => {
    let length = 30;
    origin.on('/api/v1/cars/filter', (request, response) => {
      const known = request.headers['if-none-match'] === '"part"';
      response.writeHead(known ? 304 : 206, { etag: '"part"', 'content-range': `items 0-0/${length}` });
      response.end(known ? undefined : JSON.stringify({ cars: [aCar({ _id: 'first' })] }));
    });
    const asked = async () => (await gateway.data('{ cars(first: 1) { totalCount nodes { id } } }')).cars;
    expect(await asked()).toEqual({ totalCount: 30, nodes: [{ id: 'first' }] });
    length = 7;
    later(120);
    expect(await asked()).toEqual({ totalCount: 7, nodes: [{ id: 'first' }] });
  });

  it('is not renewed by the ETag of an older one', async () => {
    const asked: (string | undefined)[] = [];
    origin.on(COMPANIES, (request, response) => {
      asked.push(request.headers['if-none-match']);
      const answer = asked.length === 1 ? json(makes('old'), { etag: '"v1"' }) : json(makes('new'));
      answer(request, response);
    });
    for (const name of ['old', 'new', 'new']) {
      expect(await seen()).toBe(name);
      later(120);
    }
    expect(asked).toEqual([undefined, '"v1"', undefined]);
  });
});
