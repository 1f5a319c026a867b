import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Webhook as Verifier } from 'standardwebhooks';
import { carStore } from '../../rest/cars/carStore.ts';
import type { QueuedMail } from '../../rest/mail/outbox.ts';
import { partnerStore } from '../../rest/partners/partnerStore.ts';
import type { StoredWebhook } from '../../rest/webhooks/webhook.ts';
import { type ReceivedMessage, WebhookReceivers } from '../servers/receiver/webhookReceivers.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { builtScript } from '../servers/runScript.ts';
import { type EngineStore, everyEngine } from '../servers/storeEngines.ts';
import { aCar } from '../stock/aCar.ts';
import { until } from '../until.ts';

const DAY = 24 * 60 * 60 * 1000;

describe.each(everyEngine)('a webhook over $name', ({ name, emptyStore }) => {
  let own: EngineStore;
  let rest: RunningRest;
  let receivers: WebhookReceivers;
  let key: string;
  let time: number;
  const now = () => new Date(time);
  const start = () =>
    runRest({
      ...{ store: own.store, photos: own.photos, now, receivers: receivers.network },
      mail: { publicUrl: 'https://cars.example', dealerEmail: 'sales@dealer.example' },
    });

  beforeEach(async () => {
    time = Date.now();
    own = await emptyStore();
    receivers = new WebhookReceivers();
    rest = await start();
    key = await partnerStore(own.store).add('Marsa Motors', ['webhooks:manage']);
  });
  afterEach(async () => {
    await rest.close();
    await own.close();
    await receivers.close();
  });

  const list = (id: string, price = 100_000) =>
    carStore(own.store, now).save(aCar({ _id: id, originalPrice: price }));
  const carsOf = (received: ReceivedMessage[]) => received.map(({ body }) => body.carId);
  const stored = (id: string) => own.store.collection<StoredWebhook>('webhooks').findOne({ _id: id });

  async function add(url: string, kinds?: string[]) {
    const { status, body } = await rest.post(
      '/api/v1/partner/webhooks',
      { url, ...(kinds && { kinds }) },
      { authorization: `Bearer ${key}` },
    );
    expect(status).toBe(201);
    return body as { webhook: { id: string }; secret: string };
  }

  it('gets each change of the stock once, signed, with no more than is needed to ask for the car', async () => {
    const receiver = await receivers.start('good');
    const { secret } = await add(receiver.url);
    await list('a');
    await list('a', 90_000);
    await until(() => expect(receiver.received).toHaveLength(2), 5_000);
    const messages = receiver.received.toSorted((x, y) => x.body.cursor.localeCompare(y.body.cursor));
    expect(messages.map(({ body }) => [body.type, body.kind, body.price])).toEqual([
      ['car.listed', 'LISTED', 100_000],
      ['car.price_changed', 'PRICE_CHANGED', 90_000],
    ]);
    for (const { headers, text, body } of messages) {
      expect(new Verifier(secret).verify(text, headers)).toEqual(body);
      expect(Object.keys(body).sort()).toEqual(['at', 'carId', 'cursor', 'kind', 'price', 'type']);
    }
  });

  it('gets the kinds of changes alone that it wants', async () => {
    const receiver = await receivers.start('prices');
    await add(receiver.url, ['PRICE_CHANGED']);
    await list('a');
    await list('a', 90_000);
    await list('b');
    await list('b', 80_000);
    await until(() => expect(carsOf(receiver.received).sort()).toEqual(['a', 'b']), 5_000);
  });

  it('gets changes at once after the clock was set back, by an hour or, while it failed, by a day', async () => {
    const receiver = await receivers.start('good');
    const { webhook } = await add(receiver.url);
    await list('a');
    await until(async () => expect((await stored(webhook.id))?.lastDeliveryAt).toBeTruthy(), 5_000);
    time -= DAY / 24;
    await list('b');
    await until(() => expect(carsOf(receiver.received)).toEqual(['a', 'b']), 5_000);
    receiver.answers(500);
    await list('c');
    await until(async () => expect((await stored(webhook.id))?.failures).toBeGreaterThan(0), 5_000);
    receiver.answers(204);
    receiver.received.length = 0;
    time -= DAY;
    await until(() => expect(carsOf(receiver.received)).toEqual(['c']), 5_000);
  });

  it('that wants none of the changes has nothing delivered, and goes on behind them', async () => {
    const receiver = await receivers.start('sold');
    const { webhook } = await add(receiver.url, ['SOLD']);
    const { cursor } = (await stored(webhook.id))!;
    await list('a');
    await until(async () => expect((await stored(webhook.id))?.cursor).not.toBe(cursor), 5_000);
    expect(await stored(webhook.id)).toMatchObject({ failures: 0, lastDeliveryAt: null });
    expect(receiver.received).toEqual([]);
  });

  it('that is dead delays no other one, and gets all that it has missed when it is back', async () => {
    const [good, better, dead] = [
      await receivers.start('good'),
      await receivers.start('better'),
      await receivers.start('dead'),
    ];
    dead.answers(() => undefined);
    for (const { url } of [good, better, dead]) await add(url);
    const ids = Array.from({ length: 300 }, (_, number) => `car${number}`);
    await carStore(own.store, now).saveAll(ids.map((_id) => aCar({ _id })));
    await until(() => {
      time += 1_000;
      expect(new Set(carsOf(good.received)).size).toBe(300);
      expect(new Set(carsOf(better.received)).size).toBe(300);
    });
    dead.answers(204);
    dead.received.length = 0;
    await until(() => {
      time += 60_000;
      expect(new Set(carsOf(dead.received)).size).toBe(300);
    });
  });

  it('that answers is not delayed by dozens that hang, of which a few alone are tried at once', async () => {
    receivers.network.timeout = 60_000;
    await rest.close();
    rest = await start();
    const [good, dead] = [await receivers.start('good'), await receivers.start('dead')];
    dead.answers(() => undefined);
    await add(good.url);
    const { webhook } = await add(dead.url);
    await rest.close();
    const webhooks = own.store.collection<StoredWebhook>('webhooks');
    const failing = { ...(await stored(webhook.id))!, failures: 1, failingSince: now().toISOString() };
    for (let number = 1; number <= 40; number += 1) {
      const url = dead.url.replace('dead', `dead-${number}`);
      await webhooks.insertOne({ ...failing, _id: `dead-${number}`, url });
    }
    await webhooks.deleteOne({ _id: webhook.id });
    rest = await start();
    await list('a');
    await until(() => expect(dead.received).toHaveLength(16), 10_000);
    await list('b');
    await until(() => expect(carsOf(good.received).sort()).toEqual(['a', 'b']), 10_000);
    expect(dead.received).toHaveLength(16);
    await receivers.close();
  });

  it('is delivered to another address as soon as its partner names one, and not when the pause is over', async () => {
    const [old, other] = [await receivers.start('old'), await receivers.start('other')];
    old.answers(() => undefined);
    const { webhook } = await add(old.url);
    await list('a');
    await until(() => expect(old.received).toHaveLength(1), 5_000);
    const changed = await fetch(`${rest.url}/api/v1/partner/webhooks/${webhook.id}`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ url: other.url }),
    });
    expect(changed.status).toBe(200);
    await until(() => expect(carsOf(other.received)).toEqual(['a']), 10_000);
    expect(other.received[0]?.headers['webhook-id']).toBe(old.received[0]?.headers['webhook-id']);
  });

  it('is tried again with the same id after a failure, with growing pauses', async () => {
    const receiver = await receivers.start('failing');
    receiver.answers(500);
    const { webhook } = await add(receiver.url);
    await list('a');
    await until(async () => expect((await stored(webhook.id))?.failures).toBe(1), 5_000);
    for (const [pause, failures] of [
      [5_000, 2],
      [30_000, 3],
    ] as const) {
      expect(Date.parse((await stored(webhook.id))!.nextTryAt) - time).toBe(pause);
      time += pause;
      await until(async () => expect((await stored(webhook.id))?.failures).toBe(failures), 5_000);
    }
    expect((await stored(webhook.id))?.lastError).toBe('HTTP 500');
    receiver.answers(204);
    time += 120_000;
    await until(async () => expect((await stored(webhook.id))?.failures).toBe(0), 5_000);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(receiver.received).toHaveLength(4);
  });

  it.each([429, 503])(
    'is left alone for as long as its receiver asks with %d, six hours at most',
    async (status) => {
      const receiver = await receivers.start('busy');
      // [Retry-After, the pause until the next try, s]; our own pauses are 5, 30, 120, 600, 1800 and 3600 s.
      const asked: [string, number][] = [
        ['90', 90],
        [new Date(time + 90_000 + 300_000).toUTCString(), 300],
        ['1', 120],
        ['99999999999999999999', 6 * 3_600],
        ['soon', 1_800],
        ['-5', 3_600],
      ];
      time = Math.floor(time / 1_000) * 1_000;
      receiver.answers((_request, response) =>
        response.writeHead(status, { 'retry-after': asked[receiver.received.length - 1]?.[0] }).end(),
      );
      const { webhook } = await add(receiver.url);
      await list('a');
      for (const [index, [said, pause]] of asked.entries()) {
        await until(async () => expect((await stored(webhook.id))?.failures).toBe(index + 1), 5_000);
        expect([said, Date.parse((await stored(webhook.id))!.nextTryAt) - time]).toEqual([
          said,
          pause * 1_000,
        ]);
        time += pause * 1_000;
      }
      expect((await stored(webhook.id))?.lastError).toBe(`HTTP ${status}`);
      expect((await stored(webhook.id))?.state).toBe('ON');
    },
  );

  it('is tried again as ever where another status than 429 and 503 says when to come again', async () => {
    const receiver = await receivers.start('failing');
    receiver.answers((_request, response) => response.writeHead(500, { 'retry-after': '3600' }).end());
    const { webhook } = await add(receiver.url);
    await list('a');
    await until(async () => expect((await stored(webhook.id))?.failures).toBe(1), 5_000);
    expect(Date.parse((await stored(webhook.id))!.nextTryAt) - time).toBe(5_000);
  });

  it('is off at once where its receiver answers 410, of which its partner is written, and goes on when it is switched on', async () => {
    const receiver = await receivers.start('gone');
    const { webhook } = await add(receiver.url);
    await list('taken');
    await until(async () => expect((await stored(webhook.id))?.lastDeliveryAt).not.toBeNull(), 5_000);
    receiver.answers(410);
    await list('a');
    await until(async () => expect((await stored(webhook.id))?.state).toBe('FAILED'), 5_000);
    expect((await stored(webhook.id))?.lastError).toBe(
      'HTTP 410: the receiver does not want further messages.',
    );
    time += 3_600_000;
    await list('b');
    const [mail, ...others] = await own.store.collection<QueuedMail>('outbox').find({}).toArray();
    expect([mail?.mail.to, mail?.mail.subject, others]).toEqual([
      'sales@dealer.example',
      'A webhook of Marsa Motors was turned off',
      [],
    ]);
    expect(mail?.mail.text).toContain('has responded with 410 (Gone), which turns it off');
    expect(mail?.mail.text).not.toContain('The last attempt');
    receiver.answers(204);
    receiver.received.length = 0;
    await fetch(`${rest.url}/api/v1/partner/webhooks/${webhook.id}`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ isOn: true }),
    });
    await until(() => expect(carsOf(receiver.received).sort()).toEqual(['a', 'b']), 5_000);
  });

  it('follows no redirection, and says so', async () => {
    const [receiver, other] = [await receivers.start('moved'), await receivers.start('other')];
    receiver.answers((_request, response) => response.writeHead(307, { location: other.url }).end());
    const { webhook } = await add(receiver.url);
    await list('a');
    await until(
      async () =>
        expect((await stored(webhook.id))?.lastError).toBe(
          'HTTP 307: redirects are not followed. Use the target address.',
        ),
      5_000,
    );
    expect(other.received).toEqual([]);
  });

  it('whose name means an address of the internet when it is made, and one of this network later, gets nothing', async () => {
    const receiver = await receivers.start('rebound');
    const inside = createServer().listen(Number(new URL(receiver.url).port), '127.0.0.2');
    await once(inside, 'listening');
    let connections = 0;
    inside.on('connection', (socket) => {
      connections += 1;
      socket.destroy();
    });
    const answers = ['127.0.0.1'];
    receivers.network.isAllowed = (address) => address === '127.0.0.1';
    receivers.network.resolve = (_host, done) =>
      done(null, [{ address: answers.shift() ?? '127.0.0.2', family: 4 }]);
    await rest.close();
    rest = await start();
    const { webhook } = await add(receiver.url);
    expect(answers).toEqual([]);
    await list('a');
    await until(
      async () => expect((await stored(webhook.id))?.lastError).toContain('not on the public internet'),
      5_000,
    );
    inside.close();
    expect([connections, receiver.received]).toEqual([0, []]);
  });

  it('is off after three days without an answer, of which its partner is written once, and goes on when it is switched on', async () => {
    const receiver = await receivers.start('gone');
    receiver.answers(503);
    const { webhook, secret } = await add(receiver.url);
    await list('a');
    await until(async () => expect((await stored(webhook.id))?.failures).toBe(1), 5_000);
    time += 3 * DAY;
    await until(async () => expect((await stored(webhook.id))?.state).toBe('FAILED'), 5_000);
    const mails = await own.store.collection<QueuedMail>('outbox').find({}).toArray();
    expect(mails.map(({ mail }) => [mail.to, mail.subject])).toEqual([
      ['sales@dealer.example', 'A webhook of Marsa Motors was turned off'],
    ]);
    const [written] = mails;
    expect(written?.mail.text).toContain('The last attempt failed: HTTP 503');
    for (const hidden of [secret, key, '/hook']) expect(written?.mail.text).not.toContain(hidden);
    receiver.answers(204);
    const on = await fetch(`${rest.url}/api/v1/partner/webhooks/${webhook.id}`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ isOn: true }),
    });
    expect(on.status).toBe(200);
    await until(async () => expect((await stored(webhook.id))?.lastDeliveryAt).not.toBeNull(), 5_000);
  });

  it('that is off is told to its partner, where that has named an address', async () => {
    const receiver = await receivers.start('gone');
    receiver.answers(503);
    const email = 'it@creek.example';
    key = await partnerStore(own.store).add('Creek Cars', ['webhooks:manage'], { email });
    const { webhook } = await add(receiver.url);
    await list('a');
    await until(async () => expect((await stored(webhook.id))?.failures).toBe(1), 5_000);
    time += 3 * DAY;
    await until(async () => expect((await stored(webhook.id))?.state).toBe('FAILED'), 5_000);
    const mails = await own.store.collection<QueuedMail>('outbox').find({}).toArray();
    expect(mails.map(({ mail }) => [mail.to, mail.subject])).toEqual([
      [email, 'A webhook of Creek Cars was turned off'],
    ]);
  });

  it('loses nothing when its process is killed between claim and delivery: what comes twice has the same id', async () => {
    const receiver = await receivers.start('slow');
    await add(receiver.url);
    await rest.close();
    const ids = Array.from({ length: 60 }, (_, number) => `car${number}`);
    await carStore(own.store).saveAll(ids.map((_id) => aCar({ _id })));
    receiver.answers((_request, response) => {
      if (receiver.received.length <= 20) response.writeHead(204).end();
    });
    const script = await builtScript('tests/servers/webhookProcess.ts');
    const killed = spawn(process.execPath, [script, JSON.stringify(own.settings)], { stdio: 'inherit' });
    await until(() => expect(receiver.received.length).toBeGreaterThan(20), 30_000);
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    receiver.answers(204);
    rest = await start();
    time = Date.now() + 61_000;
    await until(() => expect(new Set(carsOf(receiver.received)).size).toBe(60), 15_000);
    expect(receiver.received.length).toBeGreaterThan(60);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(60);
  });

  it('is delivered by one process where several run', async () => {
    const receiver = await receivers.start('once');
    const other = await start();
    await add(receiver.url);
    for (let number = 0; number < 20; number += 1) await list(`car${number}`);
    await until(() => expect(new Set(carsOf(receiver.received)).size).toBe(20), 10_000);
    await other.close();
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(20);
    // Unlike MongoDB, its test server lets two clients match and change one document at once: both may claim a webhook.
    if (name === 'the embedded store') expect(receiver.received).toHaveLength(20);
  });

  it('of a partner whose keys were revoked gets nothing', async () => {
    const receiver = await receivers.start('revoked');
    const witness = await receivers.start('witness');
    await add(receiver.url);
    await partnerStore(own.store).revoke('Marsa Motors');
    key = await partnerStore(own.store).add('Creek Cars', ['webhooks:manage']);
    await add(witness.url);
    await list('a');
    await until(() => expect(witness.received).toHaveLength(1), 5_000);
    expect(receiver.received).toEqual([]);
  });
});
