import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gatewayDefaults } from '../../gateway/GatewayOptions.ts';
import { aCar, aCompany } from '../stock/aCar.ts';
import { faults, faultyOrigin, type FaultyOrigin, json } from './faultyOrigin.ts';
import { runGateway, type RunningGateway } from '../servers/runGateway.ts';

const DEADLINE = 200;

let origin: FaultyOrigin;
let gateway: RunningGateway;

beforeEach(async () => {
  origin = await faultyOrigin();
  gateway = await runGateway({ restUrl: origin.url, timeout: DEADLINE });
});
afterEach(async () => {
  await gateway.close();
  await origin.close();
});

/** The code of the only error of an answer; checks that the rest is correct and that the answer reveals nothing internal. */
function codeOf({ status, text, body }: Awaited<ReturnType<RunningGateway['query']>>) {
  expect(status).toBe(200);
  expect(text).not.toMatch(
    /127\.0\.0\.1|localhost|http|\/api\/|secret|stack|\bat \S+ \(|\.js|\.ts|ECONN|UND_|header/i,
  );
  expect(text).not.toContain(new URL(origin.url).port);
  expect(body.errors).toHaveLength(1);
  const [{ message, extensions, locations, path, ...rest }] = body.errors;
  expect([Object.keys(extensions), locations.length, path.length, rest]).toEqual([['code'], 1, 1, {}]);
  expect(message).toMatch(/^[A-Z].*\.$/);
  return extensions.code;
}

describe('the dealer is told why an origin gave no answer:', () => {
  it.each([
    ['that it hangs', faults.hang(), 'UPSTREAM_TIMEOUT'],
    ['that it trickles', faults.trickle(), 'UPSTREAM_TIMEOUT'],
    ['an error of its own', faults.status(500), 'UPSTREAM_ERROR'],
    ['that it is down for maintenance', faults.status(503, { 'retry-after': '60' }), 'UPSTREAM_ERROR'],
    ['a redirect', faults.status(302, { location: '/elsewhere' }), 'UPSTREAM_ERROR'],
    ['that it hangs up', faults.hangUp(), 'UPSTREAM_ERROR'],
    ['that it hangs up in the middle', faults.cutOff(), 'UPSTREAM_ERROR'],
    ['a refused question', faults.status(400), 'UPSTREAM_CLIENT_ERROR'],
    ['too many questions', faults.status(429), 'UPSTREAM_CLIENT_ERROR'],
    ['a missing login', faults.status(401), 'UNAUTHENTICATED'],
    ['a refused login', faults.status(403), 'UNAUTHENTICATED'],
    ['a missing list', faults.status(404), 'NOT_FOUND'],
    ['an address that is too long', faults.status(414), 'NOT_FOUND'],
    ['a list that was taken away', faults.status(410), 'GONE'],
    ['created instead of found', faults.status(201), 'UPSTREAM_BAD_RESPONSE'],
    ['no content', faults.status(204), 'UPSTREAM_BAD_RESPONSE'],
    ['a part that nobody asked for', faults.status(206), 'UPSTREAM_BAD_RESPONSE'],
    ['an HTML page', faults.text('<h1>Welcome to nginx</h1>', 'text/html'), 'UPSTREAM_BAD_RESPONSE'],
    ['an empty body', faults.text(''), 'UPSTREAM_BAD_RESPONSE'],
    ['JSON that is cut off', faults.text('[{"_id":'), 'UPSTREAM_BAD_RESPONSE'],
    ['an object for a list', json({ cars: [] }), 'UPSTREAM_BAD_RESPONSE'],
    ['text for a list', json('cars'), 'UPSTREAM_BAD_RESPONSE'],
    ['null for a list', json(null), 'UPSTREAM_BAD_RESPONSE'],
    ['a car without an id', json([{ title: 'X5' }]), 'UPSTREAM_BAD_RESPONSE'],
    ['a list for a text', json([{ _id: 'x5', title: ['X5'] }]), 'UPSTREAM_BAD_RESPONSE'],
  ])('GW-10 API-4 %s', async (_fault, answer, code) => {
    origin.on('/api/v1/cars/featured', answer);
    expect(codeOf(await gateway.query('{ featuredCars { id } }'))).toBe(code);
  });

  it('GW-10 that nothing listens there', async () => {
    await origin.close();
    expect(codeOf(await gateway.query('{ featuredCars { id } }'))).toBe('UPSTREAM_ERROR');
  });

  it('GW-10 a part of the list without its place', async () => {
    origin.on('/api/v1/cars/filter', faults.status(206));
    expect(codeOf(await gateway.query('{ cars { totalCount } }'))).toBe('UPSTREAM_BAD_RESPONSE');
  });

  it('GW-10 GW-13 a car that the dealer has withdrawn is told from one that never was, also in a list', async () => {
    origin.on('/api/v1/car/withdrawn', faults.status(410));
    origin.on('/api/v1/cars/filter', json({ cars: [] }));
    const answer = await gateway.query('{ car(id: "withdrawn") { id } }');
    expect(codeOf(answer)).toBe('GONE');
    expect(answer.body.data).toEqual({ car: null });
    expect(await gateway.data('{ carsByIds(ids: ["withdrawn", "never"]) { id } }')).toEqual({
      carsByIds: [null, null],
    });
  });

  it.each(['car', 'blog'])('GW-13 a %s that does not exist is no 404 of the gateway', async (noun) => {
    const answer = await gateway.query(`{ ${noun}(id: "gone") { id } }`);
    expect(codeOf(answer)).toBe('NOT_FOUND');
    expect(answer.body.data).toEqual({ [noun]: null });
  });
});

describe('a deadline', () => {
  it('API-1 is ten seconds', () => {
    expect(gatewayDefaults.timeout).toBe(10_000);
  });

  it.each([
    ['hangs', faults.hang()],
    ['trickles', faults.trickle()],
  ])('API-1 ends the wait for an origin that %s, not sooner and not much later', async (_what, answer) => {
    origin.on('/api/v1/companies', answer);
    const start = performance.now();
    expect(codeOf(await gateway.query('{ makes { id } }'))).toBe('UPSTREAM_TIMEOUT');
    const waited = performance.now() - start;
    expect(waited).toBeGreaterThanOrEqual(DEADLINE - 5);
    expect(waited).toBeLessThan(DEADLINE * 5);
    expect(origin.requests).toEqual(['/api/v1/companies']);
  });
});

describe('a page', () => {
  it('GW-11 GW-13 shows what could be read when one list could not', async () => {
    origin.on('/api/v1/companies', json([aCompany({ _id: 'bmw' })]));
    origin.on('/api/v1/cars/featured', json([aCar({ _id: 'x5' })]));
    origin.on('/api/v1/fetch-logos', faults.status(500));
    origin.on('/api/v1/blogs/latest', faults.hang());
    const { status, body } = await gateway.query(
      '{ makes { id } featuredCars { id } logos { path } latestBlogs { id } }',
    );
    expect(status).toBe(200);
    expect(body.data).toEqual({
      makes: [{ id: 'bmw' }],
      featuredCars: [{ id: 'x5' }],
      logos: null,
      latestBlogs: null,
    });
    expect(body.errors.map(({ path, extensions }: Failure) => [path, extensions.code])).toEqual([
      [['logos'], 'UPSTREAM_ERROR'],
      [['latestBlogs'], 'UPSTREAM_TIMEOUT'],
    ]);
  });

  it('GW-11 shows its cars when they could not be counted', async () => {
    origin.on('/api/v1/cars/filter', json({ cars: [aCar({ _id: 'x5' })] }));
    origin.on('/api/v1/cars/facets', faults.status(500));
    const { body } = await gateway.query('{ cars { nodes { id } facets { makes { name } } } }');
    expect(body.data).toEqual({ cars: { nodes: [{ id: 'x5' }], facets: null } });
    expect(body.errors[0].path).toEqual(['cars', 'facets']);
  });

  it('understands numbers and booleans that the origin writes as text', async () => {
    const car = { _id: 'x5', year: '2021', originalPrice: '200000', specifications: { Roof: 'true' } };
    origin.on('/api/v1/car/x5', json(car));
    const { car: read } = await gateway.data('{ car(id: "x5") { year price features } }');
    expect(read).toEqual({ year: 2021, price: 200_000, features: ['Roof'] });
  });
});

interface Failure {
  path: string[];
  extensions: { code: string };
}
