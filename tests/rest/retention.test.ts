import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { keptInStore } from '../../rest/admin/tokenSecret.ts';
import { carStore } from '../../rest/cars/carStore.ts';
import { makeBackup } from '../../rest/commands/backup/makeBackup.ts';
import { restoreBackup } from '../../rest/commands/backup/restoreBackup.ts';
import type { QueuedMail } from '../../rest/mail/outbox.ts';
import { retentionStore } from '../../rest/persons/retention/retentionStore.ts';
import type { Store, Stored } from '../../rest/store/Collection.ts';
import { createIndexes } from '../../rest/store/mongodb/createIndexes.ts';
import { collections } from '../../rest/store/open/collections.ts';
import { askForAlert, sendForm, zahra } from '../servers/aPerson.ts';
import { interruptedStore } from '../servers/interruptedStore.ts';
import { mailServer } from '../servers/mailServer.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { addStaff, signIn, type Staff, tokenSecret } from '../servers/staff.ts';
import { type EngineStore, storeEngines } from '../servers/storeEngines.ts';
import { aCar } from '../stock/aCar.ts';
import { until } from '../until.ts';

const path = '/api/admin/v1/retention';
const none = { finance: 0, enquiries: 0, spam: 0, refusedMails: 0 };

describe.each(storeEngines)('what is stored for long enough, with $name,', ({ emptyStore }) => {
  let engine: EngineStore;
  let rest: RunningRest;
  let mails: Awaited<ReturnType<typeof mailServer>>;
  let time: Date;
  let huda: Staff;
  const now = () => new Date(time);
  /** Sets the clock to noon of a day in Dubai, on which Huda has just signed in. */
  async function on(day: string) {
    time = new Date(`${day}T12:00:00+04:00`);
    huda.headers = await signIn(engine.store, { _id: huda.id }, now);
  }
  const start = (store: Store = engine.store, { photos } = engine) =>
    runRest({
      ...{ store, photos, now, admin: { tokenSecret } },
      mail: {
        server: { url: mails.url, from: 'hello@dealer.example' },
        publicUrl: 'https://cars.example',
        dealerEmail: 'sales@dealer.example',
      },
    });
  /** The run of a day begins with a start, as it is looked for at once. */
  async function run() {
    await rest.close();
    rest = await start();
    await until(async () =>
      expect((await retention()).lastRun?.at.slice(0, 10)).toBe(time.toISOString().slice(0, 10)),
    );
  }

  /** Starts and ends, which waits for what a start looks for, and starts again. */
  async function turn(store?: Store) {
    await rest.close();
    await (await start(store)).close();
    rest = await start();
  }

  beforeEach(async () => {
    engine = await emptyStore();
    await createIndexes(engine.store, collections);
    mails = await mailServer();
    await carStore(engine.store).save(aCar({ _id: 'available', stockNumber: 'A-17', year: 2021 }));
    time = new Date('2025-01-31T12:00:00+04:00');
    huda = await addStaff(engine.store, 'Huda', 'OWNER', now);
    rest = await start();
  });
  afterEach(async () => {
    await rest.close();
    await mails.close();
    await engine.close();
  });

  const retention = async () => (await rest.get(path, huda.headers)).body;
  const change = (months: object, revision = 1) =>
    rest.patch(path, { months }, { ...huda.headers, 'if-match': `"${revision}"` });
  const erased = async ({ store } = engine) =>
    (
      await store
        .collection<Stored & { erasedAt: string | null; kind: string }>('enquiries')
        .find({ erasedAt: { $ne: null } })
        .toArray()
    ).map(({ kind }) => kind);
  const entries = async () =>
    (await rest.get('/api/admin/v1/audit?action=eraseOldData', huda.headers)).body.items;
  const mark = (id: string, status: string) =>
    rest.patch(`/api/admin/v1/enquiries/${id}`, { status }, { ...huda.headers, 'if-match': '"1"' });

  it('is erased by its kind after its last event, previewed before, and counted in the audit log (BO-17)', async () => {
    await sendForm(rest, '/api/v1/finance-eligibility');
    await mark(await sendForm(rest, '/api/v1/contact-us'), 'SPAM');
    const drive = await sendForm(rest, '/api/v1/test-drive', { date: '2025-02-01' });
    await until(() => expect(mails.received).toHaveLength(6));
    mails.refuseAddress(zahra.email, '550 5.1.1 No such user');
    await rest.post(
      `/api/admin/v1/enquiries/${drive}/answers`,
      { channel: 'EMAIL', text: 'Dear Zahra' },
      huda.headers,
    );
    await until(async () => {
      const outbox = engine.store.collection<QueuedMail>('outbox');
      expect(await outbox.countDocuments({ refusedAt: { $ne: null } })).toBe(1);
    });
    expect(await retention()).toMatchObject({
      ...{ revision: 1, months: { finance: 6, enquiries: 24, spam: 1, refusedMails: 3 }, due: none },
    });

    // February has no 31st: a month after it ends with it.
    await on('2025-02-28');
    expect((await retention()).due).toEqual(none);
    await on('2025-03-01');
    expect((await retention()).due).toEqual({ ...none, spam: 1 });
    await run();
    expect(await erased()).toEqual(['contact']);
    expect(await retention()).toMatchObject({ due: none, lastRun: { counts: { ...none, spam: 1 } } });

    await on('2025-08-01');
    // Notices that were too old to be sent are there besides the refused answer.
    const { refusedMails, ...due } = (await retention()).due;
    expect([due, refusedMails]).toEqual([{ finance: 1, enquiries: 0, spam: 0 }, expect.any(Number)]);
    expect(refusedMails).toBeGreaterThan(0);
    await run();
    expect((await erased()).toSorted()).toEqual(['contact', 'finance']);
    expect(JSON.stringify(await engine.store.collection('outbox').find({}).toArray())).not.toContain('Zahra');

    await until(async () => {
      expect(await entries()).toMatchObject([
        { fields: [{ name: 'finance', after: '1' }, { name: 'refusedMails' }] },
        { fields: [{ name: 'spam', before: null, after: '1' }] },
      ]);
    });

    // The last event is a note.
    await on('2026-01-31');
    await rest.post(`/api/admin/v1/enquiries/${drive}/notes`, { text: 'Called again.' }, huda.headers);
    await on('2027-12-31');
    expect((await retention()).due).toMatchObject({ finance: 0, enquiries: 0, spam: 0 });
    await on('2028-02-01');
    await run();
    expect(await erased()).toHaveLength(3);
    await until(async () => expect((await entries())[0].at).toContain('2028-02-01'));
    const items = await entries();
    expect(items[0]).toMatchObject({ who: { id: null, name: 'The site' }, address: null });
    expect(items[0].fields).toContainEqual({ name: 'enquiries', before: null, after: '1' });
    expect(JSON.stringify(items)).not.toMatch(/zahra/i);
  });

  it('is not erased in the first week, in which owners see what is due (BO-17)', async () => {
    await mark(await sendForm(rest, '/api/v1/contact-us'), 'SPAM');
    await engine.store.collection('retentionRuns').deleteOne({});
    await on('2025-06-01');
    await turn();
    await on('2025-06-07');
    await turn();
    expect(await retention()).toMatchObject({ due: { spam: 1 }, lastRun: null });
    expect(await erased()).toEqual([]);
    await on('2025-06-08');
    await run();
    expect(await erased()).toEqual(['contact']);
  });

  it('is not erased in the first week after a restore into a store that was started before (BO-17)', async () => {
    await mark(await sendForm(rest, '/api/v1/contact-us'), 'SPAM');
    const standby = await emptyStore();
    onTestFinished(() => standby.close());
    await retentionStore(standby.store, now).begin();
    expect(await standby.store.collection('retentionRuns').countDocuments({})).toBe(1);
    const folder = await mkdtemp(join(tmpdir(), 'cars-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const quiet = { onProgress: () => undefined, log: () => undefined };
    const partsOf = ({ store, photos }: EngineStore) => ({
      ...{ store, photos, ...quiet, tokenSecret: keptInStore(store), folder: join(folder, 'backup') },
    });
    await makeBackup(partsOf(engine));
    await restoreBackup(partsOf(standby));
    for (const day of ['2025-06-01', '2025-06-07']) {
      await on(day);
      await (await start(standby.store, standby)).close();
    }
    expect(await erased(standby)).toEqual([]);
    await on('2025-06-08');
    await (await start(standby.store, standby)).close();
    expect(await erased(standby)).toEqual(['contact']);
  });

  it('is erased once a day by one of several processes (BO-17)', async () => {
    await sendForm(rest, '/api/v1/contact-us');
    await on('2026-12-15');
    await sendForm(rest, '/api/v1/finance-eligibility');
    await on('2027-02-01');
    await rest.close();
    const another = await engine.another();
    const [first, twin] = await Promise.all([start(), start(another)]);
    rest = first;
    await until(async () => expect((await retention()).lastRun).not.toBeNull());
    await until(async () => expect(await entries()).toHaveLength(1));
    await twin.close();
    await another.close();
    expect(await entries()).toHaveLength(1);
    expect((await change({ finance: 1 })).body).toMatchObject({ revision: 2, due: { finance: 1 } });
    await turn();
    await turn();
    expect(await retention()).toMatchObject({ due: { finance: 1 }, lastRun: { counts: { finance: 0 } } });
    expect(await erased()).toEqual(['contact']);
    await on('2027-02-02');
    await run();
    expect((await erased()).toSorted()).toEqual(['contact', 'finance']);
  });

  it('is counted where its run fails in the middle, and not erased twice where it cannot be counted (BO-17)', async () => {
    await mark(await sendForm(rest, '/api/v1/contact-us'), 'SPAM');
    await on('2025-06-08');
    const { store, before: meanwhile } = interruptedStore(engine.store);
    const fail = () => Promise.reject(new Error('The disk is full.'));
    // The first write begins the run, the second ends it.
    meanwhile('retentionRuns', async () => meanwhile('retentionRuns', fail));
    await turn(store);
    await turn();
    expect(await erased()).toEqual(['contact']);
    const counted = await entries();
    expect(counted).toHaveLength(1);
    expect(counted[0].fields).toContainEqual({ name: 'spam', before: null, after: '1' });
    // The next start has run again.
    expect(await retention()).toMatchObject({
      lastRun: { at: time.toISOString(), counts: { spam: 0 } },
    });

    await mark(await sendForm(rest, '/api/v1/contact-us'), 'SPAM');
    await on('2025-08-01');
    meanwhile('audit', fail);
    await turn(store);
    expect((await retention()).lastRun).toMatchObject({
      ...{ at: time.toISOString(), counts: { spam: 1 } },
    });
  });

  it('stays where it is restricted, and a form as long as its subscription (BO-17)', async () => {
    await sendForm(rest, '/api/v1/contact-us');
    await sendForm(rest, '/api/v1/subscribe');
    await askForAlert(rest);
    const find = async () =>
      (await rest.get(`/api/admin/v1/persons?contact=${zahra.email}`, huda.headers)).body.items;
    const restrict = (records: object[], restricted: boolean) =>
      rest.post('/api/admin/v1/persons/restriction', { records, restricted }, huda.headers);
    const enquiry = (await find())
      .filter(({ kind }: { kind: string }) => kind === 'enquiry')
      .map(({ kind, id }: { kind: string; id: string }) => ({ kind, id }));
    await restrict(enquiry, true);
    await on('2028-01-01');
    // The alert was never confirmed, and was forgotten after seven days; its form is left.
    await engine.store.collection('searchAlerts').deleteOne({});
    expect((await retention()).due).toMatchObject({ finance: 0, enquiries: 1, spam: 0 });
    await run();
    expect(await erased()).toEqual(['searchAlert']);
    await restrict(enquiry, false);
    expect((await retention()).due).toMatchObject({ finance: 0, enquiries: 1, spam: 0 });
    const { unsubscribeId } = (await engine.store
      .collection<Stored & { unsubscribeId: string }>('subscriptions')
      .findOne({}))!;
    await rest.post(`/api/v1/unsubscribe/${unsubscribeId}`, {});
    await on('2030-02-01');
    expect((await retention()).due).toMatchObject({ enquiries: 3 });
    await run();
    expect(await find()).toEqual([]);
  });

  it('is stored for as long as an owner says, who has entered the password and read what is there (BO-17)', async () => {
    const earlier = await signIn(
      engine.store,
      { _id: huda.id },
      () => new Date(time.getTime() - 11 * 60_000),
    );
    const unconfirmed = await rest.patch(path, { months: { spam: 2 } }, { ...earlier, 'if-match': '"1"' });
    expect(unconfirmed.body.code).toBe('NOT_CONFIRMED');
    expect((await change({ spam: 0 })).body).toMatchObject({
      errors: [{ field: 'months.spam', message: 'Months of spam must be at least 1.' }],
    });
    expect((await change({ spam: 121 })).status).toBe(422);
    expect((await change({ spam: 2, finance: 12 })).body).toMatchObject({
      ...{ revision: 2, months: { finance: 12, enquiries: 24, spam: 2, refusedMails: 3 } },
    });
    const stale = await change({ spam: 3 });
    expect([stale.status, stale.body]).toMatchObject([
      412,
      {
        changed: [
          { field: 'months.spam', message: expect.stringMatching(/^Huda changed it on Friday 31 January/) },
          { field: 'months.finance' },
        ],
        current: { revision: 2, months: { spam: 2 } },
      },
    ]);
    // What is as it was changes nothing.
    expect(await change({}, 2)).toMatchObject({ status: 200, body: { revision: 2 } });
    expect((await change({ spam: 2 }, 2)).body).toMatchObject({ revision: 2, months: { spam: 2 } });
    expect((await change({ spam: 3, finance: 12 }, 2)).body.revision).toBe(3);
    expect((await change({}, 2)).body.changed).toMatchObject([{ field: 'months.spam' }]);
    const { items } = (await rest.get('/api/admin/v1/audit?action=changeRetention', huda.headers)).body;
    expect(items).toHaveLength(2);
    expect(items.map(({ fields }: { fields: object[] }) => fields)).toEqual(
      expect.arrayContaining([
        [
          { name: 'spam', before: '1', after: '2' },
          { name: 'finance', before: '6', after: '12' },
        ],
        [{ name: 'spam', before: '2', after: '3' }],
      ]),
    );
  });
});
