import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formMutations } from '../forms/mutations.ts';
import { aCompany } from '../stock/aCar.ts';
import { faults, faultyOrigin, type FaultyOrigin, json } from '../origins/faultyOrigin.ts';
import { says } from '../origins/writingOrigin.ts';
import { runGateway, type RunningGateway } from '../servers/runGateway.ts';

const DEADLINE = 1_000;
const PROBE = '/api/v1/companies';
const OTHER_PROBE = '/api/v1/blogs/latest?limit=1';
/** The fields of operations, and the paths that they are read from. */
const reads: [string, string][] = [
  ['makes { id }', PROBE],
  ['logos { path }', '/api/v1/fetch-logos'],
  ['models { id }', '/api/v1/fetch-vehicle-types'],
  ['featuredCars { id }', '/api/v1/cars/featured'],
  ['testDriveCars { id }', '/api/v1/cars/test-drive'],
  ['latestBlogs { id }', '/api/v1/blogs/latest'],
  ['cars { totalCount }', '/api/v1/cars/filter'],
];

let origin: FaultyOrigin;
let gateway: RunningGateway;
let log: string;

beforeEach(async () => {
  log = '';
  const stream = { write: (line: string) => void (log += line) };
  origin = await faultyOrigin();
  gateway = await runGateway({ restUrl: origin.url, timeout: DEADLINE, logger: { level: 'info', stream } });
});
afterEach(async () => {
  await gateway.close();
  await origin.close();
});

/** Sets the answer of the origin to every path from now on. */
const everything = (answer: ReturnType<typeof json>) => reads.forEach(([, path]) => origin.on(path, answer));
/** From now on, the answers of the origin are correct. */
const recover = () => {
  everything(json([]));
  origin.on('/api/v1/fetch-logos', json({ logos: [] }));
  origin.on('/api/v1/fetch-vehicle-types', json({ vehicleTypes: [] }));
  origin.on('/api/v1/cars/filter', json({ cars: [] }));
  origin.on(PROBE, json([aCompany({ _id: 'bmw' })]));
};
const codeOf = async (field: string) =>
  (await gateway.query(`{ ${field} }`)).body.errors?.[0].extensions.code as string | undefined;
const changes = () =>
  log
    .split('\n')
    .filter((line) => line.includes('"circuit"'))
    .map((line) => (JSON.parse(line) as { circuit: string }).circuit);
const readiness = async () => {
  const response = await fetch(`${gateway.url}/readyz?verbose`);
  return [response.status, (await response.json()).circuit];
};
/** What the origin was asked for, without probes. */
const asked = () => origin.requests.filter((path) => path !== PROBE && path !== OTHER_PROBE);
const untilBack = { timeout: 10_000, interval: 50 };

describe('an origin that', () => {
  it('hangs costs one visitor the whole time, and all others none of it', async () => {
    everything(faults.hang());
    expect(await codeOf('logos { path }')).toBe('UPSTREAM_TIMEOUT');
    const before = asked().length;
    const start = performance.now();
    for (const [field] of reads) expect(await codeOf(field)).toBe('UPSTREAM_TIMEOUT');
    // The first one waits for the probe, which may take no longer than an answer.
    expect(performance.now() - start).toBeLessThan(3 * DEADLINE);
    expect(asked()).toHaveLength(before);
  });

  it.each([
    ['fails itself', faults.status(503), 'UPSTREAM_ERROR'],
    ['hangs up', faults.hangUp(), 'UPSTREAM_ERROR'],
  ])('%s is not asked any more after five failures on end', async (_what, answer, code) => {
    everything(answer);
    for (const [field] of reads.slice(0, 5)) expect(await codeOf(field)).toBe(code);
    await expect.poll(readiness, untilBack).toEqual([503, 'open']);
    origin.requests.length = 0;
    for (const [field] of reads) expect(await codeOf(field)).toBe(code);
    expect(asked()).toEqual([]);
  });

  it('is back is asked again within ten seconds, and both changes are logged in a line each', async () => {
    everything(faults.hang());
    await codeOf('logos { path }');
    await expect.poll(readiness, untilBack).toEqual([503, 'open']);
    expect(changes()).toEqual(['open']);
    recover();
    await expect.poll(() => codeOf('logos { path }'), untilBack).toBeUndefined();
    for (const [field] of reads) expect(await codeOf(field)).toBeUndefined();
    expect(await readiness()).toEqual([200, 'closed']);
    expect(changes()).toEqual(['open', 'closed']);
  });

  it('may be down is told to an operator as half-open, for as long as a probe hangs', async () => {
    everything(faults.status(503));
    let answerProbe: () => void = () => undefined;
    origin.on(OTHER_PROBE.replace(/\?.*/, ''), (request, response) => {
      answerProbe = () => json([])(request, response);
    });
    const readable = reads.filter(([field]) => field !== 'latestBlogs { id }');
    expect(await readiness()).toEqual([503, 'closed']);
    for (const [field] of readable.slice(0, 5)) expect(await codeOf(field)).toBe('UPSTREAM_ERROR');
    await expect.poll(readiness, untilBack).toEqual([503, 'half-open']);
    recover();
    answerProbe();
    await expect.poll(readiness, untilBack).toEqual([200, 'closed']);
    expect(changes()).toEqual([]);
  });

  it.each(reads)('has one answer that hangs gives all others: %s', async (hanging, path) => {
    recover();
    origin.on(path, faults.hang());
    expect(await codeOf(hanging)).toBe('UPSTREAM_TIMEOUT');
    for (const [field] of reads) if (field !== hanging) expect(await codeOf(field)).toBeUndefined();
    expect(changes()).toEqual([]);
  });

  it.each([400, 401, 404, 410, 429])('refuses with %i is asked each time', async (status) => {
    everything(faults.status(status));
    for (let times = 0; times < 3; times += 1) for (const [field] of reads) await codeOf(field);
    expect(origin.requests).toHaveLength(3 * reads.length);
    expect(changes()).toEqual([]);
  });

  it('answers nothing but forms gets every form', async () => {
    everything(faults.hang());
    await codeOf('logos { path }');
    await expect.poll(readiness, untilBack).toEqual([503, 'open']);
    for (const { name, document, input, path } of formMutations) {
      origin.on(path, says(201, { id: 'e1', message: 'Thank you.' }));
      const { [name]: payload } = await gateway.data(document, { input });
      expect(payload).toMatchObject({ message: 'Thank you.', userErrors: [] });
    }
  });
});
