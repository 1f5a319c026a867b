import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adminStore } from '../../rest/admin/adminStore.ts';
import { codeOfStep, secretUri, stepAt, stepOfCode } from '../../rest/admin/signIn/oneTimeCode.ts';
import { prepareStore } from '../../rest/store/open/prepareStore.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { addStaff, PASSWORD, signIn, type Staff, tokenSecret } from '../servers/staff.ts';
import { type EngineStore, storeEngines } from '../servers/storeEngines.ts';

/** `12345678901234567890` in base 32, the secret of the examples in RFC 6238. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('an authenticator app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('shows at second %d the code of RFC 6238, appendix B', (second, code) => {
    expect(codeOfStep(SECRET, stepAt(new Date(second * 1000)))).toBe(code);
  });

  it('may be half a minute wrong, and the code may be typed in two groups', () => {
    const at = (second: number) => stepOfCode(SECRET, '081 804', new Date(second * 1000));
    const [step, first] = [37_037_036, 1_111_111_080];
    expect(at(first - 31)).toBeUndefined();
    expect([at(first - 30), at(first), at(first + 59)]).toEqual([step, step, step]);
    expect(at(first + 60)).toBeUndefined();
    expect(stepOfCode(SECRET, '87082', new Date(59_000))).toBeUndefined();
  });

  it.each(['٢٨٧٠٨٢', '۲۸۷ ۰۸۲', '２８７０８２'])('shows a code that may be typed as %s (AR-11)', (typed) =>
    expect(stepOfCode(SECRET, typed, new Date(59_000))).toBe(1),
  );

  it('reads the secret of a link', () => {
    expect(secretUri(SECRET, { issuer: 'Marsa Motors', account: 'huda@example.ae' })).toBe(
      `otpauth://totp/Marsa%20Motors:huda%40example.ae?secret=${SECRET}&issuer=Marsa%20Motors&algorithm=SHA1&digits=6&period=30`,
    );
  });
});

describe.each(storeEngines)('a member of the staff with one-time codes, in $name', ({ name, emptyStore }) => {
  let engine: EngineStore;
  let api: RunningRest;
  let omar: Staff;
  let time: Date;
  const now = () => new Date(time);
  const later = (seconds: number) => (time = new Date(time.getTime() + seconds * 1000));

  beforeEach(async () => {
    time = new Date('2026-11-28T08:03:00Z');
    engine = await emptyStore();
    await prepareStore(engine.store, () => undefined);
    const { store, photos } = engine;
    api = await runRest({ store, photos, admin: { tokenSecret }, now });
    omar = await addStaff(store, 'Omar', 'SALES', now);
  });
  afterEach(async () => {
    await api.close();
    await engine.close();
  });

  async function send(method: string, path: string, body?: object) {
    const response = await fetch(`${api.url}/api/admin/v1/${path}`, {
      method,
      headers: { ...omar.headers, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
    });
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : undefined };
  }
  const logIn = (oneTimeCode?: string, password = PASSWORD) =>
    api.post('/api/auth/admin/login', { email: omar.email, password, oneTimeCode });
  /** Turns the codes on; returns the secret, which the app has, and the recovery codes. */
  async function turnOn() {
    const { secret } = (await send('POST', 'one-time-codes')).body;
    const { body } = await send('PUT', 'one-time-codes', { code: codeOfStep(secret, stepAt(time)) });
    return { code: () => codeOfStep(secret, stepAt(time)), recoveryCodes: body.recoveryCodes as string[] };
  }
  const wrong = (message: string) => ({ message, errors: [{ field: 'oneTimeCode', message }] });

  it('turns them on with a code of the app, and then needs one with each login, each once', async () => {
    const phone = await signIn(engine.store, { _id: omar.id }, now);
    const prepared = await send('POST', 'one-time-codes');
    expect(prepared.body.uri).toContain(`secret=${prepared.body.secret}&`);
    const mistyped = await send('PUT', 'one-time-codes', { code: '000000' });
    expect([mistyped.status, mistyped.body.errors[0].field]).toEqual([422, 'code']);
    expect((await logIn()).status).toBe(200);

    const { code } = await turnOn();
    expect((await api.get('/api/admin/v1/me', phone)).status).toBe(401);
    expect((await send('GET', 'one-time-codes')).body).toEqual({
      on: true,
      required: false,
      recoveryCodesLeft: 10,
    });
    const missing = await logIn();
    expect([missing.status, missing.body]).toEqual([422, wrong('Enter the code of your authenticator app.')]);
    const used = wrong('This code is wrong, or was used already. Enter the next one that your app shows.');
    const again = await logIn(code());
    expect([again.status, again.body]).toEqual([422, used]);
    later(30);
    expect((await logIn(code(), 'not the password')).status).toBe(401);
    // FerretDB lets two processes match one document at once (0061).
    const first = name === 'MongoDB' ? [await logIn(code())] : [];
    const others = await Promise.all([logIn(code()), logIn(code()), logIn(code())]);
    const answers = [...first, ...others].slice(0, 3);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
  });

  it('turns them on only after entering the password again: whoever took the session does not', async () => {
    const { secret } = (await send('POST', 'one-time-codes')).body;
    later(600);
    const code = codeOfStep(secret, stepAt(time));
    const refusals = [await send('POST', 'one-time-codes'), await send('PUT', 'one-time-codes', { code })];
    expect(refusals.map(({ body }) => body.code)).toEqual(['NOT_CONFIRMED', 'NOT_CONFIRMED']);
    expect((await send('GET', 'one-time-codes')).body.on).toBe(false);
    await send('POST', 'confirmations', { password: PASSWORD });
    expect((await send('PUT', 'one-time-codes', { code })).status).toBe(200);
  });

  it('who guesses codes has no more tries than who guesses passwords', async () => {
    await turnOn();
    for (let i = 0; i < 10; i += 1) expect((await logIn(`00000${i}`)).status).toBe(422);
    expect((await logIn('000010')).status).toBe(429);
  });

  it('who has lost the device logs in with a recovery code, each once, however it is written', async () => {
    const { recoveryCodes } = await turnOn();
    const [first = '', second = ''] = recoveryCodes;
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(first).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
    expect(JSON.stringify(await adminStore(engine.store).list())).not.toContain(first);
    expect((await logIn(first.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    expect([(await logIn(first)).status, (await logIn(second)).status]).toEqual([422, 200]);
    expect((await send('GET', 'one-time-codes')).body.recoveryCodesLeft).toBe(8);
  });

  it('of whom an owner requires them may do nothing before they are set up, and does not turn them off', async () => {
    await adminStore(engine.store).update(omar.id, () => ({ oneTimeCodesRequired: true }));
    const message = 'Set up one-time codes first: an owner requires them of you.';
    const refused = await send('POST', 'password', { current: PASSWORD, password: 'a longer way to Hatta' });
    expect([refused.status, refused.body]).toEqual([403, { message, code: 'ONE_TIME_CODES_REQUIRED' }]);
    expect((await send('GET', 'one-time-codes')).body).toMatchObject({ on: false, required: true });
    expect((await send('GET', 'sessions')).status).toBe(200);
    later(600);
    expect((await send('POST', 'one-time-codes')).body.code).toBe('NOT_CONFIRMED');
    expect((await send('POST', 'confirmations', { password: PASSWORD })).status).toBe(204);
    await turnOn();
    const kept = await send('DELETE', 'one-time-codes');
    expect([kept.status, kept.body.message]).toEqual([409, 'An owner requires one-time codes of you.']);
  });

  it('turns them off after entering the password, and logs in without', async () => {
    await turnOn();
    expect((await send('POST', 'one-time-codes')).status).toBe(409);
    later(600);
    expect((await send('DELETE', 'one-time-codes')).body.code).toBe('NOT_CONFIRMED');
    await send('POST', 'confirmations', { password: PASSWORD });
    expect((await send('DELETE', 'one-time-codes')).status).toBe(204);
    expect((await logIn()).status).toBe(200);
  });
});
