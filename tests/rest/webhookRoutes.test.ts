import { Webhook as Verifier } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { carStore } from '../../rest/cars/carStore.ts';
import { partnerStore } from '../../rest/partners/partnerStore.ts';
import { MOST_WEBHOOKS } from '../../rest/webhooks/webhook.ts';
import { WebhookReceivers } from '../servers/receiver/webhookReceivers.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { aCar } from '../stock/aCar.ts';

const path = '/api/v1/partner/webhooks';
const url = 'https://partner.example/hook';
const hidden = 'The host of the address must be on the public internet.';

let rest: RunningRest;
let receivers: WebhookReceivers;
let key: string;

beforeEach(async () => {
  receivers = new WebhookReceivers();
  rest = await runRest({ receivers: receivers.network });
  key = await partnerStore(rest.store).add('Marsa Motors', ['webhooks:manage']);
});
afterEach(async () => {
  await rest.close();
  await receivers.close();
});

async function send(method: string, address: string, body?: object, bearer = key) {
  const response = await fetch(`${rest.url}${address}`, {
    method,
    headers: {
      authorization: `Bearer ${bearer}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body && JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, text, body: text ? JSON.parse(text) : undefined };
}

describe('a partner', () => {
  it('makes a webhook, whose secret is shown this once, and removes it', async () => {
    const { status, body } = await send('POST', path, { url });
    expect([status, body.secret]).toEqual([201, expect.stringMatching(/^whsec_[\w+/]{43}=$/)]);
    expect(body.webhook).toMatchObject({ url, state: 'ON', failures: 0, lastError: null });
    const listed = await send('GET', path);
    expect(listed.body).toEqual([body.webhook]);
    expect(listed.text).not.toContain('whsec_');
    expect((await send('DELETE', `${path}/${body.webhook.id}`)).status).toBe(204);
    expect((await send('GET', path)).body).toEqual([]);
    expect((await send('DELETE', `${path}/${body.webhook.id}`)).status).toBe(404);
  });

  it.each([
    [{ kinds: [] }, 'Kinds must have at least 1 item, or be omitted.'],
    [{ kinds: ['SOLD', 'SOLD'] }, 'Kinds must not contain duplicates.'],
    [{ kinds: ['GONE'] }, expect.stringContaining('Kinds must be one of LISTED,')],
    [{ isOn: 'on' }, 'isOn must be true or false.'],
  ])('is told what to put right in %j', async (change, message) => {
    const { status, body } = await send('PATCH', `${path}/x`, change);
    expect([status, body.message]).toEqual([422, message]);
  });

  it.each([
    ['http://partner.example/hook', 'The address must begin with https://.'],
    ['nonsense', 'The address must begin with https://.'],
    ['https://user:word@partner.example/hook', 'The address must not contain a user name or a password.'],
    ['https://localhost/hook', hidden],
    ['https://127.0.0.1/hook', hidden],
    ['https://[::1]/hook', hidden],
    ['https://169.254.169.254/latest', hidden],
    ['https://2130706433/hook', hidden],
    ['https://db.internal/hook', hidden],
  ])('cannot have %s told: %s', async (wrong, message) => {
    await rest.close();
    rest = await runRest();
    key = await partnerStore(rest.store).add('Marsa Motors', ['webhooks:manage']);
    const { status, body } = await send('POST', path, { url: wrong });
    expect([status, body.errors]).toEqual([422, [{ field: 'url', message }]]);
  });

  it.each([
    ['is one of another network', ['10.0.0.5']],
    ['is one of this machine, in IPv6', ['::ffff:127.0.0.1']],
    ['has an address of the internet and one of another network', ['198.41.0.4', '192.168.1.1']],
    ['is not found', []],
  ])('cannot have a host told that %s', async (_, addresses) => {
    await rest.close();
    const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    rest = await runRest({ receivers: { resolve: (_host, done) => done(null, found) } });
    key = await partnerStore(rest.store).add('Marsa Motors', ['webhooks:manage']);
    const { status, body } = await send('POST', path, { url });
    expect([status, body.errors]).toEqual([422, [{ field: 'url', message: hidden }]]);
    expect((await send('GET', path)).body).toEqual([]);
  });

  it('has at most ten webhooks, and none of another partner', async () => {
    const ids: string[] = [];
    for (let number = 0; number < MOST_WEBHOOKS; number += 1) {
      ids.push((await send('POST', path, { url })).body.webhook.id);
    }
    expect((await send('POST', path, { url })).status).toBe(409);
    const other = await partnerStore(rest.store).add('Creek Cars', ['webhooks:manage']);
    expect((await send('GET', path, undefined, other)).body).toEqual([]);
    for (const [method, address, body] of [
      ['PATCH', `${path}/${ids[0]}`, { isOn: false }],
      ['DELETE', `${path}/${ids[0]}`, undefined],
      ['POST', `${path}/${ids[0]}/tests`, undefined],
      ['POST', `${path}/${ids[0]}/redeliveries`, { after: '0.0.' }],
    ] as const) {
      expect((await send(method, address, body, other)).status).toBe(404);
    }
    expect((await send('GET', path)).body).toHaveLength(MOST_WEBHOOKS);
  });

  it('needs a key with the scope', async () => {
    const reader = await partnerStore(rest.store).add('Reader', ['inventory:read', 'leads:write']);
    expect((await send('POST', path, { url }, reader)).status).toBe(403);
    expect((await send('GET', path, undefined, 'pk_wrong')).status).toBe(401);
  });

  it('exchanges a secret without a gap: deliveries have both signatures until the next exchange', async () => {
    const receiver = await receivers.start('rotating');
    const { webhook, secret: old } = (await send('POST', path, { url: receiver.url })).body;
    const { secret } = (await send('PATCH', `${path}/${webhook.id}`, { rotateSecret: true })).body;
    expect(secret).not.toBe(old);
    expect((await send('POST', `${path}/${webhook.id}/tests`)).body).toEqual({
      delivered: true,
      answer: 'Taken.',
    });
    const [message] = receiver.received;
    for (const good of [old, secret]) {
      expect(new Verifier(good).verify(message!.text, message!.headers)).toMatchObject({
        type: 'webhook.test',
      });
    }
    await send('PATCH', `${path}/${webhook.id}`, { rotateSecret: true });
    await send('POST', `${path}/${webhook.id}/tests`);
    const last = receiver.received.at(-1)!;
    expect(() => new Verifier(old).verify(last.text, last.headers)).toThrow();
    expect(new Verifier(secret).verify(last.text, last.headers)).toBeTruthy();
  });

  it('is told by a test what its receiver answers, and may not test without end', async () => {
    const receiver = await receivers.start('tested');
    const { webhook } = (await send('POST', path, { url: receiver.url })).body;
    const test = () => send('POST', `${path}/${webhook.id}/tests`);
    receiver.answers(418);
    expect((await test()).body).toEqual({ delivered: false, answer: 'HTTP 418' });
    receiver.answers(() => undefined);
    expect((await test()).body).toEqual({ delivered: false, answer: 'The request timed out.' });
    receiver.answers((request) => request.socket.destroy());
    expect((await test()).body).toEqual({ delivered: false, answer: 'The connection failed.' });
    receiver.answers(204);
    const statuses: number[] = [];
    for (let number = 0; number < 20; number += 1) statuses.push((await test()).status);
    expect(statuses.slice(0, 17).every((status) => status === 200)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
  });

  it('has what it missed delivered again from a cursor of the feed, and is told of a wrong one', async () => {
    const cars = carStore(rest.store);
    await cars.save(aCar({ _id: 'before' }));
    const receiver = await receivers.start('replayed');
    const { webhook } = (await send('POST', path, { url: receiver.url })).body;
    for (const after of ['nonsense', '7.0.abcdef']) {
      const { status, body } = await send('POST', `${path}/${webhook.id}/redeliveries`, { after });
      expect([status, body.errors[0].field]).toEqual([422, 'after']);
    }
    expect((await send('POST', `${path}/${webhook.id}/redeliveries`, { after: '0.0.' })).status).toBe(200);
    await expect.poll(() => receiver.received.map(({ body }) => body.carId)).toEqual(['before']);
  });

  it('pauses a webhook, and what happens meanwhile is delivered when it goes on', async () => {
    const [receiver, witness] = [await receivers.start('paused'), await receivers.start('witness')];
    const { webhook } = (await send('POST', path, { url: receiver.url })).body;
    await send('POST', path, { url: witness.url });
    expect((await send('PATCH', `${path}/${webhook.id}`, { isOn: false })).body.webhook.state).toBe('PAUSED');
    await carStore(rest.store).save(aCar({ _id: 'a' }));
    await expect.poll(() => witness.received.length).toBe(1);
    expect(receiver.received).toEqual([]);
    await send('PATCH', `${path}/${webhook.id}`, { isOn: true });
    await expect.poll(() => receiver.received.map(({ body }) => body.carId)).toEqual(['a']);
  });
});
