import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { carStore } from '../../rest/cars/carStore.ts';
import { createIndexes } from '../../rest/store/mongodb/createIndexes.ts';
import { collections } from '../../rest/store/open/collections.ts';
import { filledForms } from '../forms/filledForms.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { addStaff, type Staff, tokenSecret } from '../servers/staff.ts';
import { type EngineStore, storeEngines } from '../servers/storeEngines.ts';
import { aCar } from '../stock/aCar.ts';
import { until } from '../until.ts';

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
    const headers = { ...omar.headers, 'if-match': `"${revision}"` };
    expect((await rest.patch(`/api/admin/v1/enquiries/${id}`, body, headers)).status).toBe(200);
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
    ['a phone number in Arabic digits', '٠٥٠ ٧٦٥ ٤٣٢١'],
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
    const changes = () => rest.get('/api/admin/v1/inbox/changes?since=2026-11-26T05:05:00Z', omar.headers);
    await until(async () =>
      expect((await changes()).body).toMatchObject({
        received: [{ id: body.id }],
        changed: [{ id: body.id }],
        counts: { open: 2 },
      }),
    );
    await rest.post(`/api/admin/v1/enquiries/${old}/notes`, { text: 'Called' }, omar.headers);
    expect(new Set((await changes()).body.changed.map(({ id }: { id: string }) => id))).toEqual(
      new Set([old, body.id]),
    );
    await twin.close();
    await another.close();
  });

  it('reads the numbers of thirty days: received, answered in time, the median in opening hours, and won', async () => {
    const [first, second] = [await send('/api/v1/contact-us'), await send('/api/v1/contact-us')];
    const late = await send('/api/v1/test-drive', { date: '2026-11-28' });
    const spam = await send('/api/v1/contact-us');
    await patch(spam, 1, { status: 'SPAM' });
    const answer = (id: string) =>
      rest.post(`/api/admin/v1/enquiries/${id}/answers`, { channel: 'PHONE' }, omar.headers);
    at(26, '09:30');
    await answer(first);
    at(26, '12:00');
    await answer(late);
    await patch(first, 2, { status: 'WON' });
    const { body } = await rest.get('/api/admin/v1/numbers', omar.headers);
    expect(body).toMatchObject({
      ...{ received: 3, answered: 2, answeredInTime: 1, medianMinutes: 105, won: 1 },
      byKind: [
        { kind: 'contact', received: 2, answeredInTime: 1, medianMinutes: 30, won: 1 },
        { kind: 'testDrive', received: 1, answeredInTime: 0, medianMinutes: 180, won: 0 },
      ],
      byPerson: [
        { person: { name: 'Omar' }, received: 2, answered: 2 },
        { person: null, received: 1, answered: 0 },
      ],
    });
    expect(JSON.stringify(body)).not.toMatch(/Ahmed|Layla|@/);
    const vera = await addStaff(engine.store, 'Vera', 'VIEWER', now);
    expect((await rest.get('/api/admin/v1/numbers', vera.headers)).status).toBe(200);
    expect(second).not.toBe(first);
  });

  it('takes the list along as CSV, without salaries and formulas', async () => {
    await send('/api/v1/contact-us', { lastName: '=cmd|A1' });
    await send('/api/v1/finance-eligibility');
    const url = `${rest.url}/api/admin/v1/enquiries.csv`;
    const response = await fetch(`${url}?kind=contact`, { headers: omar.headers });
    expect([response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
      ...['text/csv; charset=utf-8', 'no-store'],
    ]);
    expect((await response.text()).split('\r\n')[0]).toMatch(/time,kind,reference,id,name,mobile,email,car/);
    const all = await (await fetch(url, { headers: omar.headers })).text();
    expect(all).toContain('Priya Nair');
    expect(all).not.toMatch(/salary|12k|,=cmd/);
    expect((await fetch(url)).status).toBe(401);
  });

  it('has no part in it without the right role', async () => {
    const editor = await addStaff(engine.store, 'Edith', 'EDITOR', now);
    expect((await rest.get('/api/admin/v1/enquiries', editor.headers)).status).toBe(403);
    expect((await rest.get('/api/admin/v1/enquiries')).status).toBe(401);
  });
});
