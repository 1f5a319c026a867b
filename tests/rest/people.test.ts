import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { prepareStore } from '../../rest/store/open/prepareStore.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { addStaff, PASSWORD, type Staff, tokenSecret } from '../servers/staff.ts';
import { type EngineStore, storeEngines } from '../servers/storeEngines.ts';

describe.each(storeEngines)('an owner who looks after people, in $name', ({ emptyStore }) => {
  let engine: EngineStore;
  let api: RunningRest;
  let huda: Staff;
  let omar: Staff;
  const time = new Date('2026-11-28T08:03:00Z');
  const now = () => new Date(time);
  const start = (store = engine.store) =>
    runRest({ store, photos: engine.photos, admin: { tokenSecret }, now });

  beforeEach(async () => {
    engine = await emptyStore();
    await prepareStore(engine.store, () => undefined);
    api = await start();
    huda = await addStaff(engine.store, 'Huda', 'OWNER', now);
    omar = await addStaff(engine.store, 'Omar', 'VIEWER', now);
  });
  afterEach(async () => {
    await api.close();
    await engine.close();
  });

  async function change(who: Staff, whom: Staff, body: object, revision: number | undefined = 1, on = api) {
    const ifMatch: Record<string, string> = revision === 0 ? {} : { 'if-match': `"${revision}"` };
    const response = await fetch(`${on.url}/api/admin/v1/people/${whom.id}`, {
      method: 'PATCH',
      headers: { ...who.headers, ...ifMatch, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  }
  const statusOf = async ({ headers }: Staff, on = api) => (await on.get('/api/admin/v1/me', headers)).status;
  const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);
  const people = async () => (await api.get('/api/admin/v1/people', huda.headers)).body.items;

  it('sees who works here, and gives somebody another role, which ends their sessions at once (BO-3)', async () => {
    expect((await people()).toSorted(byName)).toEqual([
      expect.objectContaining({ name: 'Huda', role: 'OWNER', disabledAt: null, revision: 1 }),
      expect.objectContaining({
        name: 'Omar',
        role: 'VIEWER',
        oneTimeCodes: false,
        oneTimeCodesRequired: false,
      }),
    ]);
    const another = await engine.another();
    const twin = await start(another);
    expect([await statusOf(omar), await statusOf(omar, twin)]).toEqual([200, 200]);
    const { status, body } = await change(huda, omar, { role: 'SALES' });
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ id: omar.id, role: 'SALES', revision: 2 }),
    ]);
    expect([await statusOf(omar), await statusOf(omar, twin)]).toEqual([401, 401]);
    await twin.close();
    await another.close();
    const { items } = (await api.get('/api/admin/v1/audit?action=changePerson', huda.headers)).body;
    expect(items).toEqual([
      expect.objectContaining({
        who: { id: huda.id, name: 'Huda' },
        record: { kind: 'staff', id: omar.id },
        fields: [{ name: 'role', before: 'VIEWER', after: 'SALES' }],
      }),
    ]);
  });

  it('disables an account: its sessions end, and its password lets nobody in until it is enabled (BO-3)', async () => {
    const logIn = () => api.post('/api/auth/admin/login', { email: omar.email, password: PASSWORD });
    expect((await change(huda, omar, { disabled: true })).body.disabledAt).toBe(now().toISOString());
    expect(await statusOf(omar)).toBe(401);
    const refused = await logIn();
    expect([refused.status, refused.body]).toEqual([
      403,
      { message: 'Your account is disabled. Ask an owner.' },
    ]);
    const wrong = await api.post('/api/auth/admin/login', {
      email: omar.email,
      password: 'not the password',
    });
    expect(wrong.status).toBe(401);
    expect((await change(huda, omar, { disabled: false }, 2)).body.disabledAt).toBeNull();
    expect((await logIn()).status).toBe(200);
  });

  it('is told what somebody else has changed since, and by whom, instead of undoing it (BO-7)', async () => {
    await change(huda, omar, { role: 'SALES' });
    const { status, body } = await change(huda, omar, { role: 'EDITOR', oneTimeCodesRequired: true });
    expect(status).toBe(412);
    expect(body).toEqual({
      message: 'This account has changed since you loaded it. Look at it again, then repeat your change.',
      changed: [
        { field: 'role', message: 'Huda made this person a salesperson on Saturday 28 November, 12:03 PM.' },
      ],
      current: expect.objectContaining({
        id: omar.id,
        role: 'SALES',
        oneTimeCodesRequired: false,
        revision: 2,
      }),
    });
    expect((await change(huda, omar, { role: 'EDITOR' }, 0)).status).toBe(428);
    expect((await change(huda, { ...omar, id: 'nobody' }, { role: 'EDITOR' })).status).toBe(404);
    const invalid = await change(huda, omar, { role: 'KING' }, 2);
    expect([invalid.status, invalid.body.errors[0].field]).toEqual([422, 'role']);
  });

  it('who is the last active one stays one (BO-3)', async () => {
    const message = 'This is the last active owner. Make somebody else an owner first.';
    for (const body of [{ role: 'SALES' }, { disabled: true }]) {
      expect(await change(huda, huda, body)).toEqual({ status: 409, body: { message } });
    }
    await change(huda, omar, { role: 'OWNER' });
    await change(huda, omar, { disabled: true }, 2);
    expect((await change(huda, huda, { role: 'SALES' })).status).toBe(409);
    await change(huda, omar, { disabled: false }, 3);
    expect((await change(huda, huda, { role: 'SALES' })).status).toBe(200);
  });

  it('and another one who take each other’s role at once, in two processes: one of them stays an owner (BO-3)', async () => {
    const saeed = await addStaff(engine.store, 'Saeed', 'OWNER', now);
    const another = await engine.another();
    const twin = await start(another);
    const answers = await Promise.all([
      change(huda, saeed, { role: 'SALES' }, 1, api),
      change(saeed, huda, { disabled: true }, 1, twin),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await twin.close();
    await another.close();
    const survivor = answers[0].status === 200 ? huda : saeed;
    const { items } = (await api.get('/api/admin/v1/people', survivor.headers)).body;
    expect(
      items.filter(
        ({ role, disabledAt }: { role: string; disabledAt: string | null }) =>
          role === 'OWNER' && !disabledAt,
      ),
    ).toHaveLength(1);
  });
});
