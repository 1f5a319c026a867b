import { Webhook as Verifier } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { carStore } from '../../rest/cars/carStore.ts';
import { partnerStore } from '../../rest/partners/partnerStore.ts';
import { MOST_WEBHOOKS } from '../../rest/webhooks/webhook.ts';
import { WebhookReceivers } from '../servers/receiver/webhookReceivers.ts';
import { type RunningGateway, runGateway } from '../servers/runGateway.ts';
import { type RunningRest, runRest } from '../servers/runRest.ts';
import { aCar } from '../stock/aCar.ts';

const webhook = 'id url kinds state cursor failures lastError lastDeliveryAt';
const errors = 'userErrors { field message code }';

let rest: RunningRest;
let gateway: RunningGateway;
let receivers: WebhookReceivers;
let key: string;
let log: string;

beforeEach(async () => {
  log = '';
  const logger = { level: 'debug', stream: { write: (line: string) => void (log += line) } };
  receivers = new WebhookReceivers();
  rest = await runRest({ receivers: receivers.network, logger });
  gateway = await runGateway({ restUrl: rest.url, logger });
  key = await partnerStore(rest.store).add('Marsa Motors', ['webhooks:manage', 'inventory:read']);
});
afterEach(async () => {
  await gateway.close();
  await rest.close();
  await receivers.close();
});

/** Sends a mutation of webhooks and returns its payload. */
async function send(name: string, type: string, fields: string, input: object, bearer = key) {
  const document = `mutation ($input: ${type}!) { ${name}(input: $input) { ${fields} ${errors} } }`;
  const { body } = await gateway.query(document, { input }, { authorization: `Bearer ${bearer}` });
  expect(body.errors).toBeUndefined();
  return body.data[name];
}

const create = (input: object) =>
  send('createWebhook', 'CreateWebhookInput', `secret webhook { ${webhook} }`, input);
const update = (input: object) =>
  send('updateWebhook', 'UpdateWebhookInput', `secret webhook { ${webhook} }`, input);

async function list() {
  const document = `{ partner { webhooks { ${webhook} } } }`;
  const { body } = await gateway.query(document, {}, { authorization: `Bearer ${key}` });
  return body.data.partner.webhooks;
}

describe('a partner', () => {
  it('makes a webhook and is told a sold car, which it asks for from the cursor of the message', async () => {
    const receiver = await receivers.start('shop');
    const created = await create({ url: receiver.url, kinds: ['SOLD'] });
    expect(created).toMatchObject({
      secret: expect.stringMatching(/^whsec_/),
      webhook: { url: receiver.url, kinds: ['SOLD'], state: 'ON', failures: 0 },
      userErrors: [],
    });
    const cars = carStore(rest.store);
    await cars.save(aCar({ _id: 'a' }));
    await cars.save(aCar({ _id: 'a', saleStatus: 'sold' }));
    await expect.poll(() => receiver.received.length).toBe(1);
    const [message] = receiver.received;
    const told = new Verifier(created.secret).verify(message!.text, message!.headers) as { cursor: string };
    expect(told).toMatchObject({ type: 'car.sold', kind: 'SOLD', carId: 'a' });
    const feed = 'query ($after: String) { carChanges(after: $after) { nodes { id } } }';
    const { body } = await gateway.query(feed, { after: told.cursor }, { authorization: `Bearer ${key}` });
    expect(body.data.carChanges.nodes).toEqual([]);
    await expect.poll(async () => (await list())[0].lastDeliveryAt).not.toBeNull();
  });

  it('who is told of a price asks for the car without the cache and reads that price', async () => {
    const cars = carStore(rest.store);
    await cars.save(aCar({ _id: 'a', originalPrice: 90_000, discountedPrice: null }));
    const receiver = await receivers.start('shop');
    await create({ url: receiver.url });
    const priceOf = async (headers: Record<string, string> = {}) => {
      const { body } = await gateway.query('{ carsByIds(ids: ["a"]) { price } }', {}, headers);
      return body.data.carsByIds[0].price;
    };
    expect(await priceOf()).toBe(90_000);
    await cars.save(aCar({ _id: 'a', originalPrice: 80_000, discountedPrice: null }));
    await expect.poll(() => receiver.received.length).toBe(1);
    expect(JSON.parse(receiver.received[0]!.text)).toMatchObject({ carId: 'a', price: 80_000 });
    expect(await priceOf({ 'cache-control': 'no-store' })).toBe(80_000);
  });

  it('changes, tests, replays and removes it', async () => {
    const receiver = await receivers.start('shop');
    const { id } = (await create({ url: receiver.url })).webhook;
    expect(await update({ id, isOn: false })).toMatchObject({ secret: null, webhook: { state: 'PAUSED' } });
    expect(await update({ id, isOn: true, rotateSecret: true })).toMatchObject({
      secret: expect.stringMatching(/^whsec_/),
      webhook: { state: 'ON' },
    });
    expect(await send('testWebhook', 'WebhookIdInput', 'delivered answer', { id })).toEqual({
      delivered: true,
      answer: 'Taken.',
      userErrors: [],
    });
    const redelivered = await send('redeliverWebhook', 'RedeliverWebhookInput', 'webhook { cursor }', {
      ...{ id, after: '0.0.' },
    });
    expect(redelivered).toEqual({ webhook: { cursor: '0.0.' }, userErrors: [] });
    expect(await send('deleteWebhook', 'WebhookIdInput', 'deletedId', { id })).toEqual({
      deletedId: id,
      userErrors: [],
    });
    expect(await list()).toEqual([]);
  });

  it('is told in user errors what is wrong', async () => {
    expect(await create({ url: 'http://shop.example' })).toMatchObject({
      webhook: null,
      secret: null,
      userErrors: [{ field: 'url', message: 'The address must begin with https://.', code: 'INVALID' }],
    });
    const url = 'https://shop.receivers.test/';
    for (let number = 0; number < MOST_WEBHOOKS; number += 1) await create({ url });
    expect(await create({ url })).toMatchObject({
      ...{ webhook: null, secret: null },
      userErrors: [{ message: 'There are already 10 webhooks. Delete one first.', code: 'CONFLICT' }],
    });
    const unknown = { message: 'This webhook does not exist.', code: 'NOT_FOUND' };
    expect((await update({ id: 'none', isOn: true })).userErrors).toMatchObject([unknown]);
    const removed = await send('deleteWebhook', 'WebhookIdInput', 'deletedId', { id: '../leads' });
    expect(removed).toMatchObject({ deletedId: null, userErrors: [unknown] });
  });

  it('has its secrets in no log', async () => {
    const receiver = await receivers.start('shop');
    receiver.answers(500);
    const { secret, webhook: made } = await create({ url: receiver.url });
    await carStore(rest.store).save(aCar());
    await expect.poll(async () => (await list())[0].failures).toBe(1);
    expect(made.id).toBeTruthy();
    for (const hidden of [secret, key, receiver.url]) expect(log).not.toContain(hidden);
  });
});

it('nobody without a key, and no key without the scope, has webhooks', async () => {
  const document = 'mutation { createWebhook(input: { url: "https://shop.example" }) { secret } }';
  const anonymous = await gateway.query(document);
  expect(anonymous.body.errors[0]).toMatchObject({
    message: expect.stringContaining('Webhooks are for partners'),
    extensions: { code: 'FORBIDDEN' },
  });
  const reader = await partnerStore(rest.store).add('Reader', ['inventory:read']);
  const authorization = `Bearer ${reader}`;
  const refused = await gateway.query(document, {}, { authorization });
  expect([refused.status, refused.body.errors[0].extensions.code]).toEqual([403, 'FORBIDDEN']);
  const listed = await gateway.query('{ partner { webhooks { id } } }', {}, { authorization });
  expect(listed.body.errors[0].extensions.code).toBe('FORBIDDEN');
});
