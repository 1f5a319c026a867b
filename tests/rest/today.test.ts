import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keptInStore } from '../../rest/admin/tokenSecret.ts';
import { carStore } from '../../rest/cars/carStore.ts';
import { makeBackup } from '../../rest/commands/backup/makeBackup.ts';
import type { Enquiry } from '../../rest/enquiries/enquiry.ts';
import { importInventory } from '../../rest/inventory/importInventory.ts';
import { lastRuns } from '../../rest/lastRuns/lastRuns.ts';
import type { QueuedMail } from '../../rest/mail/outbox.ts';
import { DiskFull } from '../../rest/store/embedded/FreeSpace.ts';
import { createIndexes } from '../../rest/store/mongodb/createIndexes.ts';
import { collections } from '../../rest/store/open/collections.ts';
import { filledForms } from '../forms/filledForms.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { addStaff, type Staff, tokenSecret } from '../servers/staff.ts';
import { type EngineStore, storeEngines } from '../servers/storeEngines.ts';
import { aBareCar, aCar } from '../stock/aCar.ts';

const HOUR = 60 * 60 * 1000;

describe.each(storeEngines)('somebody who opens the back office, with $name,', ({ emptyStore }) => {
  let engine: EngineStore;
  let rest: RunningRest;
  let time: Date;
  let omar: Staff;
  let huda: Staff;
  const now = () => new Date(time);
  /** Sets the clock to a time in Dubai in November. */
  const at = (day: number, clock: string) => (time = new Date(`2026-11-${day}T${clock}:00+04:00`));

  beforeEach(async () => {
    engine = await emptyStore();
    await createIndexes(engine.store, collections);
    at(26, '09:00');
    await carStore(engine.store, now).save(aCar({ _id: 'available' }));
    omar = await addStaff(engine.store, 'Omar', 'SALES', now);
    huda = await addStaff(engine.store, 'Huda', 'OWNER', now);
    rest = await start();
  });
  afterEach(async () => {
    await rest.close();
    await engine.close();
  });

  const start = (parts: Parameters<typeof runRest>[0] = {}) =>
    runRest({ store: engine.store, photos: engine.photos, now, admin: { tokenSecret }, ...parts });
  const today = async ({ headers }: Staff) => (await rest.get('/api/admin/v1/today', headers)).body;
  const operation = async () => (await today(huda)).operation;
  async function send(path: keyof typeof filledForms, form: object = {}): Promise<string> {
    return (await rest.post(path, { ...filledForms[path], ...form })).body.id;
  }
  const noteBackup = (age: number) =>
    lastRuns(engine.store).note({
      ...{ _id: 'backup', counts: null },
      at: new Date(time.getTime() - age).toISOString(),
    });

  it('sees what is overdue and due today, overdue first, and only the first five', async () => {
    const contact = await send('/api/v1/contact-us');
    const drive = await send('/api/v1/test-drive', { date: '2026-11-28' });
    at(26, '11:30');
    const { enquiries, at: readAt } = await today(omar);
    expect(readAt).toBe(time.toISOString());
    expect(enquiries.counts).toEqual({ mine: 0, unassigned: 2, dueToday: 2, overdue: 1, open: 2 });
    expect(enquiries.due).toMatchObject([
      { id: drive, kind: 'testDrive', clock: { state: 'red' } },
      { id: contact, kind: 'contact', clock: { state: 'green' } },
    ]);
    for (let i = 0; i < 5; i += 1) await send('/api/v1/test-drive', { date: '2026-11-28' });
    const more = (await today(omar)).enquiries;
    expect(more.counts.dueToday).toBe(7);
    expect(more.due).toHaveLength(5);
    expect(more.due.slice(0, 1)).toMatchObject([{ id: drive }]);
  });

  it.each(['restrictedAt', 'erasedAt'] as const)('sees none whose sender has one (%s)', async (field) => {
    const drive = await send('/api/v1/test-drive', { date: '2026-11-28' });
    const enquiries = engine.store.collection<Enquiry>('enquiries', { followed: true });
    await enquiries.updateOne({ _id: drive }, { $set: { [field]: time.toISOString() } });
    expect((await today(omar)).enquiries).toEqual({
      counts: { mine: 0, unassigned: 0, dueToday: 0, overdue: 0, open: 0 },
      due: [],
    });
  });

  it('sees what an answered enquiry leaves: nothing that is due', async () => {
    const drive = await send('/api/v1/test-drive', { date: '2026-11-28' });
    await rest.post(`/api/admin/v1/enquiries/${drive}/answers`, { channel: 'PHONE' }, omar.headers);
    expect((await today(omar)).enquiries).toMatchObject({
      counts: { dueToday: 0, overdue: 0, open: 1 },
      due: [],
    });
  });

  it('sees how many cars lack what', async () => {
    await carStore(engine.store, now).save(aBareCar({ _id: 'bare' }));
    expect((await today(omar)).cars).toMatchObject({
      ...{ published: 2, withdrawn: 0, noPictures: 1, fewPictures: 1, noPrice: 1, sheetDiffers: 0 },
    });
  });

  it('sees what the role may see, and nothing without a session', async () => {
    const editor = await addStaff(engine.store, 'Edith', 'EDITOR', now);
    const viewer = await addStaff(engine.store, 'Vera', 'VIEWER', now);
    for (const member of [editor, viewer]) {
      expect(await today(member)).toMatchObject({ enquiries: null, operation: null, cars: { published: 1 } });
    }
    expect((await today(omar)).operation).toBeNull();
    expect(await today(huda)).toMatchObject({ enquiries: { due: [] }, operation: { undeliveredMails: 0 } });
    expect((await rest.get('/api/admin/v1/today')).status).toBe(401);
  });

  it('reads as an owner of mails that were refused or have waited for long, and not of old ones', async () => {
    const outbox = engine.store.collection<QueuedMail>('outbox');
    const mail = { to: 'layla@example.ae', subject: 'Your test drive', text: '' };
    const queue = (_id: string, age: number, state: Partial<QueuedMail> = {}) =>
      outbox.insertOne({
        ...{ _id, mail, sentAt: null, refusedAt: null, attempts: 1, requestId: null },
        ...{ createdAt: new Date(time.getTime() - age).toISOString(), nextTryAt: time.toISOString() },
        ...state,
      });
    await queue('just now', HOUR / 2);
    await queue('sent', 2 * HOUR, { sentAt: time.toISOString() });
    await queue('long ago', 8 * 24 * HOUR, { refusedAt: time.toISOString() });
    expect((await operation()).undeliveredMails).toBe(0);
    await queue('waits', 2 * HOUR);
    await queue('refused', HOUR / 2, { refusedAt: time.toISOString() });
    expect((await operation()).undeliveredMails).toBe(2);
  });

  it('reads as an owner what the last import has done; a dry run, a seed and a refused file are none', async () => {
    const { store } = engine;
    expect((await operation()).lastImport).toBeNull();
    const header = 'Stock No,Make,Model,Year,Price';
    const text = `${header}\nA-1,BMW,X5,2021,200000\nA-2,BMW,X6,2021,210000\nA-3,BMW,X7,,cheap`;
    await importInventory({ text, store, now: now(), dryRun: true });
    await importInventory({ text: '', store, now: now() }).catch(() => undefined);
    expect((await operation()).lastImport).toBeNull();
    await importInventory({ text, store, now: now() });
    const first = { at: time.toISOString(), added: 2, changed: 0, withdrawn: 0, refused: 1, runId: null };
    expect((await operation()).lastImport).toEqual(first);
    at(26, '10:00');
    const rest = `${header}\nA-1,BMW,X5,2021,190000`;
    await importInventory({ text: rest, store, now: now(), complete: true, force: true });
    expect((await operation()).lastImport).toEqual({
      ...{ at: time.toISOString(), added: 0, changed: 1, withdrawn: 1, refused: 0, runId: null },
    });
  });

  it('reads as an owner when the last backup was made, and that one older than 48 hours is due', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'today-'));
    const quiet = { onProgress: () => undefined, log: () => undefined };
    const { store, photos } = engine;
    expect((await operation()).backup).toEqual({ at: null, isDue: true });
    await makeBackup({ store, photos, tokenSecret: keptInStore(store), folder, ...quiet });
    await rm(folder, { recursive: true });
    const { at: madeAt } = (await operation()).backup;
    expect(Math.abs(Date.now() - Date.parse(madeAt))).toBeLessThan(HOUR);
    await noteBackup(48 * HOUR);
    expect((await operation()).backup.isDue).toBe(false);
    await noteBackup(48 * HOUR + 1);
    expect((await operation()).backup.isDue).toBe(true);
  });

  it('has a whole backup all the same where the store takes no more writes', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'today-'));
    const { store, photos } = engine;
    const collection = store.collection.bind(store);
    vi.spyOn(store, 'collection').mockImplementation((name, options) => {
      const opened = collection(name, options);
      if (name === 'lastRuns') vi.spyOn(opened, 'replaceOne').mockRejectedValue(new DiskFull('It is full.'));
      return opened;
    });
    const log = vi.fn<(line: string) => void>();
    await makeBackup({
      ...{ store, photos, tokenSecret: keptInStore(store), folder, log },
      onProgress: () => undefined,
    });
    await rm(folder, { recursive: true });
    expect(log).toHaveBeenCalledWith(expect.stringContaining('The backup is complete'));
  });

  it('reads as an owner how much is free on the disk, and of no disk and no backup where a database has both', async () => {
    expect((await operation()).disk).toEqual({ freeBytes: expect.any(Number), takesNew: true });
    await rest.close();
    rest = await start({ space: undefined });
    expect(await operation()).toMatchObject({ disk: null, backup: null });
    await noteBackup(HOUR);
    expect((await operation()).backup.isDue).toBe(false);
  });
});
