import { Ajv } from 'ajv';
import type { OpenAPIV3 } from 'openapi-types';
import { FormData, request } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminStore, type StoredAdmin } from '../../rest/admin/adminStore.ts';
import { invitationStore } from '../../rest/admin/people/invitationStore.ts';
import { blogStore } from '../../rest/blogs/blogStore.ts';
import { carStore } from '../../rest/cars/carStore.ts';
import { requestExamples, schemaExamples } from '../../rest/openapi/examples.ts';
import { forms } from '../../rest/enquiries/forms/forms.ts';
import type { Subscription } from '../../rest/enquiries/newsletter/subscription.ts';
import { partnerStore } from '../../rest/partners/partnerStore.ts';
import { addStaff, PASSWORD } from '../servers/staff.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { aCar } from '../stock/aCar.ts';

type Headers = Record<string, string>;
interface Sent {
  query?: string;
  id?: string;
  headers?: Headers;
  body?: string | FormData;
}

const NOW = '2026-11-23T08:00:00.000Z';
/** A body larger than any operation accepts, except the one with photos. */
const LARGE = JSON.stringify('x'.repeat(1_100_000));
const json = { 'content-type': 'application/json' };

let rest: RunningRest;
let document: OpenAPIV3.Document;
let ajv: Ajv;
let keys: { all: string; none: string };
/** An id that each operation accepts; `webhook` is another one. */
let known: Record<string, string>;
let webhook: string;
let token: string;
/** The token of an invitation whose address has an account. */
let usedInvitation: string;

beforeAll(async () => {
  rest = await runRest({
    now: () => new Date(NOW),
    admin: { tokenSecret: Buffer.alloc(32, 7), signUpCode: 'invited' },
    formLimit: 3,
    receivers: {
      isAllowed: () => true,
      resolve: (_host, done) => done(null, [{ address: '192.0.2.1', family: 4 }]),
      timeout: 1,
    },
  });
  const partners = partnerStore(rest.store);
  keys = {
    all: await partners.add('Marsa Motors', ['webhooks:manage', 'leads:write']),
    none: await partners.add('Reader', ['inventory:read']),
  };
  const cars = carStore(rest.store);
  await cars.saveAll([schemaExamples.Car, aCar({ _id: 'sold', saleStatus: 'sold' }), aCar({ _id: 'gone' })]);
  await cars.withdraw('gone');
  await blogStore(rest.store).add(schemaExamples.Blog);
  ({ body: document } = await rest.get('/api/v1/openapi.json'));
  ajv = new Ajv({ strict: false, validateFormats: false });
  ajv.addSchema(document, 'document');
  const key = { authorization: `Bearer ${keys.all}` };
  const makeWebhook = async (): Promise<string> =>
    (await rest.post('/api/v1/partner/webhooks', { url: 'https://partner.example/' }, key)).body.webhook.id;
  webhook = await makeWebhook();
  await rest.post('/api/v1/subscribe', { email: 'layla@example.ae' });
  const [subscription] = await rest.store.collection<Subscription>('subscriptions').find({}).toArray();
  known = {
    ...{
      getCar: schemaExamples.Car._id,
      getBlog: schemaExamples.Blog._id,
      deleteWebhook: await makeWebhook(),
    },
    unsubscribe: subscription?.unsubscribeId ?? '',
  };
  const invitations = invitationStore({
    ...{ store: rest.store, admins: adminStore(rest.store) },
    ...{ publicUrl: 'https://cars.example', now: () => new Date(NOW) },
  });
  const { url } = await invitations.invite({ email: 'noor@example.ae', role: 'SALES' }, 'Omar');
  usedInvitation = new URL(url).searchParams.get('invite') ?? '';
  const signUp = await rest.post('/api/auth/admin/signup', {
    ...{ name: 'Noor', email: 'noor@example.ae', password: 'a long way to Ajman', code: 'invited' },
  });
  token = signUp.body.token;
  const { id } = await addStaff(rest.store, 'Omar', 'SALES', () => new Date(NOW));
  await rest.store.collection<StoredAdmin>('admins').updateOne({ _id: id }, { $set: { disabledAt: NOW } });
});
afterAll(() => rest.close());

/** What is sent to every operation, valid or not; an operation ignores what has no meaning for it. */
function attempts(operationId: string, path: string, method: string): Sent[] {
  const example = requestExamples[operationId];
  const bearer = (value: string) => ({ authorization: `Bearer ${value}` });
  const allowed = path.includes('/partner/') ? bearer(keys.all) : {};
  const id = known[operationId] ?? webhook;
  const good: Sent =
    operationId === 'offerCar'
      ? { body: formOf(example) }
      : example
        ? { body: JSON.stringify(example), headers: json }
        : {};
  const sent: Sent[] = [
    { ...good, id, headers: { ...good.headers, ...allowed } },
    ...(method === 'get' ? [{ id, headers: { ...allowed, 'if-none-match': '*' } }] : []),
    { ...good, headers: { ...good.headers, ...bearer('pk_unknown') } },
    { ...good, headers: { ...good.headers, ...bearer(keys.none) } },
    { headers: { host: 'not a host' } },
    { id: 'nothing', ...good, headers: { ...good.headers, ...allowed } },
    { id: 'x'.repeat(101) },
  ];
  if (method === 'get') return sent;
  return [
    ...sent,
    { headers: { ...json, ...allowed }, body: '{' },
    { headers: { ...json, ...allowed }, body: '[]', id },
    { headers: { 'content-type': 'application/x-unknown', ...allowed }, body: 'x' },
    { headers: { ...json, ...allowed }, body: LARGE },
  ];
}

function formOf(fields: object = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  return form;
}

/** Requests that lead to further answers of an operation. */
function specialAttempts(operationId: string): Sent[] {
  const example = requestExamples[operationId] as { carId?: string } | undefined;
  const body = (changes: object): Sent => ({
    headers: json,
    body: JSON.stringify({ ...example, ...changes }),
  });
  const key = { authorization: `Bearer ${keys.all}` };
  const often = (times: number, sent: Sent) => Array.from({ length: times }, () => sent);
  const forVisitor = { 'x-forwarded-for': '203.0.113.7' };
  const special: Record<string, Sent[]> = {
    getCar: [{ id: 'gone' }],
    filterCars: [
      { headers: { range: 'items=0-0' } },
      { headers: { range: 'items=50-60' } },
      { query: `after=${Buffer.from('["newest",1,"a","999.1.0"]').toString('base64url')}` },
    ],
    listCarChanges: [{ query: 'after=999.1.000000' }],
    getAdmin: [
      { headers: { authorization: `Bearer ${token}` } },
      { headers: { authorization: `Bearer ${token}`, 'if-none-match': '*' } },
    ],
    requestTestDrive: [body({ carId: 'sold' }), body({ carId: 'nothing' })],
    requestPurchase: [body({ carId: 'sold' }), body({ carId: 'nothing' })],
    offerPrice: [body({ carId: 'sold' }), body({ carId: 'nothing' })],
    createSearchAlert: ['sold', 'nothing'].map((carId) => body({ carId, filter: undefined })),
    openInvitation: [body({ token: 'unknown' }), body({ token: usedInvitation })],
    resetPassword: [body({ token: 'unknown', password: 'a long way to Fujairah' })],
    logInAdmin: [
      body({ email: 'omar@example.ae', password: PASSWORD }),
      ...often(12, { ...body({}), headers: { ...json, ...forVisitor } }),
    ],
    signUpAdmin: [
      body({ email: 'noor@example.ae' }),
      ...often(12, { ...body({ code: 'wrong' }), headers: { ...json, ...forVisitor } }),
    ],
    offerCar: [
      { body: formOf({ email: 'none' }) },
      { body: formOf(Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`field${i}`, '']))) },
    ],
    createWebhook: often(11, { ...body({}), headers: { ...json, ...key } }),
    testWebhook: often(21, { id: webhook, headers: key }),
  };
  const isForm = [...forms.map((form) => form.operationId), 'createSearchAlert'].includes(operationId);
  const visitor: Sent = operationId === 'offerCar' ? (attempts('offerCar', '', 'post')[0] ?? {}) : body({});
  return [
    ...(special[operationId] ?? []),
    ...(isForm ? often(4, { ...visitor, headers: { ...visitor.headers, ...forVisitor } }) : []),
  ];
}

describe('a developer who trusts the OpenAPI document', () => {
  it('gets the answers that it says from every operation, no others, with bodies of its shapes', async () => {
    const wrong: unknown[] = [];
    for (const [path, item] of Object.entries(document.paths)) {
      // Those of the back office: `rights.test.ts` asks each route as each role.
      if (path.startsWith('/api/admin/')) continue;
      for (const [method, operation] of Object.entries(item ?? {}) as [string, OpenAPIV3.OperationObject][]) {
        const { operationId = '', responses } = operation;
        const seen = new Set(['500']); // No request leads to this status.
        for (const sent of [...attempts(operationId, path, method), ...specialAttempts(operationId)]) {
          const { status, body, type } = await send(method, path, sent);
          const where = [operationId, status, sent, body];
          seen.add(status);
          const documented = responses[status] as OpenAPIV3.ResponseObject | undefined;
          if (!documented) wrong.push(['undocumented', ...where]);
          if (!documented || !type?.startsWith('application/json') || body === '') continue;
          const shape = ['paths', path, method, 'responses', status, 'content', 'application/json', 'schema'];
          if (!ajv.validate(`document#/${shape.map(inPointer).join('/')}`, JSON.parse(body))) {
            wrong.push(['shape', ...where, ajv.errors]);
          }
        }
        // Another test proves that the examples are accepted.
        const never = Object.keys(responses).filter((status) => !status.startsWith('2') && !seen.has(status));
        if (never.length > 0) wrong.push(['never seen', operationId, never]);
      }
    }
    expect(wrong).toEqual([]);
  });
});

const inPointer = (part: string) => encodeURIComponent(part.replaceAll('/', '~1'));

async function send(method: string, path: string, { id = 'nothing', query = '', headers = {}, body }: Sent) {
  const address = `${rest.url}${path.replace(/\{\w+\}/, id)}?${query}`;
  const response = await request(address, { method: method.toUpperCase() as 'GET', headers, body });
  return {
    status: String(response.statusCode),
    type: response.headers['content-type']?.toString(),
    body: await response.body.text(),
  };
}
