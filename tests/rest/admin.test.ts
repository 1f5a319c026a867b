import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoredAdmin } from '../../rest/admin/adminStore.ts';
import type { AuditEntry } from '../../rest/admin/audit.ts';
import { loginRateLimit } from '../../rest/admin/loginRateLimit.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';

const PASSWORD = 'a long way to Fujairah';
const someone = { name: 'Huda', email: 'huda@example.ae', password: PASSWORD };
const tokenSecret = Buffer.from('a secret for tests that is long enough');

let rest: RunningRest;
let time: Date;

beforeEach(async () => {
  time = new Date('2026-11-20T08:00:00Z');
  // A millisecond later at each look, so that the audit has an order.
  const now = () => (time = new Date(time.getTime() + 1));
  rest = await runRest({ admin: { tokenSecret, signUpCode: 'open sesame 2026' }, now });
});
afterEach(() => rest.close());

const signUp = (form: object, headers?: Record<string, string>) =>
  rest.post('/api/auth/admin/signup', form, headers);
const logIn = (form: object, headers?: Record<string, string>) =>
  rest.post('/api/auth/admin/login', form, headers);
const me = (token?: string) => rest.get('/api/auth/admin', token ? { authorization: `Bearer ${token}` } : {});
const admins = () => rest.store.collection<StoredAdmin>('admins').find({}).toArray();
const audited = async () =>
  (
    await rest.store
      .collection<AuditEntry>('audit')
      .find({}, { sort: { at: 1 } })
      .toArray()
  ).map(({ what, who, ok }) => `${what} ${who} ${ok}`);
const noCode = 'Signing up needs a sign-up code that nobody has used yet. Ask the dealer for one.';

describe('the first administrator', () => {
  it('signs up without a code, and is who the token says (AUTH-1)', async () => {
    const { status, headers, body } = await signUp({ ...someone, email: 'Huda@Example.ae' });
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

  it('is one, although several sign up at once', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4].map((i) => signUp({ ...someone, email: `person-${i}@example.ae` })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 403, 403, 403]);
    expect((await admins()).length).toBe(1);
    expect((await audited()).filter((line) => line.endsWith('true')).length).toBe(1);
  });

  it('has a password that is nowhere to be read', async () => {
    await signUp(someone);
    const [admin] = await admins();
    expect(admin?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const all = await Promise.all(
      ['admins', 'audit'].map((name) => rest.store.collection(name).find({}).toArray()),
    );
    expect(JSON.stringify(all)).not.toContain(PASSWORD);
  });

  it('is told what is wrong with what they entered', async () => {
    const wrong = [
      [{ password: 'short' }, 'password', 'Password must have 12 characters at least.'],
      [{ password: undefined }, 'password', 'Password is missing.'],
      [{ email: 'huda' }, 'email', 'Email address must look like name@example.com.'],
      [{ name: '' }, 'name', 'Name is missing.'],
      [{ name: '\u200b' }, 'name', 'Name is missing.'],
      [{ password: `${PASSWORD}\ud83d` }, 'password', 'Password has a broken character: type it anew.'],
      [{ code: '\ud83d' }, 'code', 'Sign-up code has a broken character: type it anew.'],
      [
        { email: `${'x'.repeat(65)}@b.ae` },
        'email',
        'Email address is too long: 64 characters at most before the @.',
      ],
    ] as const;
    for (const [change, field, message] of wrong) {
      const { status, body } = await signUp({ ...someone, ...change });
      expect([status, body]).toEqual([422, { message, errors: [{ field, message }] }]);
    }
    expect(await admins()).toEqual([]);
  });
});

describe('another administrator', () => {
  const other = { ...someone, name: 'Saeed', email: 'saeed@example.ae' };

  beforeEach(() => signUp(someone));

  it('does not sign up without the code, nor with a wrong one', async () => {
    for (const code of [undefined, '', 'open sesame', 'OPEN SESAME 2026']) {
      const { status, body } = await signUp({ ...other, code });
      expect([status, body]).toEqual([403, { message: noCode }]);
      expect((await audited()).at(-1)).toBe('sign-up saeed@example.ae false');
    }
  });

  it('signs up with the code of the dealer, which works once', async () => {
    const code = 'open sesame 2026';
    const answers = await Promise.all(
      [1, 2, 3].map((i) => signUp({ ...other, email: `person-${i}@example.ae`, code })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 403, 403]);
    expect((await signUp({ ...other, code })).body).toEqual({ message: noCode });
    expect((await admins()).length).toBe(2);
    expect(JSON.stringify(await admins())).not.toContain(code);
  });

  it('is told when the address has an account, and the code is not used up', async () => {
    const code = 'open sesame 2026';
    const { status, body } = await signUp({ ...someone, email: 'HUDA@example.ae', code });
    expect([status, body.message]).toEqual([
      409,
      'An administrator with this email address exists. Log in instead.',
    ]);
    expect((await signUp({ ...other, code })).status).toBe(201);
  });
});

it('nobody signs up a second time where the dealer has set no code', async () => {
  const closed = await runRest({ store: rest.store });
  expect((await closed.post('/api/auth/admin/signup', someone)).status).toBe(201);
  const { status } = await closed.post('/api/auth/admin/signup', {
    ...someone,
    email: 'b@example.ae',
    code: '',
  });
  await closed.close();
  expect(status).toBe(403);
});

describe('an administrator who logs in', () => {
  beforeEach(() => signUp(someone));

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
    const code = 'open sesame 2026';
    await signUp({ ...someone, email: 'rene@example.ae', password: 'café in Jumeirah', code });
    expect((await logIn({ email: 'rene@example.ae', password: 'cafe\u0301 in Jumeirah' })).status).toBe(200);
  });

  it('is let in for eight hours, and the role is the only one (AUTH-6)', async () => {
    const { token } = (await logIn(someone)).body;
    const { aud, sub, iat, exp, ...others } = decodeJwt(token);
    expect([aud, others, exp! - iat!, typeof sub]).toEqual(['admin', {}, 8 * 60 * 60, 'string']);
    time = new Date('2026-11-20T15:59:59Z');
    expect((await me(token)).status).toBe(200);
    time = new Date('2026-11-20T16:00:01Z');
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

describe('nobody is let in', () => {
  it('with a token that is none, changed, unsigned, without an end, for something else or of an account that is gone (AUTH-4)', async () => {
    const { token, admin } = (await signUp(someone)).body;
    const signed = (audience: string, alg = 'HS256') =>
      new SignJWT()
        .setProtectedHeader({ alg })
        .setSubject(admin.id)
        .setAudience(audience)
        .setExpirationTime('8h');
    const unsigned = new UnsecuredJWT().setSubject(admin.id).setAudience('admin').encode();
    const bad = [
      undefined,
      'nonsense',
      `${token}x`,
      token.replace(/\.[^.]+\./, `.${Buffer.from('{"sub":"x"}').toString('base64url')}.`),
      unsigned,
      await signed('else').sign(tokenSecret),
      await new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(admin.id)
        .setAudience('admin')
        .sign(tokenSecret),
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
  const refused = { message: expect.stringMatching(/^Too many tries\. Wait \d+ seconds and try again\.$/) };

  beforeEach(() => signUp(someone));

  it('at one account waits, also with the right password and from other addresses', async () => {
    for (let i = 0; i < 9; i += 1) {
      const { status } = await logIn({ ...someone, password: 'wrong' }, from(`203.0.113.${i}`));
      expect(status).toBe(401);
    }
    const { status, headers, body } = await logIn(someone, from('203.0.113.99'));
    expect([status, body]).toEqual([429, refused]);
    const seconds = Number(headers.get('retry-after'));
    expect(body.message).toContain(` ${seconds} seconds`);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
  });

  it('from one address waits, whatever the account; another address does not', async () => {
    const tries = Array.from({ length: 11 }, (_, i) => ({ email: `person-${i}@example.ae`, password: 'x' }));
    const statuses = [];
    for (const form of tries) statuses.push((await logIn(form, from('198.51.100.7, 203.0.113.1'))).status);
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
    // The last address is the one that the gateway saw; what stands before it can be made up.
    expect((await logIn(someone, from('10.9.9.9, 203.0.113.1'))).status).toBe(429);
    expect((await logIn(someone, from('203.0.113.2'))).status).toBe(200);
  });

  it('may try again a minute later', async () => {
    vi.useFakeTimers();
    try {
      const count = loginRateLimit();
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
