import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { carStore } from '../../rest/cars/carStore.ts';
import { createIndexes } from '../../rest/store/mongodb/createIndexes.ts';
import { collections } from '../../rest/store/open/collections.ts';
import { filledForms } from '../forms/filledForms.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { addStaff, type Staff, tokenSecret } from '../servers/staff.ts';
import { type EngineStore, storeEngines } from '../servers/storeEngines.ts';
import { aCar } from '../stock/aCar.ts';

describe.each(storeEngines)('a salesman who looks at the inbox, with $name,', ({ emptyStore }) => {
  let engine: EngineStore;
  let rest: RunningRest;
  let time: Date;
  let omar: Staff;
  const now = () => new Date(time);
  /** Sets the clock to a time in Dubai in November. */
  const at = (day: number, clock: string) => (time = new Date(`2026-11-${day}T${clock}:00+04:00`));

  beforeEach(async () => {
    engine = await emptyStore();
    await createIndexes(engine.store, collections);
    at(26, '09:00');
    await carStore(engine.store).save(aCar({ _id: 'available', stockNumber: 'A-17', year: 2021 }));
    omar = await addStaff(engine.store, 'Omar', 'SALES', now);
    rest = await runRest({ store: engine.store, photos: engine.photos, now, admin: { tokenSecret } });
  });
  afterEach(async () => {
    await rest.close();
    await engine.close();
  });

  async function send(path: keyof typeof filledForms, form: object = {}): Promise<string> {
    return (await rest.post(path, { ...filledForms[path], ...form })).body.id;
  }
  const list = async (query = '') => (await rest.get(`/api/admin/v1/enquiries?${query}`, omar.headers)).body;
  const ids = async (query = '') => (await list(query)).items.map(({ id }: { id: string }) => id);
  async function patch(id: string, revision: number, body: object) {
    const headers = { ...omar.headers, 'content-type': 'application/json', 'if-match': `"${revision}"` };
    const init = { method: 'PATCH', headers, body: JSON.stringify(body) };
    expect((await fetch(`${rest.url}/api/admin/v1/enquiries/${id}`, init)).status).toBe(200);
  }

  it('sees what is overdue first, then what is due next, then what is answered, and closed ones last', async () => {
    const contact = await send('/api/v1/contact-us');
    const drive = await send('/api/v1/test-drive', { date: '2026-11-28' });
    const answered = await send('/api/v1/test-drive', { date: '2026-11-28' });
    const spam = await send('/api/v1/contact-us');
    at(26, '11:30');
    const late = await send('/api/v1/test-drive', { date: '2026-11-28' });
    await rest.post(`/api/admin/v1/enquiries/${answered}/answers`, { channel: 'PHONE' }, omar.headers);
    await patch(spam, 1, { status: 'SPAM' });
    expect(await ids()).toEqual([drive, late, contact, answered, spam]);
    const { items, counts } = await list('view=overdue');
    expect(items).toMatchObject([{ id: drive, clock: { state: 'red' }, unread: true }]);
    expect(counts).toEqual({ mine: 0, unassigned: 4, dueToday: 3, overdue: 1, open: 4 });
    await patch(drive, 1, { assigneeId: omar.id });
    expect(await ids('view=mine')).toEqual([drive]);
    expect(await ids('view=unassigned&kind=contact')).toEqual([contact]);
    expect(await ids('status=SPAM')).toEqual([spam]);
    expect((await list('view=mine')).items[0].unread).toBe(false);
  });

  it('reads it page by page, and meets each enquiry once', async () => {
    const sent = [];
    for (let i = 0; i < 7; i += 1) sent.push(await send('/api/v1/contact-us'));
    const seen: string[] = [];
    let after = '';
    for (let pages = 0; pages < 4; pages += 1) {
      const { items, next } = await list(`limit=3${after}`);
      seen.push(...items.map(({ id }: { id: string }) => id));
      if (next === null) break;
      after = `&after=${next}`;
    }
    expect(seen.toSorted()).toEqual(sent.toSorted());
    expect((await rest.get('/api/admin/v1/enquiries?after=x', omar.headers)).status).toBe(400);
  });

  it.each([
    ['a name', 'al farsi'],
    ['a name with other accents', 'ÓMAR'],
    ['a phone number in another notation', '+971 (0)50-765-4321'],
    ['the end of a phone number', '7654321'],
    ['an email address', 'OMAR@example.ae'],
    ['a stock number', 'a-17'],
  ])('finds an enquiry by %s', async (_what, q) => {
    await send('/api/v1/contact-us');
    const id = await send('/api/v1/buy-car');
    expect(await ids(`q=${encodeURIComponent(q)}`)).toEqual([id]);
  });

  it('finds the enquiry of the reference on the receipt of a visitor, with its dash and without', async () => {
    await send('/api/v1/contact-us');
    const id = await send('/api/v1/buy-car');
    const end = id.slice(-8).toUpperCase();
    expect(await ids(`q=${end}`)).toEqual([id]);
    expect(await ids(`q=${end.slice(0, 4)}-${end.slice(4).toLowerCase()}`)).toEqual([id]);
    expect(await ids('q=nobody')).toEqual([]);
  });

  it('hears what is new since he looked, and what another process has written', async () => {
    const old = await send('/api/v1/contact-us');
    at(26, '09:10');
    const another = await engine.another();
    const twin = await runRest({ store: another, photos: engine.photos, now, admin: { tokenSecret } });
    const { body } = await twin.post('/api/v1/contact-us', filledForms['/api/v1/contact-us']);
    const changes = await rest.get('/api/admin/v1/inbox/changes?since=2026-11-26T05:05:00Z', omar.headers);
    expect(changes.body).toMatchObject({
      received: [{ id: body.id }],
      changed: [{ id: body.id }],
      counts: { open: 2 },
    });
    await rest.post(`/api/admin/v1/enquiries/${old}/notes`, { text: 'Called' }, omar.headers);
    const later = await rest.get('/api/admin/v1/inbox/changes?since=2026-11-26T05:05:00Z', omar.headers);
    expect(new Set(later.body.changed.map(({ id }: { id: string }) => id))).toEqual(new Set([old, body.id]));
    await twin.close();
    await another.close();
  });

  it('has no part in it without the right role', async () => {
    const editor = await addStaff(engine.store, 'Edith', 'EDITOR', now);
    expect((await rest.get('/api/admin/v1/enquiries', editor.headers)).status).toBe(403);
    expect((await rest.get('/api/admin/v1/enquiries')).status).toBe(401);
  });
});
