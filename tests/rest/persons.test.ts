import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { carStore } from '../../rest/cars/carStore.ts';
import type { PersonalRecord } from '../../rest/persons/personalRecord.ts';
import type { Store } from '../../rest/store/Collection.ts';
import { createIndexes } from '../../rest/store/mongodb/createIndexes.ts';
import { collections } from '../../rest/store/open/collections.ts';
import { askForAlert, offerHerCar, sendForm, zahra } from '../servers/aPerson.ts';
import { interruptedStore } from '../servers/interruptedStore.ts';
import { mailServer } from '../servers/mailServer.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { addStaff, signIn, type Staff, tokenSecret } from '../servers/staff.ts';
import { type EngineStore, storeEngines } from '../servers/storeEngines.ts';
import { aCar } from '../stock/aCar.ts';
import { until } from '../until.ts';

const base = '/api/admin/v1/persons';
/** Somebody else. */
const other = { email: 'other@example.ae', mobileNumber: '04 555 1111' };

describe.each(storeEngines)('an owner who looks after persons, with $name,', ({ name, emptyStore }) => {
  let engine: EngineStore;
  let rest: RunningRest;
  let mails: Awaited<ReturnType<typeof mailServer>>;
  let time: Date;
  let huda: Staff;
  let omar: Staff;
  const now = () => new Date(time);
  const start = (store: Store = engine.store) =>
    runRest({
      ...{ store, photos: engine.photos, now, admin: { tokenSecret } },
      mail: {
        server: { url: mails.url, from: 'hello@dealer.example' },
        publicUrl: 'https://cars.example',
        dealerEmail: 'sales@dealer.example',
      },
    });

  beforeEach(async () => {
    engine = await emptyStore();
    await createIndexes(engine.store, collections);
    mails = await mailServer();
    time = new Date('2026-11-26T10:15:00+04:00');
    await carStore(engine.store).save(aCar({ _id: 'available', stockNumber: 'A-17', year: 2021 }));
    huda = await addStaff(engine.store, 'Huda', 'OWNER', now);
    omar = await addStaff(engine.store, 'Omar', 'SALES', now);
    rest = await start();
  });
  afterEach(async () => {
    await rest.close();
    await mails.close();
    await engine.close();
  });

  const find = async (contact: string): Promise<PersonalRecord[]> => {
    const { body } = await rest.get(`${base}?contact=${encodeURIComponent(contact)}`, huda.headers);
    return body.items;
  };
  const ref = ({ kind, id }: PersonalRecord) => ({ kind, id });
  const refs = async (contact = zahra.email) => (await find(contact)).map(ref);
  const restrict = (records: object[], restricted: boolean) =>
    rest.post(`${base}/restriction`, { records, restricted }, huda.headers);
  const correct = (body: object) => rest.patch(base, body, huda.headers);
  const mailsTo = (address: string) => mails.received.filter(({ to }) => to.includes(address));

  it('finds everything of a person by email address or phone number, however it is written (BO-16)', async () => {
    const offer = await offerHerCar(rest);
    const drive = await sendForm(rest, '/api/v1/test-drive', { date: '2026-11-28' });
    await sendForm(rest, '/api/v1/subscribe');
    await askForAlert(rest);
    await sendForm(rest, '/api/v1/contact-us', other);
    const found = await find('Zahra.Qasimi@Example.ae');
    expect(found.map(({ kind, title }) => `${kind}: ${title}`).toSorted()).toEqual([
      ...['enquiry: Car offer', 'enquiry: Test drive', 'searchAlert: Search alert: BMW, not confirmed'],
      'subscription: Newsletter',
    ]);
    expect(found.find(({ id }) => id === drive)).toEqual({
      ...{ kind: 'enquiry', id: drive, title: 'Test drive', at: time.toISOString(), restrictedAt: null },
      ...{ reference: expect.stringMatching(/^[0-9A-F]{4}-[0-9A-F]{4}$/), status: 'NEW' },
      ...{ name: zahra.name, email: zahra.email, phone: zahra.phone },
    });
    for (const typed of ['050 987 1234', '00971509871234', '+971 (0)50-987 1234', '٠٥٠٩٨٧١٢٣٤']) {
      expect((await refs(typed)).map(({ id }) => id).toSorted()).toEqual([drive, offer].toSorted());
    }
    expect(await find('nobody@example.ae')).toEqual([]);
  });

  it.each(['Zahra', '', '12', 'zahra@', 'call 050 987 1234'])(
    'is told what to enter where %j is neither address nor number (BO-16)',
    async (typed) => {
      const { status, body } = await rest.get(`${base}?contact=${encodeURIComponent(typed)}`, huda.headers);
      expect([status, body.message]).toEqual([
        422,
        'Enter a whole email address, or a phone number such as 050 123 4567 or +971 50 123 4567.',
      ]);
    },
  );

  it('leaves no contact in the audit log, and no salesman finds anybody (BO-18)', async () => {
    await sendForm(rest, '/api/v1/subscribe');
    const records = await refs();
    time = new Date(time.getTime() + 1_000);
    await correct({ records, email: 'zahra@qasimi.example' });
    const { body } = await rest.get('/api/admin/v1/audit?record=person', huda.headers);
    expect(body.items).toMatchObject([
      { action: 'correctPerson', record: { kind: 'person', id: '' }, fields: [{ name: 'email' }] },
      { action: 'findPerson', record: { kind: 'person', id: '' }, fields: [], who: { name: 'Huda' } },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/zahra|qasimi/i);
    expect((await rest.get(`${base}?contact=${zahra.email}`, omar.headers)).status).toBe(403);
  });

  it('gives a person a file with what is stored, notes and photos included, once the password was entered (BO-16)', async () => {
    const id = await offerHerCar(rest);
    await rest.post(`/api/admin/v1/enquiries/${id}/notes`, { text: zahra.note }, omar.headers);
    time = new Date(time.getTime() + 60_000);
    await sendForm(rest, '/api/v1/subscribe', { source: '/blogs' });
    const body = { records: await refs() };
    const earlier = await signIn(
      engine.store,
      { _id: huda.id },
      () => new Date(time.getTime() - 11 * 60_000),
    );
    expect((await rest.post(`${base}/file`, body, earlier)).body.code).toBe('NOT_CONFIRMED');
    const answer = await fetch(`${rest.url}${base}/file`, {
      method: 'POST',
      headers: { ...huda.headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="person.zip"');
    const files = await unzipped(Buffer.from(await answer.arrayBuffer()));
    const { records } = JSON.parse(String(files.get('records.json')));
    expect(records).toMatchObject([
      { kind: 'subscription', fields: { email: zahra.email } },
      {
        ...{ kind: 'enquiry', id, fields: { fullName: zahra.name, description: zahra.message } },
        events: [{ sentence: 'Omar wrote a note', text: zahra.note }],
      },
      { kind: 'enquiry', title: 'Form of the newsletter', fields: { source: '/blogs' } },
    ]);
    const photos = records[1].photos as string[];
    expect(photos).toHaveLength(2);
    expect([...files.keys()]).toEqual(['records.json', 'records.csv', ...photos]);
    expect(files.get(photos[0] ?? '')?.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
    const table = String(files.get('records.csv'));
    expect(table).toContain(zahra.note);
    expect(table).toContain(`'${zahra.phone}`);
  });

  it('corrects a name, an address and a number (BO-16)', async () => {
    await sendForm(rest, '/api/v1/test-drive', { date: '2026-11-28' });
    const message = await sendForm(rest, '/api/v1/contact-us');
    const records = await refs();
    const corrected = { name: 'Zahra Al Qasimi', phone: '+971 50 111 2222' };
    const { status, body } = await correct({ records, ...corrected });
    expect([status, body.items.map(({ name, phone }: PersonalRecord) => ({ name, phone }))]).toEqual([
      200,
      [corrected, corrected],
    ]);
    const told = await rest.get(`/api/admin/v1/enquiries/${message}`, omar.headers);
    expect(told.body).toMatchObject({ name: 'Zahra Al Qasimi', phoneDigits: '971501112222' });
    expect(told.body.fields).toContainEqual({ name: 'lastName', title: 'Last name', value: 'Al Qasimi' });
    expect(await refs('050 111 2222')).toHaveLength(2);
    expect((await correct({ records })).status).toBe(422);
    expect((await correct({ records: [{ kind: 'enquiry', id: 'x' }], name: 'Z' })).status).toBe(404);
  });

  // FerretDB lets two clients match one document at once (0061).
  it.skipIf(name === 'MongoDB')(
    'corrects a name and loses nothing that somebody else writes meanwhile (BO-16)',
    async () => {
      const drive = await sendForm(rest, '/api/v1/test-drive', { date: '2026-11-28' });
      const [{ status }, note] = await Promise.all([
        correct({ records: await refs(), name: 'Zahra Al Qasimi' }),
        rest.post(`/api/admin/v1/enquiries/${drive}/notes`, { text: 'Called.' }, omar.headers),
      ]);
      expect([status, note.status]).toEqual([200, 200]);
      const { body } = await rest.get(`/api/admin/v1/enquiries/${drive}`, omar.headers);
      expect(body.name).toBe('Zahra Al Qasimi');
      expect(body.timeline).toContainEqual(expect.objectContaining({ text: 'Called.' }));
    },
  );

  it('moves a subscription and an alert to the right address, and confirms neither by that (BO-16)', async () => {
    await sendForm(rest, '/api/v1/subscribe');
    await askForAlert(rest);
    await until(() => expect(mailsTo(zahra.email)).toHaveLength(2));
    const token = /search-alert\/(\w+)\/confirm/.exec(textOf(mailsTo(zahra.email)))?.[1];
    expect((await rest.post(`/api/v1/search-alerts/${token}/confirm`, {})).status).toBe(200);
    const right = 'zahra@qasimi.example';
    const { body } = await correct({ records: await refs(), email: right, name: 'ignored' });
    expect(body.items.map(({ title, email }: PersonalRecord) => `${email}: ${title}`).toSorted()).toEqual([
      `${right}: Newsletter`,
      `${right}: Search alert: BMW, not confirmed`,
    ]);
    expect(await refs()).toEqual([]);
    expect(await refs(right)).toHaveLength(2);
    await until(() => expect(mailsTo(right)).toHaveLength(2));
    const again = /search-alert\/(\w+)\/confirm/.exec(textOf(mailsTo(right)))?.[1];
    expect((await rest.post(`/api/v1/search-alerts/${again}/confirm`, {})).body.state).toBe('confirmed');

    time = new Date(time.getTime() + 60_000);
    await sendForm(rest, '/api/v1/subscribe');
    await askForAlert(rest);
    for (const record of await refs()) {
      const taken = await correct({ records: [record], email: right });
      expect([taken.status, taken.body.errors[0].field]).toEqual([422, 'email']);
      expect(taken.body.message).toMatch(/already\. Erase one of the two\.$/);
    }
    expect(await refs()).toHaveLength(2);
  });

  it.each([
    ['subscription', 'begins', 'subscriptions', 0],
    ['subscription', 'ends', 'subscriptions', 1],
    ['searchAlert', 'begins', 'searchAlerts', 0],
    ['searchAlert', 'ends', 'searchAlerts', 1],
  ])(
    'loses no %s that two owners correct alike, one just before the other %s (BO-16)',
    async (kind, _moment, collection, writes) => {
      await (kind === 'subscription' ? sendForm(rest, '/api/v1/subscribe') : askForAlert(rest));
      await until(() => expect(mailsTo(zahra.email)).toHaveLength(1));
      const { store, before: meanwhile } = interruptedStore(engine.store);
      const twin = await start(store);
      const correction = { records: await refs(), email: 'zahra@qasimi.example' };
      let second: Awaited<ReturnType<typeof correct>> | undefined;
      const afterWrites = (count: number) =>
        meanwhile(collection, async () => {
          if (count > 0) afterWrites(count - 1);
          else second = await correct(correction);
        });
      afterWrites(writes);
      const { status } = await twin.patch(base, correction, huda.headers);
      await twin.close();
      // Under the wrong address there is nothing any more.
      expect([second?.status, status]).toEqual([200, 404]);
      expect(await refs()).toEqual([]);
      expect(await refs(correction.email)).toMatchObject([{ kind }]);
      await until(() => expect(mailsTo(correction.email)).toHaveLength(1));
    },
  );

  it('moves each record with its forms where a later one is refused, and the audit log tells of it (BO-16)', async () => {
    const right = 'zahra@qasimi.example';
    await sendForm(rest, '/api/v1/subscribe');
    await askForAlert(rest);
    // This address has an alert for the same search of its own.
    await rest.post('/api/v1/search-alerts', { email: right, filter: 'companies=BMW' });
    const records = (await refs()).toSorted((a, b) => (a.kind > b.kind ? -1 : 1));
    expect(records.map(({ kind }) => kind)).toEqual(['subscription', 'searchAlert']);
    expect((await correct({ records, email: right })).status).toBe(422);
    const kinds = async (contact: string) => (await find(contact)).map(({ title }) => title).toSorted();
    // Neither address has a form without that to which it belongs.
    expect(await kinds(zahra.email)).toEqual(['Search alert: BMW, not confirmed']);
    expect(await kinds(right)).toEqual(['Newsletter', 'Search alert: BMW, not confirmed']);
    expect((await restrict([{ kind: 'subscription', id: 'gone' }], true)).status).toBe(404);
    const { items } = (await rest.get('/api/admin/v1/audit?record=person', huda.headers)).body;
    const told = items.filter(({ ok }: { ok: boolean }) => !ok);
    expect(told.map(({ action, fields }: { action: string; fields: object[] }) => [action, fields])).toEqual(
      expect.arrayContaining([
        ['correctPerson', [{ name: 'email', before: null, after: null }]],
        ['restrictPerson', [{ name: 'restrictedAt', before: null, after: null }]],
      ]),
    );
  });

  it('restricts a person: in no list, not changed, not written to; the numbers stay (BO-16)', async () => {
    const id = await sendForm(rest, '/api/v1/contact-us');
    await until(() => expect(mails.received).toHaveLength(2));
    const before = (await rest.get('/api/admin/v1/numbers', huda.headers)).body;
    const records = await refs();
    expect((await restrict(records, true)).body.items).toMatchObject([
      { id, restrictedAt: time.toISOString() },
    ]);
    const { reference } = (await find(zahra.email))[0] ?? {};

    const read = (path: string) => rest.get(`/api/admin/v1/${path}`, omar.headers);
    expect((await read('enquiries')).body).toMatchObject({ items: [], total: 0, counts: { open: 0 } });
    expect((await read(`enquiries?q=${reference}`)).body.items).toEqual([]);
    expect((await read('inbox/changes?since=2026-11-01T00:00:00Z')).body).toMatchObject({
      received: [],
      changed: [],
    });
    const list = await fetch(`${rest.url}/api/admin/v1/enquiries.csv`, { headers: omar.headers });
    expect(await list.text()).not.toContain('Qasimi');
    expect((await rest.get('/api/admin/v1/numbers', huda.headers)).body).toEqual(before);

    const sentence =
      'The sender of this enquiry has asked that it is only stored. An owner can end that under Persons.';
    const refusals = [
      await read(`enquiries/${id}`),
      await rest.post(`/api/admin/v1/enquiries/${id}/answers`, { channel: 'PHONE' }, omar.headers),
      await rest.patch(`/api/admin/v1/enquiries/${id}`, { status: 'SPAM' }, ifMatch(omar, 1)),
    ];
    for (const { status, body } of refusals) expect([status, body.message]).toEqual([409, sentence]);
    expect((await correct({ records, name: 'Somebody' })).status).toBe(409);

    // A day later it would be overdue.
    time = new Date('2026-11-28T12:00:00+04:00');
    await sendForm(rest, '/api/v1/contact-us', {
      email: 'other@example.ae',
      mobileNumber: '04 555 1111',
    });
    time = new Date('2026-11-30T12:00:00+04:00');
    await until(() => expect(mailsTo(omar.email)).not.toEqual([]));
    expect(textOf(mailsTo(omar.email))).not.toContain(reference);
    for (const each of [huda, omar]) each.headers = await signIn(engine.store, { _id: each.id }, now);
    expect((await restrict(records, false)).body.items).toMatchObject([{ restrictedAt: null }]);
    expect((await read('enquiries')).body.total).toBe(2);
  });

  it('lets the mails of a restricted person wait until that ends (BO-16)', async () => {
    mails.refuse(true);
    await sendForm(rest, '/api/v1/contact-us');
    await sendForm(rest, '/api/v1/subscribe');
    await askForAlert(rest);
    // One mail is sent after the other: once this one is tried, those before it are back in the outbox.
    time = new Date(time.getTime() + 1_000);
    const id = await sendForm(rest, '/api/v1/contact-us', { ...other, email: 'other@example.ae' });
    await until(async () => {
      const tried = (await outbox()).filter(({ _id, attempts }) => _id.startsWith(id) && attempts > 0);
      expect(tried).not.toEqual([]);
    });
    const records = await refs();
    await restrict(records, true);
    mails.refuse(false);
    time = new Date(time.getTime() + 2 * 60_000);
    // Whoever asks again while restricted gets no mail either.
    await askForAlert(rest);
    await sendForm(rest, '/api/v1/contact-us', { ...other, email: 'wakes@example.ae' });
    await until(() => expect(mailsTo('other@example.ae')).toHaveLength(1));
    await until(async () => {
      const due = (await outbox()).filter(
        ({ sentAt, nextTryAt }) => sentAt === null && nextTryAt <= time.toISOString(),
      );
      expect(due).toEqual([]);
    });
    expect(mailsTo(zahra.email)).toEqual([]);
    await restrict(records, false);
    time = new Date(time.getTime() + 6 * 60_000);
    await sendForm(rest, '/api/v1/contact-us', { ...other, email: 'third@example.ae' });
    await until(() => expect(mailsTo(zahra.email)).toHaveLength(3));
  });

  it('has 30 days for a request, sees the next one first, and drops the contact when it is done (BO-16)', async () => {
    const add = async (kind: string, receivedOn: string, contact = zahra.email) =>
      rest.post(`${base}/requests`, { kind, contact, receivedOn }, huda.headers);
    const { body: late } = await add('erasure', '2026-11-20');
    const { body: early } = await add('access', '2026-11-02', '050 987 1234');
    expect(late).toEqual({
      ...{
        id: late.id,
        kind: 'erasure',
        contact: zahra.email,
        receivedOn: '2026-11-20',
        dueOn: '2026-12-20',
      },
      ...{ doneAt: null, revision: 1, by: expect.objectContaining({ name: 'Huda' }) },
    });
    expect((await add('access', '2026-11-27')).body.errors).toEqual([
      {
        field: 'receivedOn',
        message: 'This day is still to come. Enter the day on which the request arrived.',
      },
    ]);
    expect((await add('access', '2026-11-20', 'Zahra')).status).toBe(422);
    const list = async () => (await rest.get(`${base}/requests`, huda.headers)).body.items;
    expect((await list()).map(({ id }: { id: string }) => id)).toEqual([early.id, late.id]);

    const close = () => rest.patch(`${base}/requests/${early.id}`, { done: true }, ifMatch(huda, 1));
    expect((await close()).body).toMatchObject({ contact: null, doneAt: time.toISOString(), kind: 'access' });
    const again = await close();
    expect([again.status, again.body.changed[0].message]).toEqual([
      412,
      expect.stringMatching(/^Huda closed it on /),
    ]);
    // Nor does the revision that it has now close it a second time, for somebody else.
    const closed = (await list())[1];
    time = new Date(time.getTime() + 60_000);
    const twice = await rest.patch(`${base}/requests/${early.id}`, { done: true }, ifMatch(huda, 2));
    expect([twice.status, twice.body.message]).toEqual([
      412,
      'This request was closed meanwhile. Nothing is left to do.',
    ]);
    const unread = await rest.patch(`${base}/requests/${late.id}`, { done: true }, ifMatch(huda, 7));
    expect([unread.status, unread.body]).toMatchObject([
      412,
      {
        message: 'This request is still open, and not as you have read it. Load the list again.',
        ...{ changed: [], current: { id: late.id, doneAt: null, contact: zahra.email } },
      },
    ]);
    expect(await list()).toEqual([late, closed]);
    expect((await list()).map(({ id }: { id: string }) => id)).toEqual([late.id, early.id]);
    expect(JSON.stringify(await list())).not.toContain('987 1234');
  });

  const outbox = () =>
    engine.store
      .collection<{ _id: string; attempts: number; sentAt: string | null; nextTryAt: string }>('outbox')
      .find({})
      .toArray();
});

const ifMatch = ({ headers }: Staff, revision: number) => ({ ...headers, 'if-match': `"${revision}"` });
const textOf = (mails: { source: string }[]) =>
  mails
    .map(({ source }) => source)
    .join('\n')
    .replaceAll('=\r\n', '');

/** The files of a ZIP, by their names. */
async function unzipped(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await new Promise<ZipFile>((done, fail) =>
    fromBuffer(bytes, { lazyEntries: true }, (error, opened) => (error ? fail(error) : done(opened))),
  );
  const files = new Map<string, Buffer>();
  const ended = new Promise((done) => zip.once('end', done));
  zip.on('entry', (entry: Entry) =>
    zip.openReadStream(entry, (error, stream) => {
      if (error) throw error;
      void stream.toArray().then((chunks) => {
        files.set(entry.fileName, Buffer.concat(chunks as Buffer[]));
        zip.readEntry();
      });
    }),
  );
  zip.readEntry();
  await ended;
  return files;
}
