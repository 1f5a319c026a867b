import { Registry } from 'prom-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { QueuedMail } from '../../rest/mail/outbox.ts';
import { filledForms } from '../forms/filledForms.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { tempStore } from '../servers/tempStore.ts';

const dealerEmail = 'sales@dealer.example';
const publicUrl = 'https://cars.example';
const path = '/api/v1/contact-us';

let own: Awaited<ReturnType<typeof tempStore>>;
let rest: RunningRest;
let metrics: Registry;
let time: Date;

/** Starts the REST API over the same store. */
async function start(settings: { dealerEmail?: string }) {
  metrics = new Registry();
  const mail = { publicUrl, ...settings };
  rest = await runRest({ store: own.store, photos: own.photos, mail, metrics, now: () => time });
}

beforeEach(async () => {
  time = new Date('2026-11-20T08:00:00Z');
  own = await tempStore();
  await start({});
});
afterEach(async () => {
  await rest.close();
  await own.close();
});

/** The lines of a metric. */
const linesOf = async (name: string) =>
  (await metrics.metrics()).split('\n').filter((line) => line.startsWith(name));

it('an operator learns that nobody at the dealer was told of an enquiry, also after the setting was made', async () => {
  await rest.post(path, filledForms[path]);
  // The newsletter has no notice.
  await rest.post('/api/v1/subscribe', filledForms['/api/v1/subscribe']);
  const { status, body } = await rest.get('/readyz?verbose');
  expect([status, body]).toEqual([
    200,
    {
      status: 'ok',
      checks: {
        disk: { takesNew: true, freeBytes: expect.any(Number) },
        mail: {
          ...{ smtpUrl: 'not set', dealerEmail: 'not set' },
          unsentNotices: { noAddress: 1, waiting: 0, givenUp: 0 },
        },
      },
    },
  ]);
  await rest.close();
  await start({ dealerEmail });
  expect((await rest.get('/readyz?verbose')).body.checks.mail).toMatchObject({
    ...{ smtpUrl: 'not set', dealerEmail: 'set', unsentNotices: { noAddress: 1, waiting: 0, givenUp: 0 } },
  });
});

it('an operator learns how many notices wait, and how many are given up', async () => {
  await rest.close();
  await start({ dealerEmail });
  for (const _ of ['first', 'second', 'third']) await rest.post(path, filledForms[path]);
  const [first] = await own.store.collection<QueuedMail>('outbox').find({ 'mail.to': dealerEmail }).toArray();
  const outbox = own.store.collection<QueuedMail>('outbox');
  await outbox.updateOne({ _id: first!._id }, { $set: { refusedAt: time.toISOString() } });
  expect(await linesOf('unsent_notices{')).toEqual([
    'unsent_notices{reason="no_address"} 0',
    'unsent_notices{reason="waiting"} 2',
    'unsent_notices{reason="given_up"} 1',
  ]);
  expect(await linesOf('data_dir_free_bytes ')).toHaveLength(1);
});

it('an operator who has changed the address of the dealer learns also of the notices to the former one', async () => {
  await rest.close();
  await start({ dealerEmail });
  for (const _ of ['first', 'second']) await rest.post(path, filledForms[path]);
  await rest.close();
  await start({ dealerEmail: 'new@dealer.example' });
  expect(await linesOf('unsent_notices{reason="waiting"}')).toEqual(['unsent_notices{reason="waiting"} 2']);
});

it('an operator learns of notices that an earlier release has queued, which did not say whom they are to', async () => {
  await rest.close();
  await start({ dealerEmail });
  await rest.post(path, filledForms[path]);
  const outbox = own.store.collection<QueuedMail>('outbox');
  const [notice = expect.fail()] = await outbox.find({ 'mail.to': dealerEmail }).toArray();
  const { toDealer: _unknown, ...mail } = notice.mail;
  await outbox.updateOne({ _id: notice._id }, { $set: { mail } });
  expect(await linesOf('unsent_notices{reason="waiting"}')).toEqual(['unsent_notices{reason="waiting"} 1']);
});

it('a probe learns that the store does not answer, within a second or so', async () => {
  expect((await rest.get('/readyz')).body).toEqual({ status: 'ok' });
  const ping = vi.spyOn(own.store, 'ping').mockReturnValue(new Promise(() => undefined));
  expect(await rest.get('/readyz')).toMatchObject({ status: 503, body: { status: 'waiting for the store' } });
  ping.mockRestore();
});
