import { Registry } from 'prom-client';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { carStore } from '../../rest/cars/carStore.ts';
import type { Scope } from '../../rest/partners/partner.ts';
import { partnerStore } from '../../rest/partners/partnerStore.ts';
import { formMutations } from '../forms/mutations.ts';
import { mailServer } from '../servers/mailServer.ts';
import { type RunningGateway, runGateway } from '../servers/runGateway.ts';
import { type RunningRest, runRest } from '../servers/runRest.ts';
import { aCar } from '../stock/aCar.ts';
import { until } from '../until.ts';

let rest: RunningRest;
let gateway: RunningGateway;
let mails: Awaited<ReturnType<typeof mailServer>>;
let log: string;
const metrics = [new Registry(), new Registry()] as const;
const logger = { level: 'debug', stream: { write: (line: string) => void (log += line) } };

beforeEach(async () => {
  log = '';
  for (const registry of metrics) registry.clear();
  mails = await mailServer();
  const server = { url: mails.url, from: 'hello@dealer.example' };
  const mail = { server, dealerEmail: 'sales@dealer.example', publicUrl: 'https://cars.example' };
  rest = await runRest({ mail, logger, metrics: metrics[0] });
  await carStore(rest.store).save(aCar({ _id: 'available' }));
  gateway = await runGateway({
    ...{ restUrl: rest.url, sharedLimits: true, logger, metrics: metrics[1] },
    // Without `ownMachine`, the limit also holds for this machine, from which the tests come.
    costLimits: { anonymous: 60_000, partner: 600_000 },
  });
});
afterEach(async () => {
  await gateway.close();
  await rest.close();
  await mails.close();
});

const addPartner = (...scopes: Scope[]) => partnerStore(rest.store).add('Marsa Motors', scopes);
const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
const cars = '{ cars { totalCount } }';
const contact = formMutations.find(({ document }) => document.includes('sendContactMessage'))!;
const codeOf = ({
  status,
  body,
}: {
  status: number;
  body: { errors?: { extensions: { code: string } }[] };
}) => [status, body.errors?.[0]?.extensions.code];

describe('a key', () => {
  it('tells its bearer who he is, and nobody else', async () => {
    const key = await addPartner('inventory:read');
    const document = '{ partner { name scopes limits { costPerMinute remaining formsPerHour } } }';
    const { body } = await gateway.query(document, {}, bearer(key));
    expect(body.data.partner).toEqual({
      name: 'Marsa Motors',
      scopes: ['inventory:read'],
      limits: { costPerMinute: 600_000, remaining: expect.any(Number), formsPerHour: 600 },
    });
    expect(await gateway.data(document)).toEqual({ partner: null });
  });

  it('that is wrong or revoked is refused within two seconds, on the graph and on exports', async () => {
    const key = await addPartner('inventory:read');
    expect((await gateway.query(cars, {}, bearer(key))).status).toBe(200);
    await partnerStore(rest.store).revoke('Marsa Motors');
    await until(async () => {
      const refused = await gateway.query(cars, {}, bearer(key));
      expect(codeOf(refused)).toEqual([401, 'UNAUTHENTICATED']);
      expect(refused.body.errors[0].message).toContain('Invalid API key');
    }, 2_000);
    const good = await partnerStore(rest.store).add('Another', ['inventory:read']);
    const wrong = ['pk_wrong', 'pk_ä', `pk_${'x'.repeat(5_000)}`].map((each) => `Bearer ${each}`);
    for (const each of [...wrong, good, `Basic ${good}`, `Token ${good}`]) {
      const headers = { authorization: Buffer.from(each).toString('latin1') };
      expect((await gateway.query(cars, {}, headers)).status).toBe(401);
      expect((await fetch(`${gateway.url}/export/cars.jsonl`, { headers })).status).toBe(401);
    }
    expect((await fetch(`${gateway.url}/export/cars.jsonl`)).status).toBe(200);
  });

  it('that was known goes on being good while the REST API is away, and an unknown one is told to wait', async () => {
    const key = await addPartner('inventory:read');
    await gateway.query(cars, {}, bearer(key));
    await rest.close();
    await new Promise((wait) => setTimeout(wait, 1_100));
    expect((await gateway.query('{ __typename }', {}, bearer(key))).status).toBe(200);
    expect(codeOf(await gateway.query('{ __typename }', {}, bearer('pk_another')))).toEqual([
      503,
      'SERVICE_UNAVAILABLE',
    ]);
    rest = await runRest();
  });

  it('too many wrong ones from one address are refused without asking', async () => {
    // No new minute begins on the way, and no tenth of a second, in which one more key may be tried.
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const statuses = new Set<number>();
    for (let i = 0; i < 605; i += 1) {
      const { status } = await gateway.query(cars, {}, bearer(`pk_${i}`));
      statuses.add(status);
    }
    expect(statuses).toEqual(new Set([401, 429]));
  });

  it('that is good passes from an address that has sent too many wrong ones, which are looked up ten times a second', async () => {
    const known = await addPartner('inventory:read');
    const unknown = await partnerStore(rest.store).add('Another', ['inventory:read']);
    expect((await gateway.query(cars, {}, bearer(known))).status).toBe(200);
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    for (let i = 0; i < 600; i += 1) await gateway.query(cars, {}, bearer(`pk_${i}`));
    const statusOf = async (key: string) => (await gateway.query(cars, {}, bearer(key))).status;
    expect([await statusOf(known), await statusOf('pk_a'), await statusOf('pk_b')]).toEqual([200, 401, 429]);
    expect(await statusOf(unknown)).toBe(429);
    vi.advanceTimersByTime(100);
    expect([await statusOf(unknown), await statusOf(unknown), await statusOf('pk_c')]).toEqual([
      200, 200, 429,
    ]);
  });

  it('sends enquiries that are recorded as the partner’s, and sees what became of them', async () => {
    const key = await addPartner('leads:write');
    const sent = await gateway.query(contact.document, { input: contact.input }, bearer(key));
    expect(sent.body.errors).toBeUndefined();
    const [enquiry] = await rest.store.collection('enquiries').find({}).toArray();
    const document = `{ partner {
      leads(first: 1) { nodes { id kind state carId createdAt } pageInfo { hasNextPage endCursor } }
      usage(days: 1) { key requests leads }
    } }`;
    await until(async () => {
      const { partner } = (await gateway.query(document, {}, bearer(key))).body.data;
      expect(partner.leads).toEqual({
        nodes: [
          {
            id: enquiry?._id,
            kind: 'CONTACT',
            state: 'FORWARDED',
            carId: null,
            createdAt: expect.any(String),
          },
        ],
        pageInfo: { hasNextPage: false, endCursor: enquiry?._id },
      });
      expect(partner.usage).toEqual([{ key: key.slice(0, 11), requests: expect.any(Number), leads: 1 }]);
      expect(partner.usage[0].requests).toBeGreaterThan(0);
    }, 5_000);
  });

  it('stands in no log, no answer, no mail and no metric', async () => {
    const key = await addPartner('inventory:read', 'leads:write');
    const wrong = `pk_${'zaphod'.repeat(7)}x`;
    const answers: string[] = [];
    const ask = async (query: string, variables = {}) => {
      for (const each of [key, wrong])
        answers.push((await gateway.query(query, variables, bearer(each))).text);
    };
    await ask('{ partner { name usage { key } leads { nodes { id } } } cars { totalCount } me { id } }');
    await ask('{ nothing }');
    await ask('{ car(id: "nobody") { id } }');
    for (const { document, input } of formMutations) await ask(document, { input });
    for (const each of [key, wrong]) {
      for (const path of ['/export/cars.jsonl', '/pictures/nothing', '/nowhere', `/graphql?query={me{id}}`]) {
        const response = await fetch(`${gateway.url}${path}`, { headers: bearer(each) });
        answers.push(await response.text(), JSON.stringify([...response.headers]));
      }
      for (const path of ['/api/v1/partner', '/api/v1/partner/usage?since=2026-01-01', '/api/v1/costs']) {
        answers.push(JSON.stringify(await rest.get(path, bearer(each))));
      }
    }
    await until(() => expect(mails.received.length).toBeGreaterThan(5), 10_000);
    const measured = await Promise.all(metrics.map((registry) => registry.metrics()));
    await rest.close();
    await ask(cars);
    await ask(contact.document, { input: contact.input });
    measured.push(await metrics[1].metrics());
    const output = [log, ...answers, ...measured, JSON.stringify(mails.received)].join('\n');
    for (const each of [key, wrong]) expect(output).not.toContain(each.slice(0, 14));
    expect(output).toContain(key.slice(0, 11));
    rest = await runRest();
  });
});

describe('what an operation costs', () => {
  it('is told to a partner in each answer, and to others who ask for it', async () => {
    const key = await addPartner('inventory:read');
    const { body } = await gateway.query(cars, {}, bearer(key));
    expect(body.extensions.cost).toEqual({
      requested: 25,
      limit: 600_000,
      remaining: expect.any(Number),
      resetAt: expect.stringMatching(/^20.*Z$/),
    });
    const told = await gateway.query(cars, {}, { prefer: 'cost' });
    expect(told.body.extensions.cost).toMatchObject({ requested: 25, limit: 60_000 });
    for (let i = 0; i < 3; i += 1) {
      expect((await gateway.query(cars)).body.extensions).toBeUndefined();
      const again = await gateway.query(cars, {}, { prefer: 'cost' });
      expect(again.body.extensions.cost.remaining).toBeLessThan(60_000);
    }
  });

  it('is told in the headers of what was executed; what comes from the cache costs nothing', async () => {
    const ask = () =>
      fetch(`${gateway.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: '{ makes { name } }' }),
      });
    const first = await ask();
    expect(first.headers.get('ratelimit-policy')).toBe('"cost";q=60000;qu="points";w=60');
    expect(first.headers.get('ratelimit')).toMatch(/^"cost";r=59899;t=\d+$/);
    let answer = first;
    for (let i = 0; i < 4; i += 1) answer = await ask();
    expect(answer.headers.get('cache-status')).toBe('gateway; hit');
    expect(answer.headers.get('ratelimit')).toBeNull();
  });
});

it('a program on the machine of the gateway is not limited, as a proxy there would be all visitors, and gets no header with a limit', async () => {
  const own = await runGateway({ restUrl: rest.url });
  const { status, headers } = await fetch(`${own.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: cars }),
  });
  await own.close();
  expect([status, headers.get('ratelimit-policy'), headers.get('ratelimit')]).toEqual([200, null, null]);
});
