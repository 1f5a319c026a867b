import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { messages } from '../../rest/enquiries/newsletter/messages.ts';
import type { QueuedMail } from '../../rest/mail/outbox.ts';
import type { Subscription } from '../../rest/enquiries/newsletter/subscription.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { type EngineStore, storeEngines } from '../servers/storeEngines.ts';

describe.each(storeEngines)('a subscriber, in $name', ({ emptyStore }) => {
  let engine: EngineStore;
  let rest: RunningRest;

  beforeEach(async () => {
    engine = await emptyStore();
    rest = await runRest({ store: engine.store, photos: engine.photos });
  });
  afterEach(async () => {
    await rest.close();
    await engine.close();
  });

  const subscribe = async (email: string) => {
    const { status, body } = await rest.post('/api/v1/subscribe', { email });
    return [status, body.message];
  };
  const subscriptions = () => engine.store.collection<Subscription>('subscriptions').find({}).toArray();
  const link = async () => `/api/v1/unsubscribe/${(await subscriptions())[0]?.unsubscribeId}`;
  const open = async (path: string) => {
    const { status, body, headers } = await rest.get(path);
    expect(headers.get('cache-control')).toBe('no-store');
    return [status, body];
  };

  it('NEWS-2 NEWS-3 API-5 is thanked with 201', async () => {
    expect(await subscribe('noor@example.ae')).toEqual([201, messages.subscribed]);
    expect(await subscriptions()).toMatchObject([{ email: 'noor@example.ae', unsubscribedAt: null }]);
  });

  it('is subscribed once, in whatever case and with whatever blanks the address comes', async () => {
    await subscribe('noor@example.ae');
    for (const email of ['noor@example.ae', ' Noor@Example.AE ', 'NOOR@EXAMPLE.AE\n']) {
      expect(await subscribe(email)).toEqual([201, messages.alreadySubscribed]);
    }
    expect(await subscriptions()).toHaveLength(1);
  });

  it('is subscribed once, and welcomed once, when twenty requests arrive together', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => subscribe('noor@example.ae')));
    expect(answers.filter(([, message]) => message === messages.subscribed)).toHaveLength(1);
    expect(answers.every(([status]) => status === 201)).toBe(true);
    expect(await subscriptions()).toHaveLength(1);
    expect(await engine.store.collection('outbox').countDocuments({})).toBe(1);
  });

  it('UNS-2 ends the subscription by its link, twice if they like', async () => {
    await subscribe('noor@example.ae');
    expect(await open(await link())).toEqual([200, { message: messages.unsubscribed }]);
    expect(await subscriptions()).not.toMatchObject([{ unsubscribedAt: null }]);
    expect(await open(await link())).toEqual([200, { message: messages.alreadyUnsubscribed }]);
  });

  it('UNS-3 NEWS-4 is told in message and in error when nobody has this link', async () => {
    for (const id of ['nothing', '0'.repeat(32), '%24ne']) {
      expect(await open(`/api/v1/unsubscribe/${id}`)).toEqual([
        404,
        { message: messages.unknown, error: messages.unknown },
      ]);
    }
  });

  it('NEWS-4 is told in message and in error what is wrong with the address', async () => {
    const message = 'Email address must look like name@example.com.';
    const { status, body } = await rest.post('/api/v1/subscribe', { email: 'noor' });
    expect([status, body]).toEqual([422, { message, error: message, errors: [{ field: 'email', message }] }]);
    const malformed = await rest.post('/api/v1/subscribe', '{');
    expect([malformed.status, malformed.body.error]).toEqual([400, malformed.body.message]);
    expect(await subscriptions()).toEqual([]);
  });

  it('comes back by subscribing again or by the link, and the old links hold', async () => {
    await subscribe('noor@example.ae');
    const unsubscribe = await link();
    const resubscribe = unsubscribe.replace('unsubscribe', 'resubscribe');
    await open(unsubscribe);
    expect(await subscribe('Noor@example.ae')).toEqual([201, messages.subscribedAgain]);
    expect(await open(unsubscribe)).toEqual([200, { message: messages.unsubscribed }]);
    expect((await rest.post(resubscribe, '{}')).body).toEqual({ message: messages.subscribedAgain });
    expect((await rest.post(resubscribe, '{}')).body).toEqual({ message: messages.alreadySubscribed });
    expect((await rest.post('/api/v1/resubscribe/nothing', '{}')).status).toBe(404);
    expect(await subscriptions()).toMatchObject([{ unsubscribedAt: null }]);
    expect(await link()).toBe(unsubscribe);
  });

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n',
    ],
    ['application/json', ''],
  ])('ends the subscription by the one click of a mail program (%s)', async (type, body) => {
    await subscribe('noor@example.ae');
    const answer = await rest.post(await link(), body, { 'content-type': type });
    expect([answer.status, answer.body]).toEqual([200, { message: messages.unsubscribed }]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('gets a welcome with the headers for one click, and a link that nobody can guess', async () => {
    await subscribe('noor@example.ae');
    await subscribe('sami@example.ae');
    const ids = (await subscriptions()).map(({ unsubscribeId }) => unsubscribeId);
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
    const [first] = await engine.store
      .collection<QueuedMail>('outbox')
      .find({ 'mail.to': 'noor@example.ae' })
      .toArray();
    const address = `http://localhost:4000/unsubscribe/${(await link()).split('/').at(-1)}`;
    expect(first?.mail).toMatchObject({
      subject: 'You are subscribed to our newsletter - Marsa',
      headers: {
        'List-Unsubscribe': `<${address}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    });
    expect(first?.mail.text).toContain(address);
  });
});
