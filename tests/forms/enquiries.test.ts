import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { carStore } from '../../rest/cars/carStore.ts';
import type { Enquiry } from '../../rest/enquiries/enquiry.ts';
import { aCar } from '../stock/aCar.ts';
import { filledForms, formPaths as paths, mailedPaths } from './filledForms.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { type EngineStore, storeEngines } from '../servers/storeEngines.ts';

const DAY = 24 * 60 * 60 * 1000;

describe.each(storeEngines)('an enquiry in $name', ({ emptyStore }) => {
  let engine: EngineStore;
  let rest: RunningRest;
  let time: Date;

  const start = async () => {
    rest = await runRest({ store: engine.store, photos: engine.photos, now: () => time });
  };
  const restart = async () => {
    await rest.close();
    await engine.reopen();
    await start();
  };
  beforeEach(async () => {
    time = new Date('2026-11-20T08:00:00Z');
    engine = await emptyStore();
    await start();
    await carStore(engine.store).save(aCar({ _id: 'available' }));
  });
  afterEach(async () => {
    await rest.close();
    await engine.close();
  });

  const contact = filledForms['/api/v1/contact-us'];
  const send = (key: string, body: object = contact, path = '/api/v1/contact-us') =>
    rest.post(path, body, { 'idempotency-key': key });
  const stored = () => engine.store.collection<Enquiry>('enquiries').find({}).toArray();

  it.each(paths)('is a new one each time without a key (%s)', async (path) => {
    const first = await rest.post(path, filledForms[path]);
    const second = await rest.post(path, filledForms[path]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(first.body.id).not.toBe(second.body.id);
    expect(await stored()).toHaveLength(2);
  });

  it.each(paths)('gets its first answer again with the same key, also after a restart (%s)', async (path) => {
    const first = await send('one', filledForms[path], path);
    expect(first.status).toBe(201);
    expect(await send('one', filledForms[path], path)).toMatchObject({ status: 201, body: first.body });
    await restart();
    expect(await send('one', filledForms[path], path)).toMatchObject({ status: 201, body: first.body });
    expect(await stored()).toMatchObject([{ _id: first.body.id, idempotencyKey: 'one' }]);
  });

  it.each(paths)('is one record when it is sent twenty times at once (%s)', async (path) => {
    const sends = Array.from({ length: 20 }, () => send('twenty', filledForms[path], path));
    const answers = await Promise.all(sends);
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(await stored()).toHaveLength(1);
    // Only the visitor gets a mail, and one: no address of the dealer is set.
    expect(await engine.store.collection('outbox').countDocuments({})).toBe(
      mailedPaths.includes(path) ? 1 : 0,
    );
  });

  it('is the same whatever the order of its fields and the blanks around them', async () => {
    const { message, ...others } = contact;
    const first = await send('blanks');
    expect((await send('blanks', { message: ` ${message}\n`, ...others })).body).toEqual(first.body);
  });

  it('is refused with a key that came with another one', async () => {
    await send('taken');
    const { status, body } = await send('taken', { ...contact, message: 'And from Ajman?' });
    expect(status).toBe(422);
    expect(body.errors).toEqual([{ field: 'idempotencyKey', message: body.message }]);
    expect(body.message).toMatch(/^This Idempotency-Key was already used for another form\. /);
    expect(await stored()).toHaveLength(1);
  });

  it('takes the key of another form', async () => {
    for (const path of paths) expect((await send('each', filledForms[path], path)).status).toBe(201);
    expect(await stored()).toHaveLength(paths.length);
  });

  it('may take an old key anew after 24 hours, with the same rules', async () => {
    const first = await send('old');
    time = new Date(time.getTime() + DAY - 1);
    expect((await send('old')).body).toEqual(first.body);
    time = new Date(time.getTime() + 1);
    const other = { ...contact, message: 'And from Ajman?' };
    const [second, again] = await Promise.all([send('old', other), send('old', other)]);
    expect([second.status, again.body]).toEqual([201, second.body]);
    expect(second.body.id).not.toBe(first.body.id);
    expect((await send('old')).status).toBe(422);
    expect(await stored()).toHaveLength(2);
  });

  it('is not stored when it is refused, and its key is still free', async () => {
    expect((await send('free', { ...contact, email: 'nobody' })).status).toBe(422);
    expect(await stored()).toEqual([]);
    expect((await send('free')).status).toBe(201);
  });

  it('gets its mails into the outbox at the next start, where it was stored and the process ended', async () => {
    await engine.store.collection<Enquiry>('enquiries').insertOne({
      _id: 'cut-short',
      kind: 'contact',
      createdAt: time.toISOString(),
      details: contact,
      source: null,
      consent: null,
      idempotencyKey: null,
      partnerId: null,
      fingerprint: '',
      withoutNotice: null,
      message: '',
      ...{
        dueAt: null,
        amberAt: null,
        carThen: null,
        handling: null,
        revision: null,
        pendingEvents: null,
        restrictedAt: null,
        erasedAt: null,
      },
      unposted: [{ to: contact.email, subject: 'We have your message', text: 'Hello' }],
    });
    await restart();
    await restart();
    expect(await engine.store.collection('outbox').find({}).toArray()).toMatchObject([
      { _id: 'cut-short-1', mail: { to: contact.email }, sentAt: null },
    ]);
    expect(await stored()).toMatchObject([{ unposted: null }]);
  });
});

describe('a sender', () => {
  let rest: RunningRest;
  beforeEach(async () => {
    rest = await runRest({ now: () => new Date('2026-11-20T08:00:00Z') });
    await carStore(rest.store).save(aCar({ _id: 'available' }));
  });
  afterEach(() => rest.close());

  it.each(paths)('API-2 of %s is told 400 for what is not JSON', async (path) => {
    const { status, body } = await rest.post(path, '{"email": ');
    expect([status, typeof body.message]).toEqual([400, 'string']);
    expect((await rest.post(path, '')).status).toBe(400);
  });

  it.each(paths)('of %s is told 422 for JSON that is no form', async (path) => {
    for (const json of ['[]', '"text"', '7', 'null']) {
      const { status, body } = await rest.post(path, json);
      expect([json, status, body.message]).toEqual([json, 422, 'Send the form as a JSON object.']);
    }
  });

  it.each(mailedPaths)('of %s is told which addresses do not look like an email address', async (path) => {
    for (const email of [
      'layla',
      'layla@',
      '@example.ae',
      'a b@example.ae',
      'a@b@c.ae',
      '<a@b.ae>',
      'a,c@b.ae',
    ]) {
      const { status, body } = await rest.post(path, { ...filledForms[path], email });
      expect([email, status, body.errors]).toEqual([
        email,
        422,
        [{ field: 'email', message: 'Email address must look like name@example.com.' }],
      ]);
    }
    for (const email of ['l@b', "o'neil+cars@mail.example.co.uk", 'ليلى@مثال.إمارات']) {
      expect([email, (await rest.post(path, { ...filledForms[path], email })).status]).toEqual([email, 201]);
    }
  });

  it.each(mailedPaths)('of %s is told when more than 64 characters stand before the @', async (path) => {
    const at = (length: number) =>
      rest.post(path, { ...filledForms[path], email: `${'é'.repeat(length)}@b.ae` });
    expect((await at(64)).status).toBe(201);
    const { status, body } = await at(65);
    expect([status, body.errors]).toEqual([
      422,
      [{ field: 'email', message: 'Email address is too long. The maximum before the @ is 64 characters.' }],
    ]);
  });

  it('is told that a name is missing where nobody could see one', async () => {
    const form = filledForms['/api/v1/contact-us'];
    for (const firstName of [
      '\u200b',
      '\u200b\u200d\u2060\ufeff',
      '\u00ad',
      '\u3164',
      '\u2800',
      '\u202e ',
      '\0',
      '\u0301',
      '\ue000',
      '\ufffe',
      '\u{10ffff}',
    ]) {
      const { status, body } = await rest.post('/api/v1/contact-us', { ...form, firstName });
      expect([firstName, status, body.errors]).toEqual([
        firstName,
        422,
        [{ field: 'firstName', message: 'First name is missing.' }],
      ]);
    }
    for (const firstName of [
      'می\u200cخواهم',
      '👩\u200d🔧',
      '\u200fنور',
      '李',
      '-',
      'e\u0301',
      'हिन्दी',
      '👍',
    ]) {
      const { status } = await rest.post('/api/v1/contact-us', { ...form, firstName });
      expect([firstName, status]).toEqual([firstName, 201]);
    }
  });

  it('is told of half a character in any text', async () => {
    const form = filledForms['/api/v1/contact-us'];
    const texts = [
      ['firstName', 'First name'],
      ['mobileNumber', 'Mobile number'],
      ['message', 'Message'],
      ['source', 'Source'],
      ['consent', 'Consent'],
    ] as const;
    for (const [field, title] of texts) {
      for (const broken of ['car \ud83d', '\ude97 car']) {
        const { status, body } = await rest.post('/api/v1/contact-us', { ...form, [field]: broken });
        expect([status, body.errors]).toEqual([
          422,
          [{ field, message: `${title} contains an invalid character. Type it again.` }],
        ]);
      }
    }
    const { status } = await rest.post('/api/v1/contact-us', { ...form, message: 'A car 🚗' });
    expect(status).toBe(201);
  });

  it.each([
    ['source', 'x-source-page', 'Source', 500],
    ['consent', 'x-consent-version', 'Consent', 100],
  ] as const)('is told when a %s is too long, in the form or in %s', async (field, header, title, most) => {
    const form = filledForms['/api/v1/contact-us'];
    const says = (text: string) => [
      rest.post('/api/v1/contact-us', { ...form, [field]: text }),
      rest.post('/api/v1/contact-us', form, { [header]: encodeURI(text) }),
    ];
    for (const { status } of await Promise.all(says('🚗'.repeat(most)))) expect(status).toBe(201);
    for (const { status, body } of await Promise.all([
      ...says('🚗'.repeat(most + 1)),
      ...says('x'.repeat(8000)),
    ])) {
      const message = `${title} is too long. The maximum is ${most} characters.`;
      expect([status, body.errors]).toEqual([422, [{ field, message }]]);
    }
    expect(await rest.store.collection('enquiries').countDocuments({ [field]: '🚗'.repeat(most) })).toBe(2);
  });

  it('FIN-5 FIN-10 VAL-1 applies for finance with a salary in free text', async () => {
    const form = filledForms['/api/v1/finance-eligibility'];
    for (const salary of ['12k', 'abc', '٢٠٠٠٠']) {
      expect((await rest.post('/api/v1/finance-eligibility', { ...form, salary })).status).toBe(201);
    }
    const { body } = await rest.post('/api/v1/finance-eligibility', { ...form, hasExistingLoans: 'perhaps' });
    expect(body.message).toBe('Answer about existing loans must be one of yes, no.');
    const [first] = await rest.store.collection<Enquiry>('enquiries').find({}).toArray();
    expect(first).toMatchObject({ kind: 'finance', details: form });
  });

  it.each([
    [{ downPayment: 80_000.5 }, 'Down payment (AED) must be a whole number.'],
    [{ downPayment: -1 }, 'Down payment (AED) must be at least 0.'],
    [{ loanMonths: 0 }, 'Loan (months) must be at least 1.'],
    [{ loanMonths: 121 }, 'Loan (months) must be at most 120.'],
    [{ loanMonths: 'long' }, 'Loan (months) must be a whole number.'],
  ])('is told which terms of a loan cannot be (%o)', async (terms, message) => {
    const form = filledForms['/api/v1/finance-eligibility'];
    const { status, body } = await rest.post('/api/v1/finance-eligibility', { ...form, ...terms });
    expect([status, body.message]).toEqual([422, message]);
  });

  it('CON-4 sends a message, line breaks and all', async () => {
    const form = filledForms['/api/v1/contact-us'];
    const { status, body } = await rest.post('/api/v1/contact-us', form);
    expect([status, body.message]).toEqual([201, 'Message sent successfully!']);
    const stored = await rest.store.collection<Enquiry>('enquiries').findOne({ _id: body.id });
    expect(stored).toMatchObject({ kind: 'contact', details: form });
  });

  it('is told when a text is longer than anybody writes, and which body is read', async () => {
    const form = filledForms['/api/v1/contact-us'];
    const { status, body } = await rest.post('/api/v1/contact-us', { ...form, firstName: 'x'.repeat(201) });
    expect([status, body.message]).toEqual([422, 'First name is too long. The maximum is 200 characters.']);
    const huge = await rest.post('/api/v1/contact-us', { ...form, message: 'x'.repeat(70_000) });
    expect([huge.status, huge.body.message]).toEqual([413, 'The request body is too large.']);
    const csv = await fetch(`${rest.url}/api/v1/contact-us`, {
      method: 'POST',
      headers: { 'content-type': 'text/csv' },
      body: 'Hello',
    });
    expect([csv.status, (await csv.json()).message]).toEqual([
      415,
      'Unsupported media type. Send application/json.',
    ]);
  });

  it('has no fields stored that the form does not have', async () => {
    const { body } = await rest.post(
      '/api/v1/contact-us',
      `{"__proto_":1,"admin":true,"_id":"mine",${JSON.stringify(filledForms['/api/v1/contact-us']).slice(1)}`,
    );
    const stored = await rest.store.collection<Enquiry>('enquiries').findOne({ _id: body.id });
    expect(stored?.details).toEqual(filledForms['/api/v1/contact-us']);
  });

  it('is told when a key is too long', async () => {
    const form = filledForms['/api/v1/contact-us'];
    const { status } = await rest.post('/api/v1/contact-us', form, { 'idempotency-key': 'x'.repeat(256) });
    expect(status).toBe(400);
  });
});
