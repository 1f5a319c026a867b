import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { keptInStore } from '../../rest/admin/tokenSecret.ts';
import { carStore } from '../../rest/cars/carStore.ts';
import { makeBackup } from '../../rest/commands/backup/makeBackup.ts';
import { restoreBackup } from '../../rest/commands/backup/restoreBackup.ts';
import type { QueuedMail } from '../../rest/mail/outbox.ts';
import type { PersonalRecord } from '../../rest/persons/personalRecord.ts';
import type { Store, Stored } from '../../rest/store/Collection.ts';
import { createIndexes } from '../../rest/store/mongodb/createIndexes.ts';
import { collections } from '../../rest/store/open/collections.ts';
import { keptPhotos } from '../forms/sendOffer.ts';
import { askForAlert, herWords, offerHerCar, sendForm, zahra } from '../servers/aPerson.ts';
import { interruptedStore } from '../servers/interruptedStore.ts';
import { mailServer } from '../servers/mailServer.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { addStaff, signIn, type Staff, tokenSecret } from '../servers/staff.ts';
import { type EngineStore, storeEngines } from '../servers/storeEngines.ts';
import { aCar } from '../stock/aCar.ts';
import { until } from '../until.ts';

const base = '/api/admin/v1/persons';
const names = ['meta', ...collections.map(({ name }) => name)];

describe.each(storeEngines)('a person who is erased, with $name,', ({ name, emptyStore }) => {
  let engine: EngineStore;
  let rest: RunningRest;
  let mails: Awaited<ReturnType<typeof mailServer>>;
  let folder: string;
  let log: string;
  let time: Date;
  let huda: Staff;
  let omar: Staff;
  const now = () => new Date(time);
  const later = (minutes: number) => (time = new Date(time.getTime() + minutes * 60_000));
  const start = (store: Store = engine.store, { sends = true } = {}) =>
    runRest({
      ...{ store, photos: engine.photos, now, admin: { tokenSecret }, erasures: join(folder, 'erasures') },
      logger: { level: 'debug', stream: { write: (line: string) => void (log += line) } },
      mail: {
        ...(sends && { server: { url: mails.url, from: 'hello@dealer.example' } }),
        publicUrl: 'https://cars.example',
        dealerEmail: 'sales@dealer.example',
      },
    });
  async function restart(store?: Store) {
    await rest.close();
    rest = await start(store);
  }

  beforeEach(async () => {
    engine = await emptyStore();
    await createIndexes(engine.store, collections);
    folder = await mkdtemp(join(tmpdir(), 'cars-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    mails = await mailServer();
    log = '';
    // Later than the digest of the morning.
    time = new Date('2026-11-26T13:15:00+04:00');
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

  const handle = (id: string, what: string, body: object) =>
    rest.post(`/api/admin/v1/enquiries/${id}/${what}`, body, omar.headers);
  const patch = (id: string, revision: number, body: object) =>
    rest.patch(`/api/admin/v1/enquiries/${id}`, body, { ...omar.headers, 'if-match': `"${revision}"` });
  async function refs(contact = zahra.email): Promise<{ kind: string; id: string }[]> {
    const { body } = await rest.get(`${base}?contact=${encodeURIComponent(contact)}`, huda.headers);
    return body.items.map(({ kind, id }: PersonalRecord) => ({ kind, id }));
  }
  const erase = (records: object[]) => rest.post(`${base}/erasure`, { records }, huda.headers);
  /** Ends every search alert. */
  async function endAll() {
    const alerts = engine.store.collection<Stored & { state: string; endedAt: string }>('searchAlerts');
    for (const { _id } of await alerts.find({}).toArray())
      await alerts.updateOne({ _id }, { $set: { state: 'ended', endedAt: time.toISOString() } });
  }
  const numbers = async () => (await rest.get('/api/admin/v1/numbers', omar.headers)).body;

  /** Everything that is stored, by collections. */
  async function stored(): Promise<Map<string, Stored[]>> {
    const all = await Promise.all(
      names.map(async (each) => [each, await engine.store.collection(each).find({}).toArray()] as const),
    );
    return new Map(all);
  }
  /** Where a word of hers is: in which collections, and whether in a photo, the log or the file of erasures. */
  async function traces(): Promise<string[]> {
    const file = await readFile(join(folder, 'erasures'), 'utf8').catch(() => '');
    const places = [...(await stored()), ['log', log], ['file', file]] as const;
    const photos = await keptPhotos(engine.photos);
    return [
      ...places.flatMap(([place, content]) =>
        herWords.filter((word) => JSON.stringify(content).includes(word)).map((word) => `${place}: ${word}`),
      ),
      ...photos.filter((photo) => photo.startsWith('sell-')),
    ];
  }

  const refusedMails = () =>
    engine.store.collection<QueuedMail>('outbox').countDocuments({ refusedAt: { $ne: null } });

  /** Lets her write in every way, and the staff do everything with it; some mails are delivered, others wait or are refused. */
  async function writeEverything() {
    const offer = await offerHerCar(rest);
    const drive = await sendForm(rest, '/api/v1/test-drive', {
      date: '2026-11-28',
      source: '/car/available?q=Zahra',
    });
    await until(() => expect(mails.received).toHaveLength(4));
    mails.refuseAddress(zahra.email, '550 5.1.1 No such user');
    await sendForm(rest, '/api/v1/finance-eligibility', { carId: zahra.name });
    await until(async () => expect(await refusedMails()).toBe(1));
    mails.refuse(true);
    const message = await sendForm(rest, '/api/v1/contact-us', { message: zahra.message });
    await sendForm(rest, '/api/v1/subscribe');
    await askForAlert(rest);
    await askForAlert(rest, 'search=falcon');
    await handle(offer, 'notes', { text: zahra.note });
    await handle(drive, 'answers', { channel: 'PHONE', text: zahra.note });
    await handle(drive, 'answers', { channel: 'EMAIL', subject: zahra.note, text: `Dear ${zahra.name}` });
    await patch(message, 1, { status: 'LOST', lostReason: zahra.note });
    for (const q of ['zahra', zahra.email, '050 987 1234', 'BMW'])
      await rest.post('/api/admin/v1/saved-views', { name: `Search ${q}`, q }, omar.headers);
    return { offer, drive, message };
  }

  it('leaves no word in any collection, photo, mail or log, and the numbers as they were (BO-16)', async () => {
    const { drive, message } = await writeEverything();
    const before = await numbers();
    const records = await refs();
    expect(records.map(({ kind }) => kind).toSorted()).toEqual([
      ...['enquiry', 'enquiry', 'enquiry', 'enquiry', 'searchAlert', 'searchAlert', 'subscription'],
    ]);
    expect((await traces()).map((trace) => trace.split(':')[0])).toEqual(
      expect.arrayContaining(['enquiries', 'enquiryEvents', 'outbox', 'subscriptions', 'searchAlerts']),
    );
    log = '';
    later(1);
    expect(await erase(records)).toMatchObject({ status: 200, body: { erased: 7 } });
    expect(await traces()).toEqual([]);
    const views = (await rest.get('/api/admin/v1/saved-views', omar.headers)).body.items;
    expect(views).toMatchObject([{ q: 'BMW' }]);
    expect(await numbers()).toEqual(before);
    expect(await refs()).toEqual([]);
    const enquiries = engine.store.collection<Stored & { handling: object }>('enquiries');
    expect(await enquiries.findOne({ _id: drive })).toMatchObject({
      ...{ kind: 'testDrive', createdAt: '2026-11-26T09:15:00.000Z', dueAt: '2026-11-26T11:15:00.000Z' },
      ...{ details: { carId: 'available' }, carThen: { stockNumber: 'A-17' }, erasedAt: time.toISOString() },
      handling: { status: 'IN_PROGRESS', firstAnswerBy: omar.id, lostReason: null, awaited: [] },
    });
    const list = (await rest.get('/api/admin/v1/enquiries', omar.headers)).body;
    expect(list).toMatchObject({ items: [], total: 0, counts: { open: 0, overdue: 0 } });
    expect((await rest.get(`/api/admin/v1/enquiries/${message}`, omar.headers)).status).toBe(410);

    mails.refuse(false);
    later(5);
    await restart();
    expect(await traces()).toEqual([]);
    expect(await erase(records)).toMatchObject({ status: 200, body: { erased: 0 } });
    const { items } = (await rest.get('/api/admin/v1/audit?action=erasePerson', huda.headers)).body;
    expect(items).toMatchObject([
      { fields: [{ after: '0' }] },
      { fields: [{ name: 'records', after: '7' }] },
    ]);
  });

  it('is told to whoever has her enquiry open, whose change changes nothing (BO-16)', async () => {
    const id = await sendForm(rest, '/api/v1/contact-us');
    await patch(id, 1, { assigneeId: omar.id });
    await erase(await refs());
    const before = await stored();
    const refused = [
      await patch(id, 2, { status: 'WON' }),
      await handle(id, 'notes', { text: zahra.note }),
      await handle(id, 'answers', { channel: 'WHATSAPP' }),
    ];
    for (const { status, body } of refused) {
      expect([status, body.message]).toEqual([
        410,
        'The data of this enquiry were erased. Go back to the list: nothing is left to do.',
      ]);
    }
    expect(await stored()).toEqual(before);
  });

  // FerretDB lets two processes match one document at once (0061).
  it.skipIf(name === 'MongoDB')(
    'leaves nothing of what others write at the same moment, in two processes (BO-16)',
    async () => {
      mails.refuse(true);
      const id = await sendForm(rest, '/api/v1/test-drive', { date: '2026-11-28' });
      const another = await engine.another();
      const twin = await start(another);
      const writes = Array.from({ length: 12 }, (_, i) =>
        (i % 2 ? twin : rest).post(
          `/api/admin/v1/enquiries/${id}/${i % 3 ? 'notes' : 'answers'}`,
          i % 3 ? { text: zahra.note } : { channel: 'EMAIL', text: `Dear ${zahra.name}, ${i}` },
          omar.headers,
        ),
      );
      const records = await refs();
      const [{ body }] = await Promise.all([erase(records), ...writes]);
      expect(body).toEqual({ erased: 1 });
      await twin.close();
      await another.close();
      log = '';
      expect(await traces()).toEqual([]);
    },
  );

  it.each([
    ['a note', 'enquiryEvents', 'notes', { text: zahra.note }],
    ['a mail', 'outbox', 'answers', { channel: 'EMAIL', text: `Dear ${zahra.name}` }],
  ])('leaves nothing of %s that is on its way meanwhile (BO-16)', async (_what, collection, path, body) => {
    mails.refuse(true);
    const id = await sendForm(rest, '/api/v1/contact-us');
    const records = await refs();
    const { store, before: meanwhile } = interruptedStore(engine.store);
    // No worker of mails writes to its outbox.
    const twin = await start(store, { sends: false });
    let erasing: Awaited<ReturnType<typeof erase>> | undefined;
    meanwhile(collection, async () => void (erasing = await erase(records)));
    await twin.post(`/api/admin/v1/enquiries/${id}/${path}`, body, omar.headers);
    expect(erasing?.body).toEqual({ erased: 1 });
    await twin.close();
    log = '';
    expect(await traces()).toEqual([]);
  });

  it.each(['enquiries', 'enquiryEvents', 'subscriptions', 'searchAlerts'])(
    'is erased by the next start where the process ends before it writes %s (BO-16)',
    async (collection) => {
      await writeEverything();
      const before = await numbers();
      const records = await refs();
      const { store, before: meanwhile } = interruptedStore(engine.store);
      await restart(store);
      const kill = async () => {
        meanwhile(collection, kill);
        const begun = await engine.store.collection('erasures').countDocuments({});
        if (begun > 0) throw new Error('The process was killed.');
      };
      meanwhile(collection, kill);
      expect((await erase(records)).status).toBe(500);
      log = '';
      expect(await traces()).not.toEqual([]);
      await restart();
      expect(await traces()).toEqual([]);
      expect(await numbers()).toEqual(before);
    },
  );

  it.each([
    ['subscription', () => sendForm(rest, '/api/v1/subscribe')],
    ['searchAlert', () => askForAlert(rest)],
  ])('gets no mail about her %s where the process ends before it drops those (BO-16)', async (kind, ask) => {
    await rest.close();
    const { store, before: meanwhile } = interruptedStore(engine.store);
    rest = await start(store, { sends: false });
    await ask();
    await until(async () => expect(await engine.store.collection('outbox').countDocuments({})).toBe(1));
    const records = await refs();
    expect(records).toMatchObject([{ kind }]);
    meanwhile('outbox', () => Promise.reject(new Error('The process was killed.')));
    expect((await erase(records)).status).toBe(500);
    await rest.close();
    log = '';
    rest = await start(engine.store, { sends: false });
    expect(await traces()).toEqual([]);
  });

  it('stays erased after the restore of a backup from before, and the numbers are in it (BO-16)', async () => {
    await writeEverything();
    const before = await numbers();
    const quiet = { onProgress: () => undefined, log: () => undefined };
    const parts = { ...quiet, store: engine.store, photos: engine.photos, folder: join(folder, 'backup') };
    const backup = { ...parts, tokenSecret: keptInStore(engine.store), erasures: join(folder, 'erasures') };
    await makeBackup(backup);
    later(1);
    await erase(await refs());
    await rest.close();
    const told: string[] = [];
    await restoreBackup({ ...backup, replace: true, log: (line) => void told.push(line) });
    expect(told).toEqual(['Erased again what a restore had brought back, or what was left: 10 records']);
    log = '';
    expect(await traces()).toEqual([]);
    rest = await start();
    expect(await traces()).toEqual([]);
    // A backup has no sessions.
    omar.headers = await signIn(engine.store, { _id: omar.id }, now);
    expect(await numbers()).toEqual(before);
  });

  it('may come back where a restore cannot read the file of erasures, as the operator is told (BO-16)', async () => {
    await rest.close();
    const told: string[] = [];
    const parts = {
      ...{ store: engine.store, photos: engine.photos, folder: join(folder, 'backup') },
      ...{ tokenSecret: keptInStore(engine.store), onProgress: () => undefined },
    };
    await makeBackup({ ...parts, log: () => undefined });
    const erasures = join(folder, 'no file');
    await mkdir(erasures);
    await restoreBackup({ ...parts, erasures, replace: true, log: (line) => void told.push(line) });
    expect(told).toEqual([
      'The file of erasures cannot be read or written: a restore may bring back who was erased. ' +
        `Check that this user may read and write ${erasures}.`,
    ]);
    rest = await start();
  });

  it('stays erased where an older store is put in place by other means (BO-16)', async () => {
    await sendForm(rest, '/api/v1/contact-us', { mobileNumber: '04 555 1111', email: 'first@example.ae' });
    // The first erasure has made the key.
    await erase(await refs('first@example.ae'));
    await writeEverything();
    const before = await numbers();
    const older = await stored();
    later(1);
    await erase(await refs());
    await rest.close();
    for (const [each, documents] of older) {
      const collection = engine.store.collection(each);
      for (const { _id } of await collection.find({}).toArray()) await collection.deleteOne({ _id });
      for (const document of documents) await collection.insertOne(document);
    }
    log = '';
    expect(await traces()).not.toEqual([]);
    rest = await start();
    expect(await traces()).toEqual([]);
    expect(await numbers()).toEqual(before);
  });

  it('is somebody new when she writes again, also after a start (BO-16)', async () => {
    await sendForm(rest, '/api/v1/subscribe');
    await askForAlert(rest);
    later(1);
    await erase(await refs());
    later(1);
    await sendForm(rest, '/api/v1/subscribe');
    await askForAlert(rest);
    await restart();
    expect(await refs()).toHaveLength(2);
  });

  it('keeps what has her address now where hers was corrected from it (BO-16)', async () => {
    await sendForm(rest, '/api/v1/subscribe');
    const right = 'zahra@qasimi.example';
    later(1);
    await rest.patch(base, { records: await refs(), email: right }, huda.headers);
    later(1);
    await sendForm(rest, '/api/v1/subscribe');
    later(1);
    await erase(await refs(right));
    await restart();
    expect(await refs(right)).toEqual([]);
    expect(await refs()).toHaveLength(1);
  });

  it('keeps what is moved to an address whose own record she has let erase, also after a start (BO-16)', async () => {
    const wrong = 'zahra@qasimi.example';
    const ask = async (email: string) => {
      await sendForm(rest, '/api/v1/subscribe', { email });
      await rest.post('/api/v1/search-alerts', { email, filter: 'companies=BMW' });
    };
    await ask(wrong);
    await ask(zahra.email);
    await endAll();
    later(1);
    await erase(await refs());
    later(1);
    const moved = await rest.patch(base, { records: await refs(wrong), email: zahra.email }, huda.headers);
    expect([moved.status, moved.body.items]).toMatchObject([200, [{}, {}]]);
    await restart();
    expect((await refs()).map(({ kind }) => kind).toSorted()).toEqual(['searchAlert', 'subscription']);

    // Once these are erased, they stay so where an older store is put in place, also if they had another address for a while.
    const third = 'zahra@third.example';
    later(1);
    await rest.patch(base, { records: await refs(), email: third }, huda.headers);
    later(1);
    await rest.patch(base, { records: await refs(third), email: zahra.email }, huda.headers);
    expect(await refs()).toHaveLength(2);
    const older = await stored();
    later(1);
    await erase(await refs());
    await rest.close();
    for (const each of ['subscriptions', 'searchAlerts', 'erasures']) {
      const collection = engine.store.collection(each);
      for (const { _id } of await collection.find({}).toArray()) await collection.deleteOne({ _id });
      for (const document of older.get(each) ?? []) await collection.insertOne(document);
    }
    rest = await start();
    expect(await refs()).toEqual([]);
  });
});
