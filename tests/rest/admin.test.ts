import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type AdminSettings, firstSignUp } from '../../rest/admin/signIn/adminAuthentication.ts';
import type { StoredAdmin } from '../../rest/admin/adminStore.ts';
import type { StoredAuditEntry } from '../../rest/admin/audit/auditEntry.ts';
import { loginRateLimit } from '../../rest/admin/signIn/loginRateLimit.ts';
import type { StoredSession } from '../../rest/admin/sessions/sessionStore.ts';
import { prepareStore } from '../../rest/store/open/prepareStore.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { type EngineStore, storeEngines } from '../servers/storeEngines.ts';

const PASSWORD = 'a long way to Fujairah';
const someone = { name: 'Huda', email: 'huda@example.ae', password: PASSWORD };
const CODE = 'open sesame 2026';
const tokenSecret = Buffer.from('a secret for tests that is long enough');

let rest: RunningRest;
let time: Date;
// Each reading of the clock is a millisecond later, so that the audit has an order.
const now = () => (time = new Date(time.getTime() + 1));

beforeEach(async () => {
  time = new Date('2026-11-20T08:00:00Z');
  rest = await runRest({ admin: { tokenSecret, signUpCode: CODE }, now });
});
afterEach(() => rest.close());

const signUp = (form: object, headers?: Record<string, string>) =>
  rest.post('/api/auth/admin/signup', form, headers);
/** Makes the first administrator with an earlier sign-up code. */
async function signUpFirst() {
  const admin = { tokenSecret, signUpCode: 'the code before' };
  const earlier = await runRest({ store: rest.store, admin, now });
  const answer = await earlier.post('/api/auth/admin/signup', { ...someone, code: 'the code before' });
  await earlier.close();
  return answer;
}
const logIn = (form: object, headers?: Record<string, string>) =>
  rest.post('/api/auth/admin/login', form, headers);
const me = (token?: string) => rest.get('/api/auth/admin', token ? { authorization: `Bearer ${token}` } : {});
const admins = () => rest.store.collection<StoredAdmin>('admins').find({}).toArray();
const audited = async () =>
  (
    await rest.store
      .collection<StoredAuditEntry>('audit')
      .find({}, { sort: { _id: 1 } })
      .toArray()
  ).map(({ action, who, ok }) => `${action} ${who.name} ${ok}`);
const noCode = 'An unused sign-up code is required. Ask the dealer for one.';

describe('the first administrator', () => {
  it('signs up with the code of the operator, and is who the token says (AUTH-1)', async () => {
    const { status, headers, body } = await signUp({ ...someone, email: 'Huda@Example.ae', code: CODE });
    const admin = { id: expect.any(String), name: 'Huda', email: 'huda@example.ae' };
    expect([status, body, headers.get('cache-control')]).toEqual([
      201,
      { token: expect.any(String), admin },
      'no-store',
    ]);
    const holder = await me(body.token);
    expect([holder.status, holder.body, holder.headers.get('cache-control')]).toEqual([
      200,
      admin,
      'no-store',
    ]);
    expect(await audited()).toEqual(['sign-up Huda@Example.ae true']);
  });

  it('has a name and an address without invisible marks and line breaks, and the password that was typed', async () => {
    const password = ` ${someone.password}\u200b `;
    const typed = { name: '\u202eHuda\nAl\u200b Ali ', email: ' \u200ehuda@example.ae\n', password };
    const { status, body } = await signUp({ ...typed, code: CODE });
    expect([status, body.admin]).toEqual([
      201,
      expect.objectContaining({ name: 'Huda Al Ali', email: 'huda@example.ae' }),
    ]);
    expect((await logIn({ email: 'huda@example.ae\u200f', password })).status).toBe(200);
    expect((await logIn({ email: 'huda@example.ae', password: password.trim() })).status).toBe(401);
  });

  it('is no stranger: nobody is made one without the code, nor with a wrong one', async () => {
    for (const code of [undefined, '', 'open sesame', 'OPEN SESAME 2026']) {
      const { status, body } = await signUp({ ...someone, code });
      expect([status, body]).toEqual([403, { message: noCode }]);
    }
    expect(await admins()).toEqual([]);
  });

  it('is one, although several sign up at once', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4].map((i) => signUp({ ...someone, email: `person-${i}@example.ae`, code: CODE })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 403, 403, 403]);
    expect((await admins()).length).toBe(1);
    expect((await audited()).filter((line) => line.endsWith('true')).length).toBe(1);
  });

  it('has a password that is nowhere to be read', async () => {
    await signUp({ ...someone, code: CODE });
    const [admin] = await admins();
    expect(admin?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const all = await Promise.all(
      ['admins', 'audit'].map((name) => rest.store.collection(name).find({}).toArray()),
    );
    expect(JSON.stringify(all)).not.toContain(PASSWORD);
  });

  it('is told what is wrong with what they entered', async () => {
    const wrong = [
      [{ password: 'short' }, 'password', 'Password must have at least 12 visible characters.'],
      [{ password: undefined }, 'password', 'Password is missing.'],
      [{ email: 'huda' }, 'email', 'Email address must look like name@example.com.'],
      [{ name: '' }, 'name', 'Name is missing.'],
      [{ name: '\u200b' }, 'name', 'Name is missing.'],
      [
        { password: `${PASSWORD}\ud83d` },
        'password',
        'Password contains an invalid character. Type it again.',
      ],
      [{ code: '\ud83d' }, 'code', 'Sign-up code contains an invalid character. Type it again.'],
      [
        { email: `${'x'.repeat(65)}@b.ae` },
        'email',
        'Email address is too long. The maximum before the @ is 64 characters.',
      ],
    ] as const;
    for (const [change, field, message] of wrong) {
      const { status, body } = await signUp({ ...someone, ...change });
      expect([status, body]).toEqual([422, { message, errors: [{ field, message }] }]);
    }
    expect(await admins()).toEqual([]);
  });
});

describe('a new administrator', () => {
  const email = 'huda.saeed@example.ae';
  const guessable =
    'Password is too easy to guess. Use several unrelated words, and neither your name nor your email address.';

  it.each([
    ...[' '.repeat(12), '\u200b'.repeat(12), '\u2800'.repeat(12), '\u3164'.repeat(12), '\u0301'.repeat(12)],
    ...[`a${' '.repeat(12)}b`, `a${' \u3164'.repeat(12)}b`, 'p\u200ba'.repeat(5)],
    // Twelve units of UTF-16, of which people see six, three and one.
    ...['👍'.repeat(6), 'é'.normalize('NFD').repeat(6), '👨‍👩‍👧'.repeat(3), '\ufdfa'],
  ])('does not get a password of too few visible characters: %j', async (password) => {
    const { status, body } = await signUp({ ...someone, password, code: CODE });
    const message = 'Password must have at least 12 visible characters.';
    expect([status, body.errors]).toEqual([422, [{ field: 'password', message }]]);
  });

  it.each([
    ...['password1234', 'Password1234!', 'P@ssw0rd2026', 'qwertyuiop12', '1q2w3e4r5t6y', 'administrator'],
    ...['aaaaaaaaaaaa', 'abcabcabcabc', '123456789012', 'passwordpassword', 'ｐａｓｓｗｏｒｄ１２３４'],
    ...[
      'pass\u200bword1234',
      'password     1234',
      email,
      'HUDA.SAEED@example.ae',
      `${email}!`,
      'Huda Al Saeed',
    ],
  ])('does not get the password %s, and the code stays good', async (password) => {
    const form = { ...someone, name: 'Huda Al Saeed', email, code: CODE };
    const refused = await signUp({ ...form, password });
    expect([refused.status, refused.body.errors]).toEqual([422, [{ field: 'password', message: guessable }]]);
    expect((await signUp(form)).status).toBe(201);
  });

  it.each(['ليلى في دبي والبحر', '猫はいつも窓の外を見ている', '🐪🌴🕌🌊🌙⛵🏜️🫖📚🔭🎻🧭', 'x7#Kq2$vLm9!'])(
    'gets the password %s, and logs in with it',
    async (password) => {
      expect((await signUp({ ...someone, password, code: CODE })).status).toBe(201);
      expect((await logIn({ ...someone, password })).status).toBe(200);
    },
  );

  it('without a code has no password judged', async () => {
    expect((await signUp({ ...someone, password: 'password1234' })).status).toBe(403);
  });
});

describe('another administrator', () => {
  const other = { ...someone, name: 'Saeed', email: 'saeed@example.ae' };

  beforeEach(signUpFirst);

  it('does not sign up without the code, nor with a wrong one', async () => {
    for (const code of [undefined, '', 'open sesame', 'OPEN SESAME 2026']) {
      const { status, body } = await signUp({ ...other, code });
      expect([status, body]).toEqual([403, { message: noCode }]);
      expect((await audited()).at(-1)).toBe('sign-up saeed@example.ae false');
    }
  });

  it('signs up with the code of the dealer, which works once', async () => {
    const code = CODE;
    const answers = await Promise.all(
      [1, 2, 3].map((i) => signUp({ ...other, email: `person-${i}@example.ae`, code })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 403, 403]);
    expect((await signUp({ ...other, code })).body).toEqual({ message: noCode });
    expect((await admins()).length).toBe(2);
    expect(JSON.stringify(await admins())).not.toContain(code);
  });

  it('is told when the address has an account, and the code is not used up', async () => {
    const { status, body } = await signUp({ ...someone, email: 'HUDA@example.ae', code: CODE });
    expect([status, body.message]).toEqual([
      409,
      'An administrator with this email address exists. Log in instead.',
    ]);
    expect((await signUp({ ...other, code: CODE })).status).toBe(201);
  });
});

describe.each(storeEngines)('where the operator has set no code, in $name', ({ emptyStore }) => {
  let engine: EngineStore;

  beforeEach(async () => {
    engine = await emptyStore();
  });
  afterEach(() => engine.close());

  /** A process on the store, with the sign-up code that it logs. */
  async function start(admin: AdminSettings = { tokenSecret }) {
    const store = await engine.another();
    await prepareStore(store, () => undefined);
    const api = await runRest({ store, photos: engine.photos, admin });
    onTestFinished(() => api.close().then(() => store.close()));
    const told = await firstSignUp(store, admin);
    const send = (email: string, code?: string) =>
      api.post('/api/auth/admin/signup', { ...someone, email, code });
    return { send, told, code: told?.split(' ').at(-1) };
  }

  it('the first administrator signs up with the code that every process and every start tells, and nobody else does', async () => {
    const [one, two] = [await start(), await start()];
    expect(one.told).toMatch(
      /^There is no administrator yet\. .* use the code [0-9a-f]{5}(-[0-9a-f]{5}){3}$/,
    );
    expect(two.told).toBe(one.told);
    expect((await start({ tokenSecret: Buffer.from('the secret of another store, as long') })).code).not.toBe(
      one.code,
    );
    expect((await one.send('stranger@example.ae')).status).toBe(403);
    expect((await one.send('stranger@example.ae', '00000-00000-00000-00000')).status).toBe(403);
    const answers = await Promise.all([
      one.send('a@example.ae', one.code),
      two.send('b@example.ae', two.code),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 403]);
    expect((await two.send('c@example.ae', one.code)).body).toEqual({ message: noCode });
    expect((await start()).told).toBeUndefined();
  });

  it('whose code is empty, the first one is told as well', async () => {
    const empty = await start({ tokenSecret, signUpCode: '' });
    expect((await empty.send('a@example.ae', '')).status).toBe(403);
    expect((await empty.send('a@example.ae', empty.code)).status).toBe(201);
  });
});

it('an operator who has set a code is told no other one', async () => {
  expect(await firstSignUp(rest.store, { tokenSecret, signUpCode: CODE })).toBeUndefined();
});

describe('an administrator who logs in', () => {
  beforeEach(signUpFirst);

  it('gets a token, however the address is written (AUTH-2)', async () => {
    const { status, body } = await logIn({ email: 'HUDA@example.ae', password: PASSWORD });
    expect([status, body.admin.name]).toEqual([200, 'Huda']);
    expect((await me(body.token)).body).toEqual(body.admin);
    expect((await audited()).at(-1)).toBe('login HUDA@example.ae true');
  });

  it('is told the same for a wrong password and for an address that nobody has', async () => {
    for (const email of [someone.email, 'nobody@example.ae']) {
      const { status, headers, body } = await logIn({ email, password: 'not the password' });
      expect([status, body]).toEqual([401, { message: 'The email address or the password is wrong.' }]);
      expect(headers.get('www-authenticate')).toBe('Bearer');
      expect((await audited()).at(-1)).toBe(`login ${email} false`);
    }
  });

  it('may type an accent in either way', async () => {
    await signUp({ ...someone, email: 'rene@example.ae', password: 'café in Jumeirah', code: CODE });
    expect((await logIn({ email: 'rene@example.ae', password: 'cafe\u0301 in Jumeirah' })).status).toBe(200);
  });

  it('is let in for eight hours without use and twelve in all, and the token names no role (AUTH-6)', async () => {
    const { token } = (await logIn(someone)).body;
    const unused = (await logIn(someone)).body.token;
    const { aud, sub, iat, exp, ...others } = decodeJwt(token);
    const session = { jti: expect.any(String) };
    expect([aud, others, exp! - iat!, typeof sub]).toEqual(['admin', session, 12 * 60 * 60, 'string']);
    time = new Date('2026-11-20T15:59:59Z');
    expect((await me(token)).status).toBe(200);
    time = new Date('2026-11-20T16:00:01Z');
    expect([(await me(token)).status, (await me(unused)).status]).toEqual([200, 401]);
    time = new Date('2026-11-20T19:59:59Z');
    expect((await me(token)).status).toBe(200);
    time = new Date('2026-11-20T20:00:01Z');
    expect((await me(token)).status).toBe(401);
  });

  it('is let in by every process that has the secret, and by no other', async () => {
    const { token } = (await logIn(someone)).body;
    const twin = await runRest({ store: rest.store, admin: { tokenSecret }, now: () => time });
    const stranger = await runRest({ store: rest.store, now: () => time });
    const ask = (api: RunningRest) => api.get('/api/auth/admin', { authorization: `Bearer ${token}` });
    expect([(await ask(twin)).status, (await ask(stranger)).status]).toEqual([200, 401]);
    await Promise.all([twin.close(), stranger.close()]);
  });
});

describe.each(storeEngines)('an administrator who logs out, in $name', ({ emptyStore }) => {
  let engine: EngineStore;
  let api: RunningRest;
  const login = (on = api) =>
    on.post('/api/auth/admin/login', someone).then(({ body }) => body.token as string);
  const who = (token: string, on = api) =>
    on.get('/api/auth/admin', { authorization: `Bearer ${token}` }).then(({ status }) => status);
  const logOut = (authorization?: string, on = api) =>
    fetch(`${on.url}/api/auth/admin/logout`, {
      method: 'POST',
      headers: authorization ? { authorization } : {},
    });

  beforeEach(async () => {
    engine = await emptyStore();
    await prepareStore(engine.store, () => undefined);
    const { store, photos } = engine;
    api = await runRest({ store, photos, admin: { tokenSecret, signUpCode: CODE }, now });
    await api.post('/api/auth/admin/signup', { ...someone, code: CODE });
  });
  afterEach(async () => {
    await api.close();
    await engine.close();
  });

  it('has no valid token any more, in every process; the sessions on other devices go on', async () => {
    const [here, there] = [await login(), await login()];
    const twin = await runRest({
      store: await engine.another(),
      photos: engine.photos,
      admin: { tokenSecret },
      now,
    });
    onTestFinished(() => twin.close());
    expect([await who(here), await who(here, twin)]).toEqual([200, 200]);
    const { status, headers } = await logOut(`Bearer ${here}`);
    expect([status, headers.get('cache-control')]).toEqual([204, 'no-store']);
    expect([await who(here), await who(here, twin), await who(there), await who(there, twin)]).toEqual([
      401, 401, 200, 200,
    ]);
    const log = engine.store.collection<StoredAuditEntry>('audit');
    const entries = await log.find({ action: 'logout' }).toArray();
    expect(entries.map(({ who, ok }) => [who.name, ok])).toEqual([[someone.email, true]]);
  });

  it('may do so twice, and with a token that is none; without a token, a sentence says what to do', async () => {
    const token = await login();
    for (const sent of [token, token, 'nonsense']) expect((await logOut(`Bearer ${sent}`)).status).toBe(204);
    const refused = await logOut();
    expect([refused.status, await refused.json()]).toEqual([401, { message: 'Log in to continue.' }]);
  });

  it('leaves no session behind, and neither do those that have expired', async () => {
    const sessions = engine.store.collection<StoredSession>('adminSessions');
    await login();
    expect(await sessions.countDocuments({})).toBe(2);
    time = new Date(time.getTime() + 9 * 60 * 60 * 1000);
    await logOut(`Bearer ${await login()}`);
    expect(await sessions.countDocuments({})).toBe(0);
  });
});

describe('nobody is let in', () => {
  it('with a token that is none, changed, unsigned, without an end, for something else or of an account that is gone (AUTH-4)', async () => {
    const { token, admin } = (await signUpFirst()).body;
    const { jti = '' } = decodeJwt(token);
    const signed = (audience: string, alg = 'HS256') =>
      new SignJWT()
        .setProtectedHeader({ alg })
        .setJti(jti)
        .setSubject(admin.id)
        .setAudience(audience)
        .setExpirationTime('8h');
    const unsigned = new UnsecuredJWT().setJti(jti).setSubject(admin.id).setAudience('admin').encode();
    const bad = [
      undefined,
      'nonsense',
      `${token}x`,
      token.replace(/\.[^.]+\./, `.${Buffer.from('{"sub":"x"}').toString('base64url')}.`),
      unsigned,
      await signed('else').sign(tokenSecret),
      await new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setJti(jti)
        .setSubject(admin.id)
        .setAudience('admin')
        .sign(tokenSecret),
      // As before sessions were stored, and with a session that there is not.
      await new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(admin.id)
        .setAudience('admin')
        .setExpirationTime('8h')
        .sign(tokenSecret),
      await signed('admin').setJti('another').sign(tokenSecret),
      await signed('admin').sign(Buffer.from('another secret that is long enough, too')),
      await signed('admin', 'HS512').sign(Buffer.alloc(64, 1)),
    ];
    for (const other of bad) {
      const { status, headers, body } = await me(other);
      expect([status, body, headers.get('www-authenticate')]).toEqual([
        401,
        { message: 'Log in to continue.' },
        'Bearer',
      ]);
    }
    expect((await rest.get('/api/auth/admin', { authorization: token })).status).toBe(401);
    expect((await me(token)).status).toBe(200);
    await rest.store.collection('admins').deleteOne({ _id: admin.id });
    expect((await me(token)).status).toBe(401);
  });
});

describe('whoever tries too often', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const wrong = { ...someone, password: 'wrong' };
  const refused = {
    message: expect.stringMatching(/^Too many attempts\. Wait \d+ seconds and try again\.$/),
  };

  beforeEach(signUpFirst);

  it('at one account waits, also with the right password, and locks nobody out who comes from elsewhere', async () => {
    for (let i = 0; i < 12; i += 1) {
      expect((await logIn(wrong, from('203.0.113.1'))).status).toBe(i < 10 ? 401 : 429);
    }
    const { status, headers, body } = await logIn(someone, from('203.0.113.1'));
    expect([status, body]).toEqual([429, refused]);
    const seconds = Number(headers.get('retry-after'));
    expect(body.message).toContain(` ${seconds} seconds`);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect((await logIn(someone, from('203.0.113.2'))).status).toBe(200);
  });

  it('at one account may still use another one', async () => {
    await signUp({ ...someone, email: 'saeed@example.ae', code: CODE }, from('203.0.113.1'));
    for (let i = 0; i < 12; i += 1) await logIn(wrong, from('203.0.113.1'));
    expect((await logIn({ ...someone, email: 'saeed@example.ae' }, from('203.0.113.1'))).status).toBe(200);
  });

  it('from one address waits, whatever the account; another address does not', async () => {
    const count = await loginRateLimit(rest.store);
    for (let i = 0; i < 30; i += 1) await count('203.0.113.1', `person-${i}@example.ae`);
    await expect(count('203.0.113.1', someone.email)).rejects.toMatchObject({ statusCode: 429 });
    await count('203.0.113.2', someone.email);
  });

  it('from many addresses of one household waits', async () => {
    for (let i = 0; i < 10; i += 1) await logIn(wrong, from(`2001:db8:1:1::${i}`));
    expect((await logIn(someone, from('2001:db8:1:1:ffff::1'))).status).toBe(429);
    expect((await logIn(someone, from('2001:db8:1:2::1'))).status).toBe(200);
  });

  it('is known by the address that the gateway saw, as what stands before it can be made up', async () => {
    for (let i = 0; i < 10; i += 1) await logIn(wrong, from(`10.9.9.${i}, 203.0.113.1`));
    expect((await logIn(someone, from('10.9.9.99, 203.0.113.1'))).status).toBe(429);
  });

  it('has all tries again once one has succeeded', async () => {
    for (let i = 0; i < 9; i += 1) await logIn(wrong, from('203.0.113.1'));
    expect((await logIn(someone, from('203.0.113.1'))).status).toBe(200);
    expect((await logIn(wrong, from('203.0.113.1'))).status).toBe(401);
  });

  it('has a hundred tries an hour at one account, from all networks together', async () => {
    const count = await loginRateLimit(rest.store, now);
    for (let i = 0; i < 100; i += 1) await count(`203.0.113.${i}`, 'saeed@example.ae');
    const message =
      'Too many attempts for this account. Wait 3,600 seconds, or log in from a network where you have logged in before.';
    await expect(count('198.51.100.1', 'SAEED@example.ae')).rejects.toMatchObject({
      statusCode: 429,
      message,
    });
    await count('198.51.100.1', 'other@example.ae');
  });

  it('at the account of somebody else does not keep its owner out, where the owner has signed in before', async () => {
    const home = '94.200.1.1';
    expect((await logIn(someone, from(home))).status).toBe(200);
    const count = await loginRateLimit(rest.store, now);
    for (let i = 0; i < 101; i += 1) await count(`203.0.113.${i}`, someone.email).catch(() => undefined);
    await expect(count('203.0.113.200', someone.email)).rejects.toMatchObject({ statusCode: 429 });
    await count(home, someone.email);
    time = new Date(time.getTime() + 91 * 24 * 60 * 60 * 1000);
    await expect(count(home, someone.email)).rejects.toMatchObject({ statusCode: 429 });
  });

  it('where the owner has signed in before has a hundred tries an hour as well', async () => {
    const count = await loginRateLimit(rest.store, now);
    await (
      await count('94.200.1.1', someone.email)
    )();
    vi.useFakeTimers();
    try {
      for (let i = 0; i < 100; i += 1) {
        await count('94.200.1.1', someone.email);
        await vi.advanceTimersByTimeAsync(7_000);
      }
      await expect(count('94.200.1.1', someone.email)).rejects.toMatchObject({ statusCode: 429 });
    } finally {
      vi.useRealTimers();
    }
  });

  it('may try again a minute later', async () => {
    vi.useFakeTimers();
    try {
      const count = await loginRateLimit(rest.store);
      for (let i = 0; i < 10; i += 1) await count('203.0.113.1', 'a@example.ae');
      await vi.advanceTimersByTimeAsync(30_000);
      await expect(count('203.0.113.1', 'a@example.ae')).rejects.toMatchObject({
        statusCode: 429,
        seconds: 30,
      });
      await vi.advanceTimersByTimeAsync(31_000);
      await count('203.0.113.1', 'a@example.ae');
    } finally {
      vi.useRealTimers();
    }
  });
});
