import { parse } from 'graphql';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { errorCodes } from '../../gateway/http/errorCodes.ts';
import { blogStore } from '../../rest/blogs/blogStore.ts';
import { carStore } from '../../rest/cars/carStore.ts';
import type { QueuedMail } from '../../rest/mail/outbox.ts';
import { partnerStore } from '../../rest/partners/partnerStore.ts';
import { serveMetrics } from '../../platform/telemetry/serveMetrics.ts';
import { faults, faultyOrigin, json } from '../origins/faultyOrigin.ts';
import { says } from '../origins/writingOrigin.ts';
import { aCar } from '../stock/aCar.ts';
import { filledForms } from '../forms/filledForms.ts';
import { formMutations } from '../forms/mutations.ts';
import { WebhookReceivers } from '../servers/receiver/webhookReceivers.ts';
import { mailServer } from '../servers/mailServer.ts';
import { aSite } from '../servers/aSite.ts';
import { type RunningGateway, runGateway } from '../servers/runGateway.ts';
import { type RunningRest, runRest } from '../servers/runRest.ts';
import { until } from '../until.ts';

let rest: RunningRest;
let gateway: RunningGateway;
const [ofRest, ofGateway] = [new Registry(), new Registry()];

beforeEach(async () => {
  ofRest.clear();
  ofGateway.clear();
  rest = await runRest({ metrics: ofRest });
  gateway = await runGateway({ restUrl: rest.url, metrics: ofGateway });
});
afterEach(async () => {
  await gateway.close();
  await rest.close();
});

/** The value of a metric with these labels, as Prometheus reads it. */
async function valueOf(registry: Registry, name: string, labels: Record<string, string> = {}) {
  const text = await registry.metrics();
  const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
  const line = text
    .split('\n')
    .find((each) => /^\w+/.exec(each)?.[0] === name && wanted.every((label) => each.includes(label)));
  return line && Number(line.split(' ').at(-1));
}

it('an operator sees how many operations ran, and no client can add names', async () => {
  await gateway.data('query Mine { makes { id } }');
  expect(await valueOf(ofGateway, 'graphql_operation_duration_seconds_count', { operation: 'other' })).toBe(
    1,
  );
  expect(await ofGateway.metrics()).not.toContain('Mine');
});

it.each([
  ['by POST', 'POST', '/graphql', { query: '{ makes { id } }' }],
  ['by GET', 'GET', '/graphql?query=%7Bmakes%7Bid%7D%7D', undefined],
])('an operator sees every request, answered from the cache or not, %s', async (_how, method, path, body) => {
  const headers = { 'content-type': 'application/json', 'apollo-require-preflight': 'true' };
  const ask = (condition: Record<string, string> = {}) =>
    fetch(
      gateway.url + path,
      body
        ? { method, headers, body: JSON.stringify(body) }
        : { headers: { 'apollo-require-preflight': 'true', ...condition } },
    );
  let answer: Response | undefined;
  for (let i = 0; i < 10; i += 1) {
    answer = await ask();
    expect(answer.status).toBe(200);
    await answer.text();
  }
  const requests = (status: string) =>
    valueOf(ofGateway, 'http_requests_total', { method, route: '/graphql', status });
  expect(await requests('200')).toBe(10);
  const operations = async (source: string) =>
    Number(await valueOf(ofGateway, 'graphql_operations_total', { operation: 'other', source }));
  const [executed, cached] = [await operations('executed'), await operations('cache')];
  expect(cached).toBeGreaterThan(5);
  expect(executed + cached).toBe(10);
  if (body) return;
  // Without a `cache-control`, fetch would send `no-cache` here.
  const condition = { 'if-none-match': answer?.headers.get('etag') ?? '', 'cache-control': 'max-age=60' };
  expect((await ask(condition)).status).toBe(304);
  expect(await requests('304')).toBe(1);
});

it('an operator sees the operations of the site by their names, from the cache as well', async () => {
  ofGateway.clear();
  const document = 'query AllMakes { makes { id } }';
  const site = aSite(async () => ({ status: 200, html: '' }), { AllMakes: parse(document) });
  const own = await runGateway({ restUrl: rest.url, metrics: ofGateway, site });
  const body = JSON.stringify({ query: document, operationName: 'AllMakes' });
  const headers = { 'content-type': 'application/json' };
  for (let i = 0; i < 5; i += 1)
    await (await fetch(`${own.url}/graphql`, { method: 'POST', headers, body })).text();
  const counted = { operation: 'AllMakes', source: 'cache' };
  expect(await valueOf(ofGateway, 'graphql_operations_total', counted)).toBe(3);
  await own.close();
});

it('an operator reads 0 for forms and errors that have not been yet, so that the first one is an increase', async () => {
  const text = await ofGateway.metrics();
  const paths = [...formMutations.map(({ path }) => path), '/api/v1/sell-car', '/api/v1/search-alerts'];
  for (const form of [...paths.map((path) => path.split('/')[3]), 'unsubscribe', 'admin']) {
    for (const outcome of ['ok', 'refused', 'failed']) {
      expect(text).toContain(`forms_total{form="${form}",outcome="${outcome}"} 0\n`);
    }
  }
  for (const code of Object.keys(errorCodes))
    expect(text).toContain(`graphql_errors_total{code="${code}"} 0\n`);
});

it('an operator sees what the REST API was asked for pictures, and no visitor can add names', async () => {
  const pictureCache = await mkdtemp(join(tmpdir(), 'pictures-'));
  ofGateway.clear();
  const own = await runGateway({ restUrl: rest.url, metrics: ofGateway, pictureCache });
  await fetch(`${own.url}/pictures/480.jpg/photos/none.jpg`);
  await fetch(`${own.url}/pictures/480.jpg/api/v1/layla@example.ae/none.jpg`);
  await fetch(`${own.url}/pictures/original/api/v1/layla@example.ae/none.svg`);
  const asked = { resource: 'pictures', outcome: 'refused' };
  expect(await valueOf(ofGateway, 'rest_request_duration_seconds_count', asked)).toBe(3);
  expect(await ofGateway.metrics()).not.toContain('layla');
  await own.close();
  await rm(pictureCache, { recursive: true });
});

it('an operator sees the errors of operations by their codes', async () => {
  await gateway.query('{ blog(id: "none") { id } }');
  await gateway.query('{ nothing }');
  expect(await valueOf(ofGateway, 'graphql_errors_total', { code: 'GRAPHQL_VALIDATION_FAILED' })).toBe(1);
});

it('an operator sees what the REST API was asked for, on both sides', async () => {
  await gateway.data('{ makes { id } }');
  const side = { resource: 'companies', outcome: 'ok' };
  expect(await valueOf(ofGateway, 'rest_request_duration_seconds_count', side)).toBe(1);
  const other = { method: 'GET', route: '/api/v1/companies', status: '200' };
  expect(await valueOf(ofRest, 'http_request_duration_seconds_count', other)).toBe(1);
});

it('an operator sees that the REST API cannot be reached', async () => {
  await rest.close();
  await gateway.query('{ makes { id } }');
  const side = { resource: 'companies', outcome: 'failed' };
  expect(await valueOf(ofGateway, 'rest_request_duration_seconds_count', side)).toBe(1);
});

it('an operator sees that the REST API is down, and that it is back', async () => {
  const state = (state: string) => valueOf(ofGateway, 'rest_circuit_state', { state });
  const own = await faultyOrigin();
  ofGateway.clear();
  const watched = await runGateway({ restUrl: own.url, timeout: 500, metrics: ofGateway });
  expect([await state('closed'), await state('open')]).toEqual([1, 0]);
  // Probes use the first two.
  const paths = ['/api/v1/companies', '/api/v1/blogs/latest', '/api/v1/fetch-logos'];
  for (const path of paths) own.on(path, faults.hangUp());
  for (let i = 0; i < 6; i += 1) await watched.query('{ logos { path } }');
  await until(async () => expect([await state('closed'), await state('open')]).toEqual([0, 1]), 10_000);
  for (const path of paths) own.on(path, json([]));
  await until(async () => expect(await state('closed')).toBe(1), 10_000);
  await watched.close();
  await own.close();
});

it('an operator sees how many items of a list cannot be read, until they can', async () => {
  const own = await faultyOrigin();
  ofGateway.clear();
  const watched = await runGateway({ restUrl: own.url, metrics: ofGateway });
  const path = '/api/v1/cars/featured';
  const items = () => valueOf(ofGateway, 'rest_left_out_items', { list: path });
  expect(await items()).toBeUndefined();
  own.on(path, json([aCar(), { ...aCar({ _id: 'bad' }), title: ['none'] }]));
  await watched.data('{ featuredCars { id } }');
  expect(await items()).toBe(1);
  await watched.close();
  await own.close();
});

it.each(formMutations)(
  'an operator sees how often a form was stored, refused and lost: $name',
  async (form) => {
    const own = await faultyOrigin();
    ofGateway.clear();
    const watched = await runGateway({ restUrl: own.url, metrics: ofGateway });
    const ends = {
      ok: says(201, { id: 'e1', message: 'Thank you.' }),
      refused: says(422, { message: 'This cannot be taken.' }),
      failed: faults.hangUp(),
    };
    for (const answer of Object.values(ends)) {
      own.on(form.path, answer);
      await watched.query(form.document, { input: form.input });
    }
    const counted = (await ofGateway.metrics()).match(/^forms_total\{.*\} [^0].*$/gm);
    const outcomes = Object.keys(ends).map(
      (outcome) => `form="${form.path.split('/')[3]}",outcome="${outcome}"`,
    );
    expect(counted).toEqual(outcomes.map((labels) => `forms_total{${labels}} 1`));
    await watched.close();
    await own.close();
  },
);

it('an operator sees what caches save', async () => {
  await blogStore(rest.store).list();
  for (let i = 0; i < 4; i += 1) await gateway.data('{ makes { id } }');
  const cache = { cache: 'graphql', outcome: 'fresh' };
  expect(await valueOf(ofGateway, 'cache_requests_total', cache)).toBe(2);
  expect(await valueOf(ofGateway, 'cache_bytes', { cache: 'rest' })).toBeGreaterThan(0);
});

it('an operator sees how many mails wait, and since when', async () => {
  ofRest.clear();
  const mails = await mailServer();
  mails.refuse(true);
  const server = { url: mails.url, from: 'hello@example.ae' };
  const own = await runRest({ metrics: ofRest, mail: { server, publicUrl: 'https://www.example.ae' } });
  const old = new Date(Date.now() - 60_000).toISOString();
  const mail = { to: 'a@example.ae', subject: 'Hello', text: 'Hello' };
  await own.store.collection<{ _id: string }>('outbox').insertOne({
    _id: 'a',
    mail,
    createdAt: old,
    sentAt: null,
    attempts: 0,
    nextTryAt: old,
  } as {
    _id: string;
  });
  expect(await valueOf(ofRest, 'outbox_mails')).toBe(1);
  expect(await valueOf(ofRest, 'outbox_given_up_mails')).toBe(0);
  expect(await valueOf(ofRest, 'outbox_oldest_mail_seconds')).toBeGreaterThanOrEqual(60);
  await own.close();
  await mails.close();
});

it('an operator is told that a mail whose recipient is refused for good was given up, not that it waits', async () => {
  ofRest.clear();
  const mails = await mailServer();
  mails.refuseAddress('gone@example.ae', '550 No such user');
  const server = { url: mails.url, from: 'hello@dealer.example' };
  const own = await runRest({ metrics: ofRest, mail: { server, publicUrl: 'https://www.example.ae' } });
  await own.post('/api/v1/contact-us', { ...filledForms['/api/v1/contact-us'], email: 'gone@example.ae' });
  await expect.poll(() => valueOf(ofRest, 'outbox_mails')).toBe(0);
  expect(await valueOf(ofRest, 'outbox_oldest_mail_seconds')).toBe(0);
  expect(await valueOf(ofRest, 'outbox_given_up_mails')).toBe(1);
  const [mail] = await own.store.collection<QueuedMail>('outbox').find({}).toArray();
  expect(mail).toMatchObject({ sentAt: null, attempts: 1 });
  await own.close();
  await mails.close();
});

it('an operator who has no mail server is not told that mails wait too long', async () => {
  await rest.post('/api/v1/contact-us', filledForms['/api/v1/contact-us']);
  expect(await valueOf(ofRest, 'outbox_mails')).toBe(1);
  for (const name of ['outbox_oldest_mail_seconds', 'outbox_given_up_mails'])
    expect(await valueOf(ofRest, name)).toBeUndefined();
});

it.each(['fails', 'does not answer'])(
  'an operator sees all other metrics where the store %s',
  async (how) => {
    let fail: (reason: Error) => void = () => undefined;
    const failure = new Promise<never>((_, reject) => (fail = reject));
    failure.catch(() => undefined); // Nobody may have asked yet.
    const answer = () => failure;
    if (how === 'fails') fail(new Error('gone'));
    await rest.get('/api/v1/blogs');
    expect(await valueOf(ofRest, 'store_up')).toBe(1);
    const faults = ['outbox', 'searchAlerts', 'webhooks'].flatMap((name) => {
      const collection = rest.store.collection(name);
      return [
        vi.spyOn(collection, 'countDocuments').mockImplementation(answer),
        vi.spyOn(collection, 'find').mockReturnValue({ ...collection.find({}), toArray: answer }),
      ];
    });
    const ping = vi.spyOn(rest.store, 'ping').mockImplementation(answer);
    expect(await valueOf(ofRest, 'store_up')).toBe(0);
    const text = await ofRest.metrics();
    expect(text).toMatch(/^http_requests_total\{.*\} 1$/m);
    for (const name of ['outbox_mails', 'webhooks_failing', 'webhook_waiting_changes', 'search_alerts'])
      expect(text).not.toMatch(new RegExp(`^${name}[ {]`, 'm'));
    for (const fault of [...faults, ping]) fault.mockRestore();
    fail(new Error('gone'));
    expect(await valueOf(ofRest, 'store_up')).toBe(1);
    expect(await valueOf(ofRest, 'webhooks_failing')).toBe(0);
  },
);

it('an operator sees which changes wait for the receivers of webhooks, since when, and what becomes of deliveries', async () => {
  const receivers = new WebhookReceivers();
  const receiver = await receivers.start('shop');
  receiver.answers(500);
  let time = Date.now();
  const now = () => new Date(time);
  ofRest.clear();
  const own = await runRest({ metrics: ofRest, receivers: receivers.network, now });
  const key = await partnerStore(own.store).add('Marsa Motors', ['webhooks:manage']);
  const body = { url: receiver.url, kinds: ['LISTED'] };
  await own.post('/api/v1/partner/webhooks', body, { authorization: `Bearer ${key}` });
  await carStore(own.store, now).saveAll([aCar({ _id: 'a' }), aCar({ _id: 'b' })]);
  const failing = { receiver: 'failing' };
  await expect.poll(() => valueOf(ofRest, 'webhook_waiting_changes', failing)).toBe(2);
  expect(await valueOf(ofRest, 'webhook_deliveries_total', { outcome: 'refused' })).toBe(2);
  expect(await valueOf(ofRest, 'webhook_waiting_changes', { receiver: 'answering' })).toBe(0);
  time += 4_000;
  expect(await valueOf(ofRest, 'webhook_oldest_change_seconds', failing)).toBeGreaterThanOrEqual(3);
  receiver.answers(204);
  time += 60_000;
  await expect.poll(() => valueOf(ofRest, 'webhook_deliveries_total', { outcome: 'delivered' })).toBe(2);
  await expect.poll(() => valueOf(ofRest, 'webhook_waiting_changes', failing)).toBe(0);
  expect(await valueOf(ofRest, 'webhook_oldest_change_seconds', failing)).toBe(0);
  await own.close();
  await receivers.close();
});

it('an operator sees how many search alerts wait to be confirmed', async () => {
  await rest.post('/api/v1/search-alerts', { email: 'a@example.ae', filter: 'bodyTypes=SUV' });
  expect(await valueOf(ofRest, 'search_alerts', { state: 'waiting' })).toBe(1);
  expect(await valueOf(ofRest, 'search_alerts', { state: 'confirmed' })).toBe(0);
});

it('an operator whose metrics cannot be read finds in the log where it failed, and not what was read', async () => {
  const lines: string[] = [];
  const metrics = () => Promise.reject(new TypeError('layla@example.ae'));
  const address = { port: 0, host: '127.0.0.1' };
  const server = await serveMetrics({ contentType: 'text/plain', metrics }, address, (line) =>
    lines.push(line),
  );
  const { port } = server.address() as { port: number };
  expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(500);
  expect(lines).toEqual([
    expect.stringMatching(/^Metrics cannot be read\. TypeError\n {4}at .*metrics\.test\.ts/),
  ]);
  expect(lines.join()).not.toContain('layla');
  server.close();
});

it('metrics are on a port of their own, with a health check that no visitor delays, and nothing else is', async () => {
  const server = await serveMetrics(ofRest, { port: 0, host: '127.0.0.1' });
  const { port } = server.address() as { port: number };
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(await answer.text()).toContain('outbox_mails 0');
  const health = await fetch(`http://127.0.0.1:${port}/healthz`);
  expect([health.status, await health.json()]).toEqual([200, { status: 'ok' }]);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect((await fetch(`${gateway.url}/metrics`)).status).toBe(404);
  server.close();
});
