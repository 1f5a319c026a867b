import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adminStore } from '../../rest/admin/adminStore.ts';
import { savedViews } from '../../rest/enquiries/inbox/savedViews.ts';
import { createIndexes } from '../../rest/store/mongodb/createIndexes.ts';
import { collections } from '../../rest/store/open/collections.ts';
import { filledForms } from '../forms/filledForms.ts';
import { interruptedStore } from '../servers/interruptedStore.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { addStaff, type Staff, tokenSecret } from '../servers/staff.ts';
import { type EngineStore, storeEngines } from '../servers/storeEngines.ts';

const PATH = '/api/admin/v1/saved-views';

describe.each(storeEngines)('a salesman who saves views of the inbox, with $name,', ({ emptyStore }) => {
  let engine: EngineStore;
  let rest: RunningRest;
  let omar: Staff;

  beforeEach(async () => {
    engine = await emptyStore();
    await createIndexes(engine.store, collections);
    omar = await addStaff(engine.store, 'Omar', 'SALES');
    rest = await runRest({ store: engine.store, photos: engine.photos, admin: { tokenSecret } });
  });
  afterEach(async () => {
    await rest.close();
    await engine.close();
  });

  const save = (view: object, { headers } = omar) => rest.post(PATH, view, headers);
  const names = async ({ headers } = omar) =>
    (await rest.get(PATH, headers)).body.items.map(({ name }: { name: string }) => name);
  const remove = (id: string, { headers } = omar) =>
    fetch(`${rest.url}${PATH}/${id}`, { method: 'DELETE', headers });

  it('finds them by name with their filters, and nobody else sees them', async () => {
    const filters = { view: 'overdue', kind: 'testDrive', status: 'NEW', assignee: 'me', q: 'Patrol' };
    const { status, body } = await save({ name: '  Test drives 10 ', ...filters });
    expect([status, body]).toEqual([201, { id: expect.any(String), name: 'Test drives 10', ...filters }]);
    await save({ name: 'Test drives 9' });
    expect((await rest.get(PATH, omar.headers)).body).toEqual({
      items: [
        expect.objectContaining({ name: 'Test drives 9', view: null, kind: null, status: null, q: null }),
        body,
      ],
      next: null,
    });
    const huda = await addStaff(engine.store, 'Huda', 'OWNER');
    expect(await names(huda)).toEqual([]);
    expect((await remove(body.id, huda)).status).toBe(404);
    expect((await remove(body.id)).status).toBe(204);
    expect((await remove(body.id)).status).toBe(404);
    expect(await names()).toEqual(['Test drives 9']);
  });

  it('is told to choose another name where a view has it, whatever its case', async () => {
    await save({ name: 'Weekend' });
    const { status, body } = await save({ name: 'WEEKEND' });
    expect([status, body.errors]).toEqual([
      422,
      [{ field: 'name', message: 'You have a view “WEEKEND” already. Choose another name.' }],
    ]);
    expect((await save({ name: ' ' })).status).toBe(422);
    expect((await save({ name: 'Wrong', kind: 'unknown' })).status).toBe(422);
    const huda = await addStaff(engine.store, 'Huda', 'OWNER');
    expect((await save({ name: 'Weekend' }, huda)).status).toBe(201);
  });

  it('saves twenty at most, and none is lost that he saves on two devices at once', async () => {
    const phone = interruptedStore(engine.store);
    for (let i = 1; i <= 18; i += 1) await savedViews(engine.store).save(omar.id, { name: `View ${i}` });
    phone.before('savedViews', async () => savedViews(engine.store).save(omar.id, { name: 'On the laptop' }));
    await savedViews(phone.store).save(omar.id, { name: 'On the phone' });
    expect(await names()).toEqual(expect.arrayContaining(['On the laptop', 'On the phone', 'View 18']));
    expect((await save({ name: 'One more' })).body.message).toBe(
      'You have 20 views already. Remove one of them first.',
    );
    expect(await names()).toHaveLength(20);
  });

  it('finds them again when an owner has let him in again', async () => {
    await save({ name: 'Weekend' });
    const admins = adminStore(engine.store);
    await admins.update(omar.id, () => ({ disabledAt: new Date().toISOString() }));
    await admins.update(omar.id, () => ({ disabledAt: null }));
    expect(await names()).toEqual(['Weekend']);
  });

  it('keeps none that is about a person who was erased (BO-16)', async () => {
    const { carId: _, ...person } = filledForms['/api/v1/buy-car'];
    const { id } = (await rest.post('/api/v1/contact-us', { ...person, message: 'Call me.' })).body;
    const about = [
      ...[
        ...['al farsi', 'Omar Al Farsi', 'OMAR@example.ae', 'omar@exam'],
        ...['0507654321', '+971 (50) 765 4321', '+971 (0)50 765 4321', '٠٥٠ ٧٦٥ ٤٣٢١'],
      ].map((q, i) => ({ name: `About him ${i}`, q })),
      { name: 'Omar Al Farsi and his Patrol', kind: 'purchase' },
    ];
    for (const view of [...about, { name: 'Patrols', q: 'Patrol' }, { name: 'Mine', view: 'mine' }]) {
      expect((await save(view)).status).toBe(201);
    }
    const huda = await addStaff(engine.store, 'Huda', 'OWNER');
    const records = [{ kind: 'enquiry', id }];
    expect((await rest.post('/api/admin/v1/persons/erasure', { records }, huda.headers)).status).toBe(200);
    expect(await names()).toEqual(['Mine', 'Patrols']);
  });
});
