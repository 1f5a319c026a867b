import type { RequestListener } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Partner } from '../../rest/partners/partner.ts';
import { multipart, post, sellCarParts } from '../forms/multipart.ts';
import { formMutations, unsubscribeDocument } from '../forms/mutations.ts';
import { aCompany } from '../stock/aCar.ts';
import { faults, faultyOrigin, type FaultyOrigin, json } from '../origins/faultyOrigin.ts';
import { says } from '../origins/writingOrigin.ts';
import { runGateway, type RunningGateway } from '../servers/runGateway.ts';
import { until } from '../until.ts';

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

const PARTNER = '/api/v1/partner';
const KEY = 'Bearer pk_of-a-partner';
const holder: Partner = {
  ...{ id: 'p1', name: 'Marsa Motors', keyPrefix: 'pk_of-a-par', trustedOnly: false, formsPerHour: 600 },
  scopes: ['inventory:read', 'leads:write', 'webhooks:manage'],
};

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
  vi.useRealTimers();
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
/** Presses the button of a mail program. */
const click = async (path: string) => {
  const answer = await fetch(gateway.url + path, { method: 'POST' });
  return [answer.status, await answer.text()];
};
/** What the origin was asked for, without probes. */
const asked = () => origin.requests.filter((path) => path !== PROBE && path !== OTHER_PROBE);
const untilBack = { timeout: 10_000, interval: 50 };
/** From now on the origin hangs, and the gateway has found that out. */
async function goDown() {
  everything(faults.hang());
  await codeOf('logos { path }');
  await expect.poll(readiness, untilBack).toEqual([503, 'open']);
}
/** Confirms every POST, as a form or a search alert; everything else hangs. */
const answersForm = (): RequestListener => (request, response) => {
  if (request.method !== 'POST') return;
  const alert = { name: 'White', state: 'confirmed', url: 'https://cars.example/buy' };
  const answer = says(201, { id: 'e1', message: 'Thank you.', ...alert });
  request.resume().on('end', () => answer(request, response));
};

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
    await goDown();
    const thanks = { message: 'Thank you.', userErrors: [] };
    for (const { name, document, input, path } of formMutations) {
      origin.on(path, answersForm());
      const { [name]: payload } = await gateway.data(document, { input });
      expect(payload).toMatchObject(thanks);
    }
    origin.on('/api/v1/sell-car', answersForm());
    const photo = {
      filename: 'car.png',
      mediaType: 'image/png',
      bytes: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    };
    const offered = await post(`${gateway.url}/graphql`, multipart(sellCarParts([photo])));
    expect(offered.body.data.sellCar).toMatchObject({ submission: { photoCount: 1 }, ...thanks });
    // It is a GET that changes something.
    origin.on('/api/v1/unsubscribe/n1', says(200, { message: 'Thank you.' }));
    const ended = await gateway.data(unsubscribeDocument, { input: { id: 'n1' } });
    expect(ended.unsubscribe).toEqual(thanks);
    expect(await click('/unsubscribe/n1')).toEqual([200, 'Thank you.']);
  });

  it('answers nothing but forms gets every form of a search alert', async () => {
    for (const path of ['', '/t1/confirm', '/t1/end'])
      origin.on(`/api/v1/search-alerts${path}`, answersForm());
    await goDown();
    const send = (field: string) => gateway.query(`mutation { ${field} { message } }`);
    const create = 'createSearchAlert(input: { email: "noor@example.ae", filter: { search: "white" } })';
    expect((await send(create)).body).toEqual({ data: { createSearchAlert: { message: 'Thank you.' } } });
    for (const action of ['confirm', 'end'])
      expect((await send(`${action}SearchAlert(input: { token: "t1" })`)).body.data).toEqual({
        [`${action}SearchAlert`]: { message: 'Thank you.' },
      });
    expect(await click('/search-alert/t1/end')).toEqual([200, 'Thank you.']);
  });

  const oneVisitor: [string, string, string, string][] = [
    ['who is logged in', '{ me { id } }', 'Bearer t.o.k', '/api/auth/admin'],
    ['what a key has used', '{ partner { usage { key } } }', KEY, `${PARTNER}/usage`],
    ['what a partner has sent', '{ partner { leads { nodes { id } } } }', KEY, `${PARTNER}/leads`],
    ["a partner's webhooks", '{ partner { webhooks { id } } }', KEY, `${PARTNER}/webhooks`],
  ];
  it.each(oneVisitor)(
    'does not answer %s costs one visitor the whole time, and nobody twice',
    async (_what, query, authorization, path) => {
      everything(faults.hang());
      origin.on(PARTNER, json(holder));
      origin.on(path, faults.hang());
      const ask = async () => (await gateway.query(query, {}, { authorization })).body;
      expect((await ask()).errors[0].extensions.code).toBe('UPSTREAM_TIMEOUT');
      const isAsked = () => asked().some((each) => each.startsWith(path));
      expect(isAsked()).toBe(true);
      origin.requests.length = 0;
      const { data, errors } = await ask();
      expect(errors[0].extensions.code).toBe('UPSTREAM_TIMEOUT');
      expect(data.me ?? data.partner ?? null).toBeNull();
      expect(isAsked()).toBe(false);
    },
  );
});

describe('a partner of an origin that hangs', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
  const contact = formMutations.find(({ name }) => name === 'sendContactMessage')!;
  const ask = (document: string, variables = {}) =>
    gateway.query(document, variables, { authorization: KEY });

  it('is known by his key, and is answered from memory as everybody is', async () => {
    recover();
    origin.on(PARTNER, json(holder));
    const before = await ask('{ makes { id } }');
    expect(before.body.data).toEqual({ makes: [{ id: 'bmw' }] });
    origin.on(PARTNER, faults.hang());
    await goDown();
    const start = Date.now(); // The clock of the caches stands still.
    for (let times = 0; times < 5; times += 1) {
      vi.advanceTimersByTime(1_000);
      expect((await ask('{ makes { id } }')).body.data).toEqual(before.body.data);
    }
    expect(Date.now() - start).toBeLessThan(3 * DEADLINE);
  });

  it('has his key revoked also while lists cannot be read', async () => {
    recover();
    origin.on(PARTNER, json(holder));
    expect((await ask('{ __typename }')).status).toBe(200);
    await goDown();
    origin.on(PARTNER, faults.status(401));
    vi.advanceTimersByTime(1_000);
    await until(async () => expect((await ask('{ __typename }')).status).toBe(401));
  });

  it('sends forms with a key that the gateway does not know yet, and none with one that is wrong', async () => {
    await goDown();
    origin.on(contact.path, answersForm());
    origin.on(PARTNER, faults.status(401));
    expect((await ask(contact.document, { input: contact.input })).status).toBe(401);
    expect(asked()).not.toContain(contact.path);
    vi.advanceTimersByTime(1_000);
    origin.on(PARTNER, json(holder));
    const { body } = await ask(contact.document, { input: contact.input });
    expect(body.data.sendContactMessage).toMatchObject({ message: 'Thank you.', userErrors: [] });
  });
});
