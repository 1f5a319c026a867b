import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adminStore } from '../../rest/admin/adminStore.ts';
import { auditLog } from '../../rest/admin/audit/auditLog.ts';
import { invitationStore } from '../../rest/admin/people/invitationStore.ts';
import { sessionStore } from '../../rest/admin/sessions/sessionStore.ts';
import { adminAuthentication } from '../../rest/admin/signIn/adminAuthentication.ts';
import { newSecret } from '../../rest/admin/signIn/oneTimeCode.ts';
import { oneTimeCodes } from '../../rest/admin/signIn/oneTimeCodes.ts';
import { prepareStore } from '../../rest/store/open/prepareStore.ts';
import { interruptedStore } from '../servers/interruptedStore.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { addStaff, PASSWORD, signIn, type Staff, tokenSecret } from '../servers/staff.ts';
import { type EngineStore, storeEngines } from '../servers/storeEngines.ts';

const OTHER = 'a longer way to Hatta';
const MINUTE = 60_000;

describe.each(storeEngines)('a password of the back office, in $name', ({ emptyStore }) => {
  let engine: EngineStore;
  let api: RunningRest;
  let huda: Staff;
  let omar: Staff;
  let time: Date;
  const now = () => new Date(time);
  const later = (ms: number) => (time = new Date(time.getTime() + ms));

  beforeEach(async () => {
    time = new Date('2026-11-28T08:03:00Z');
    engine = await emptyStore();
    await prepareStore(engine.store, () => undefined);
    const { store, photos } = engine;
    api = await runRest({
      store,
      photos,
      mail: { publicUrl: 'https://cars.example.ae' },
      admin: { tokenSecret },
      now,
    });
    huda = await addStaff(store, 'Huda', 'OWNER', now);
    omar = await addStaff(store, 'Omar', 'SALES', now);
  });
  afterEach(async () => {
    await api.close();
    await engine.close();
  });

  /** Posts to a route that may answer without a body. */
  async function post(path: string, body: object, headers: Record<string, string> = {}) {
    const response = await fetch(api.url + path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : undefined };
  }
  const logIn = ({ email }: Staff, password: string) => post('/api/auth/admin/login', { email, password });
  const isIn = async (headers: Record<string, string>) =>
    (await api.get('/api/admin/v1/me', headers)).status === 200;
  const change = (body: object, who = omar) => post('/api/admin/v1/password', body, who.headers);
  const linkFor = (whom: Staff) => post(`/api/admin/v1/people/${whom.id}/reset`, {}, huda.headers);
  const reset = (url: string, password = OTHER) =>
    post('/api/auth/admin/password', { token: new URL(url).searchParams.get('reset'), password });

  it('is changed by whoever knows it, which ends the other sessions at once (BO-3)', async () => {
    const phone = await signIn(engine.store, { _id: omar.id }, now);
    expect((await change({ current: PASSWORD, password: OTHER })).status).toBe(204);
    expect([await isIn(omar.headers), await isIn(phone), await isIn(huda.headers)]).toEqual([
      true,
      false,
      true,
    ]);
    expect([(await logIn(omar, PASSWORD)).status, (await logIn(omar, OTHER)).status]).toEqual([401, 200]);
  });

  it('is not changed by whoever does not know it, nor into an easy one', async () => {
    const wrong = await change({ current: 'not the password', password: OTHER });
    expect([wrong.status, wrong.body.errors]).toEqual([
      422,
      [{ field: 'current', message: 'This is not your password.' }],
    ]);
    for (const password of ['short', 'password1234', omar.email]) {
      const easy = await change({ current: PASSWORD, password });
      expect([easy.status, easy.body.errors[0].field]).toEqual([422, 'password']);
    }
    for (let i = 0; i < 8; i += 1) await change({ current: 'guessed', password: OTHER });
    expect((await logIn(omar, PASSWORD)).status).toBe(200);
    for (let i = 0; i < 10; i += 1) await change({ current: 'guessed', password: OTHER });
    expect((await change({ current: PASSWORD, password: OTHER })).status).toBe(429);
  });

  it.each([
    ['that changes while somebody logs in with the old one', { passwordHash: 'another' }],
    [
      'of somebody who turns one-time codes on while it is used to log in without',
      { oneTimeCodes: { secret: newSecret(), lastStep: 0, recoveryCodes: [], uses: 0 } },
    ],
  ])('%s opens no session, and the login counts as refused', async (_what, changed) => {
    const { store } = engine;
    const [admins, sessions] = [adminStore(store), sessionStore(store, now)];
    const authentication = adminAuthentication({
      ...{ admins, now, settings: { tokenSecret }, audit: auditLog(store, now) },
      invitations: invitationStore({ store, admins, publicUrl: '', now }),
      codes: oneTimeCodes({ admins, sessions, now }),
      countTry: async () => async () => undefined,
      sessions: {
        ...sessions,
        async open(...parts) {
          await admins.update(omar.id, () => changed);
          return sessions.open(...parts);
        },
      },
    });
    const login = authentication.logIn(
      { email: omar.email, password: PASSWORD },
      { address: '', device: null },
    );
    await expect(login).rejects.toMatchObject({ statusCode: 401 });
    expect(await sessions.list(omar.id)).toHaveLength(1);
    const { items } = await auditLog(store, now).list({ limit: 1 });
    expect(items).toMatchObject([{ action: 'login', ok: false, who: { id: null, name: omar.email } }]);
  });

  it('is set anew by the link of an owner, once, which ends all sessions (BO-3)', async () => {
    const { status, body } = await linkFor(omar);
    expect([status, body]).toEqual([
      200,
      {
        url: expect.stringMatching(/^https:\/\/cars\.example\.ae\/login\?reset=[\w-]{43}$/),
        expiresAt: '2026-11-29T08:03:00.000Z',
      },
    ]);
    const token = new URL(body.url).searchParams.get('reset') ?? '';
    expect(JSON.stringify(await adminStore(engine.store).list())).not.toContain(token);
    expect((await reset(body.url, 'short')).status).toBe(422);
    expect((await reset(body.url)).status).toBe(204);
    expect(await isIn(omar.headers)).toBe(false);
    expect([(await logIn(omar, PASSWORD)).status, (await logIn(omar, OTHER)).status]).toEqual([401, 200]);
    const again = await reset(body.url);
    const used = 'This link was used, or replaced by another one. Ask an owner of the site for a new one.';
    expect([again.status, again.body]).toEqual([403, { message: used }]);
  });

  it('is not set by a link of an account that is disabled at that moment, nor is a link made then (BO-3)', async () => {
    const { url } = (await linkFor(omar)).body;
    const interrupted = interruptedStore(engine.store);
    const second = await runRest({ store: interrupted.store, admin: { tokenSecret }, now });
    const admins = adminStore(engine.store);
    interrupted.before('admins', () => admins.update(omar.id, () => ({ disabledAt: now().toISOString() })));
    const body = { token: new URL(url).searchParams.get('reset'), password: OTHER };
    const refused = await second.post('/api/auth/admin/password', body);
    expect([refused.status, refused.body.message]).toEqual([403, 'Your account is disabled. Ask an owner.']);

    await admins.update(omar.id, () => ({ disabledAt: null }));
    expect((await logIn(omar, PASSWORD)).status).toBe(200);
    interrupted.before('admins', () => admins.update(omar.id, () => ({ disabledAt: now().toISOString() })));
    const noLink = await second.post(`/api/admin/v1/people/${omar.id}/reset`, {}, huda.headers);
    expect([noLink.status, noLink.body.message]).toEqual([409, 'This account is disabled. Enable it first.']);
    await second.close();
  });

  it('is not set by a link that is a day old, was replaced, or is of a disabled account', async () => {
    const first = (await linkFor(omar)).body.url;
    const second = (await linkFor(omar)).body.url;
    expect((await reset(first)).body.message).toMatch(/^This link was used, or replaced/);
    later(24 * 60 * MINUTE);
    expect((await reset(second)).body.message).toBe(
      'This link has expired. Ask an owner of the site for a new one.',
    );
    huda.headers = await signIn(engine.store, { _id: huda.id }, now);
    const third = (await linkFor(omar)).body.url;
    await adminStore(engine.store).update(omar.id, () => ({ disabledAt: now().toISOString() }));
    expect((await reset(third)).body.message).toBe('Your account is disabled. Ask an owner.');
    const none = await linkFor(omar);
    expect([none.status, none.body.message]).toEqual([409, 'This account is disabled. Enable it first.']);
  });

  it('is asked for again before an owner changes people, and then for ten minutes not (section 1)', async () => {
    later(10 * MINUTE);
    const refused = await linkFor(omar);
    const message = 'Enter your password again to continue.';
    expect([refused.status, refused.body]).toEqual([403, { message, code: 'NOT_CONFIRMED' }]);
    const confirm = (password: string) => post('/api/admin/v1/confirmations', { password }, huda.headers);
    const wrong = await confirm('not the password');
    expect([wrong.status, wrong.body.errors[0].field]).toEqual([422, 'password']);
    expect((await linkFor(omar)).status).toBe(403);
    expect((await confirm(PASSWORD)).status).toBe(204);
    later(10 * MINUTE - 1);
    expect((await linkFor(omar)).status).toBe(200);
    later(1);
    expect((await linkFor(omar)).status).toBe(403);
  });
});
