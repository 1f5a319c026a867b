import { afterEach, beforeEach, expect, it } from 'vitest';
import { partnerStore } from '../../rest/partners/partnerStore.ts';
import type { Scope } from '../../rest/partners/partner.ts';
import { carStore } from '../../rest/cars/carStore.ts';
import { filledForms } from '../forms/filledForms.ts';
import { mailServer } from '../servers/mailServer.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { aCar } from '../stock/aCar.ts';
import { until } from '../until.ts';

let rest: RunningRest;
let mails: Awaited<ReturnType<typeof mailServer>>;

beforeEach(async () => {
  mails = await mailServer();
  const server = { url: mails.url, from: 'hello@dealer.example' };
  rest = await runRest({
    mail: { server, dealerEmail: 'sales@dealer.example', publicUrl: 'https://cars.example' },
  });
});
afterEach(async () => {
  await rest.close();
  await mails.close();
});

const keyWith = (...scopes: Scope[]) => partnerStore(rest.store).add(scopes.join(' ') || 'no scope', scopes);
const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
const contact = filledForms['/api/v1/contact-us'];
const gateway = { 'x-forwarded-for': '94.200.1.1' };

it('a key says who its bearer is until it is revoked', async () => {
  const key = await keyWith('inventory:read');
  const { status, body, headers } = await rest.get('/api/v1/partner', bearer(key));
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(body).toMatchObject({ name: 'inventory:read', scopes: ['inventory:read'], formsPerHour: 600 });
  await partnerStore(rest.store).revoke(key);
  const refused = await rest.get('/api/v1/partner', bearer(key));
  expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
  expect(refused.body.message).toContain('Invalid API key');
  expect((await rest.get('/api/v1/partner')).status).toBe(401);
});

it('every form tells who sends it with a bad key how keys are sent, as other routes do', async () => {
  for (const path of [
    '/api/v1/contact-us',
    '/api/v1/test-drive',
    '/api/v1/sell-car',
    '/api/v1/search-alerts',
  ]) {
    const { status, headers } = await rest.post(path, {}, bearer('pk_mistyped'));
    expect([path, status, headers.get('www-authenticate')]).toEqual([path, 401, 'Bearer']);
  }
});

it('an enquiry of a partner is recorded as such, and its key needs the right to send it', async () => {
  const key = await keyWith('leads:write');
  expect((await rest.post('/api/v1/contact-us', contact, bearer(key))).status).toBe(201);
  const { body: partner } = await rest.get('/api/v1/partner', bearer(key));
  const [enquiry] = await rest.store.collection('enquiries').find({}).toArray();
  expect(enquiry).toMatchObject({ partnerId: partner.id });
  const reader = await keyWith('inventory:read');
  const refused = await rest.post('/api/v1/contact-us', contact, bearer(reader));
  expect([refused.status, refused.body.message]).toEqual([
    403,
    'This API key does not have the scope leads:write.',
  ]);
  expect((await rest.post('/api/v1/contact-us', contact, bearer('pk_nobody'))).status).toBe(401);
  expect((await rest.post('/api/v1/contact-us', contact, { authorization: key })).status).toBe(401);
  expect(await rest.store.collection('enquiries').countDocuments({})).toBe(1);
});

it('a partner and a visitor who choose the same idempotency key do not meet', async () => {
  const key = await keyWith('leads:write');
  const same = { 'idempotency-key': 'order-1' };
  const one = await rest.post('/api/v1/contact-us', contact, same);
  const other = await rest.post('/api/v1/contact-us', contact, { ...same, ...bearer(key) });
  expect(other.body.id).not.toBe(one.body.id);
  const again = await rest.post('/api/v1/contact-us', contact, { ...same, ...bearer(key) });
  expect(again.body.id).toBe(other.body.id);
});

it('a partner may send 600 forms an hour, whatever its address sends besides', async () => {
  const key = await keyWith('leads:write');
  const { body: partner } = await rest.get('/api/v1/partner', bearer(key));
  const today = new Date().toISOString().slice(0, 10);
  const answers = await Promise.all(
    Array.from({ length: 605 }, () => rest.post('/api/v1/contact-us', contact, bearer(key))),
  );
  const refused = answers.filter(({ status }) => status === 429);
  expect([refused.length, answers.filter(({ status }) => status === 201).length]).toEqual([5, 600]);
  for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(3_000);
  expect((await rest.post('/api/v1/contact-us', contact, gateway)).status).toBe(201);
  const { body } = await rest.get(`/api/v1/partner/usage?since=${today}`, bearer(key));
  // There are two days if the forms were sent around midnight.
  const days = body as { leads: number; keyPrefix: string }[];
  expect(days.reduce((sum, { leads }) => sum + leads, 0)).toBe(600);
  expect(new Set(days.map(({ keyPrefix }) => keyPrefix))).toEqual(new Set([partner.keyPrefix]));
});

it('a partner sees what became of its leads, by parts, and nothing that its customers entered', async () => {
  await carStore(rest.store).save(aCar({ _id: 'available' }));
  const key = await keyWith('leads:write');
  const other = await keyWith('leads:write', 'inventory:read');
  const drive = { ...filledForms['/api/v1/test-drive'], carId: 'available', date: '2099-01-01' };
  for (let i = 0; i < 3; i += 1) await rest.post('/api/v1/test-drive', drive, bearer(key));
  await rest.post('/api/v1/contact-us', contact, bearer(other));
  await rest.post('/api/v1/contact-us', contact);
  const part = async (query: string) => (await rest.get(`/api/v1/partner/leads?${query}`, bearer(key))).body;
  await until(async () => {
    const { leads } = await part('limit=100');
    expect(leads.map(({ state }: { state: string }) => state)).toEqual(Array(3).fill('forwarded'));
  }, 10_000);
  const first = await part('limit=2');
  expect([first.leads.length, first.hasMore]).toEqual([2, true]);
  expect(first.leads[0]).toEqual({
    id: expect.any(String),
    kind: 'testDrive',
    state: 'forwarded',
    carId: 'available',
    createdAt: expect.any(String),
  });
  const rest2 = await part(`limit=2&after=${first.leads[1].id}`);
  expect([rest2.leads.length, rest2.hasMore]).toEqual([1, false]);
  const ids = [...first.leads, ...rest2.leads].map(({ id }: { id: string }) => id);
  expect(new Set(ids).size).toBe(3);
  const foreign = await rest.get(`/api/v1/partner/leads?limit=2&after=${ids[0]}`, bearer(other));
  expect(foreign.status).toBe(400);
});

it('gateways add up what a sender has used, and nobody else can report it', async () => {
  const report = { sender: 'network 94.200.1.1', cost: 900, wanted: 0, limit: 1_000, requests: 1 };
  const { body } = await rest.post('/api/v1/costs', [report], gateway);
  expect(body).toEqual([{ total: 900, resetIn: expect.any(Number), granted: true }]);
  const asked = (wanted: number) =>
    rest.post('/api/v1/costs', [{ ...report, cost: 0, wanted }], gateway).then(({ body: [total] }) => total);
  expect(await asked(200)).toMatchObject({ total: 900, granted: false });
  expect(await asked(100)).toMatchObject({ total: 1_000, granted: true });
  expect(await asked(1)).toMatchObject({ total: 1_000, granted: false });
  expect((await rest.post('/api/v1/costs', [report])).status).toBe(403);
  const most = Array.from({ length: 1_000 }, () => ({ ...report, sender: `network ${'x'.repeat(100)}` }));
  expect((await rest.post('/api/v1/costs', most, gateway)).status).toBe(200);
  expect((await rest.post('/api/v1/costs', 'this is no JSON')).status).toBe(403);
});

it('a body that is larger than any form is refused before it is parsed, wherever it is sent', async () => {
  const nested = `${'['.repeat(70_000)}${']'.repeat(70_000)}`;
  for (const path of ['/api/v1/contact-us', '/api/v1/partner/webhooks', '/api/v1/nothing']) {
    const { status, body } = await rest.post(path, nested);
    expect([status, body]).toEqual([413, { message: 'The request body is too large.' }]);
  }
});
