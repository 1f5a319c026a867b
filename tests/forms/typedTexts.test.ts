import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { carStore } from '../../rest/cars/carStore.ts';
import type { Enquiry } from '../../rest/enquiries/enquiry.ts';
import type { QueuedMail } from '../../rest/mail/outbox.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { aCar } from '../stock/aCar.ts';
import { filledForms } from './filledForms.ts';
import { anOffer, sendOffer } from './sendOffer.ts';

const dealerEmail = 'sales@dealer.example';
/** Every mark that changes the direction of a text, and those without a width. */
const marks = '\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200b\u200e\u200f\u2060\ufeff';
const forms = { ...filledForms, '/api/v1/sell-car': anOffer };
const paths = Object.keys(forms) as (keyof typeof forms)[];
const severalLines = ['message', 'description'];
/** The fields of a form that are any line of text. */
const lineFields = [
  'firstName',
  'lastName',
  'fullName',
  'manufacturer',
  'vehicleType',
  'year',
  'mileage',
  'salary',
];

let rest: RunningRest;

beforeEach(async () => {
  const now = () => new Date('2026-11-20T08:00:00Z');
  rest = await runRest({ now, mail: { dealerEmail, publicUrl: 'https://cars.example' } });
  await carStore(rest.store).save(aCar({ _id: 'available' }));
});
afterEach(() => rest.close());

const send = (path: keyof typeof forms, fields: Record<string, string>, key?: string) =>
  path === '/api/v1/sell-car'
    ? sendOffer(rest.url, [], { fields, key })
    : rest.post(path, fields, key ? { 'idempotency-key': key } : {});
const allStored = async () =>
  (await rest.store.collection<Enquiry>('enquiries').find({}).toArray()).map(({ details }) => details);
const stored = async () => (await allStored())[0];
const notices = async () =>
  (await rest.store.collection<QueuedMail>('outbox').find({}).toArray())
    .map(({ mail }) => mail)
    .filter(({ to }) => to === dealerEmail)
    .map(({ text }) => text);
/** The form with each text changed. */
const changed = (path: keyof typeof forms, change: (text: string, field: string) => string) =>
  Object.fromEntries(
    Object.entries(forms[path]).map(([field, text]: [string, string]) => [field, change(text, field)]),
  );

describe.each(paths)('a visitor who sends a form to %s', (path) => {
  it('has no invisible mark stored in any field', async () => {
    const { status } = await send(
      path,
      changed(path, (text) => `${text.slice(0, 1)}${marks}${text.slice(1)}${marks}`),
    );
    expect(status).toBe(201);
    expect(await stored()).toMatchObject(forms[path]);
  });

  it('forges no line of the notice to the dealer by a line break in a field', async () => {
    for (const lineBreak of ['\n', '\r\n', '\r', '\u2028', '\u2029', '\u0085', '\v', '\f']) {
      const forged = `${lineBreak}Reference: FAKE-0000`;
      const add = (text: string, field: string) =>
        lineFields.includes(field) || severalLines.includes(field) ? text + forged : text;
      expect((await send(path, changed(path, add))).status).toBe(201);
    }
    for (const text of await notices()) expect(text).not.toMatch(/^Reference: FAKE/m);
    for (const [field, text] of (await allStored()).flatMap(Object.entries)) {
      if (!severalLines.includes(field)) expect(String(text)).not.toMatch(/[\n\r\u2028\u2029\u0085\v\f]/);
    }
  });

  it('may send it again under its key with other invisible marks', async () => {
    const first = await send(
      path,
      changed(path, (text) => `${marks}${text}`),
      'again',
    );
    expect((await send(path, forms[path], 'again')).body).toEqual(first.body);
  });
});

describe('a visitor', () => {
  const form = filledForms['/api/v1/contact-us'];
  const sent = async (fields: Partial<typeof form>) => {
    expect((await rest.post('/api/v1/contact-us', { ...form, ...fields })).status).toBe(201);
    return stored();
  };

  it.each([
    ['٠٥٠ ١٢٣ ٤٥٦٧', '050 123 4567'],
    ['+۹۷۱ ۵۰ ۱۲۳ ۴۵۶۷', '+971 50 123 4567'],
    ['\u202a+971 50 123 4567\u202c', '+971 50 123 4567'],
    ['050\u200d123\u200c4567\ufe0f', '0501234567'],
    ['050\u00a0123\n4567', '050 123 4567'],
  ])('who types the number %s can be called', async (typed, mobileNumber) => {
    expect(await sent({ mobileNumber: typed })).toMatchObject({ mobileNumber });
  });

  it.each([
    ['\u200eahmed@example.ae\u200f', 'ahmed@example.ae'],
    ['ahmed\u200d@example.ae', 'ahmed@example.ae'],
    ['ahmed٧@example.ae', 'ahmed7@example.ae'],
    ['أحمد٧@example.ae', 'أحمد٧@example.ae'],
  ])('who types the address %s gets a mail', async (typed, email) => {
    expect(await sent({ email: typed })).toMatchObject({ email });
  });

  it('keeps the joiners that the spelling of a name needs, and the paragraphs of a message', async () => {
    const fields = { firstName: 'می\u200cخواهم', message: 'Hello,\r\n\r\n\r\nis it  here?\r\nYes' };
    expect(await sent(fields)).toMatchObject({ ...fields, message: 'Hello,\n\nis it here?\nYes' });
    expect(await notices()).toEqual([
      expect.stringContaining('Message: Hello,\n\n    is it here?\n    Yes\n'),
    ]);
  });

  it('is told of a text that is too long only by what is left when it is cleaned', async () => {
    const firstName = 'x'.repeat(200);
    expect(await sent({ firstName: marks + firstName })).toMatchObject({ firstName });
    const { body } = await rest.post('/api/v1/contact-us', { ...form, firstName: `${firstName}x` });
    expect(body.message).toBe('First name is too long. The maximum is 200 characters.');
  });

  it('has no line break stored from the header that says where the form stood', async () => {
    const headers = { 'x-source-page': '/contact%0Aus%E2%80%AE' };
    await rest.post('/api/v1/contact-us', form, headers);
    const [enquiry] = await rest.store.collection<Enquiry>('enquiries').find({}).toArray();
    expect(enquiry?.source).toBe('/contact us');
  });
});
