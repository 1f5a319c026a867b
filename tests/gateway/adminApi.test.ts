import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { faults } from '../origins/faultyOrigin.ts';
import { runGateway, type RunningGateway } from '../servers/runGateway.ts';
import { says, writingOrigin } from '../origins/writingOrigin.ts';

let origin: Awaited<ReturnType<typeof writingOrigin>>;
let gateway: RunningGateway;

beforeEach(async () => {
  origin = await writingOrigin();
  gateway = await runGateway({ restUrl: origin.url, timeout: 1000 });
});
afterEach(async () => {
  await gateway.close();
  await origin.close();
});

const sara = { id: 'a1', name: 'Sara', email: 'sara@example.ae' };
const payload = '{ admin { id name email } token message userErrors { field message code } }';
const signUp = `mutation ($input: SignUpAdminInput!) { signUpAdmin(input: $input) ${payload} }`;
const logIn = `mutation ($input: LogInAdminInput!) { logInAdmin(input: $input) ${payload} }`;
const newcomer = { name: 'Sara', email: 'sara@example.ae', password: 'correct horse', code: 'invited' };
const { name: _name, code: _code, ...credentials } = newcomer;

const steps = [
  ['AUTH-1', 'signs up', 'signUpAdmin', signUp, '/api/auth/admin/signup', newcomer],
  ['AUTH-2', 'logs in', 'logInAdmin', logIn, '/api/auth/admin/login', credentials],
] as const;

describe.each(steps)('%s an administrator who %s', (_id, _what, name, document, path, input) => {
  it('gets the token of the origin', async () => {
    origin.on(path, says(201, { token: 't.o.k', admin: sara }));
    const { [name]: answer } = await gateway.data(document, { input });
    expect(answer).toEqual({ admin: sara, token: 't.o.k', message: null, userErrors: [] });
    expect(origin.received.map(({ method, path: to }) => [method, to])).toEqual([['POST', path]]);
    expect(origin.bodies()).toEqual([input]);
  });

  it('gets it from an origin that tells nothing else', async () => {
    origin.on(path, says(200, { token: 't.o.k' }));
    const { [name]: answer } = await gateway.data(document, { input });
    expect(answer).toMatchObject({ admin: null, token: 't.o.k' });
  });

  it.each([
    [401, 'UNAUTHENTICATED'],
    [403, 'FORBIDDEN'],
    [409, 'CONFLICT'],
    [422, 'INVALID'],
    [429, 'RATE_LIMITED'],
  ])('is told why not, after HTTP %i', async (status, code) => {
    origin.on(path, says(status, { message: 'Not like this. Wait 9 seconds.' }));
    const { [name]: answer } = await gateway.data(document, { input });
    const userErrors = [{ field: null, message: 'Not like this. Wait 9 seconds.', code }];
    expect(answer).toEqual({ admin: null, token: null, message: null, userErrors });
  });

  it('GW-10 is told in a sentence of the gateway what else went wrong', async () => {
    for (const [answer, code] of [
      [says(500, { message: 'secret' }), 'UPSTREAM_ERROR'],
      [says(201, { admin: sara }), 'UPSTREAM_BAD_RESPONSE'],
      [says(201, { token: '', admin: {} }), 'UPSTREAM_BAD_RESPONSE'],
      [says(200, { token: ' ', admin: sara }), 'UPSTREAM_BAD_RESPONSE'],
      [says(201), 'UPSTREAM_BAD_RESPONSE'],
      [says(404, { message: 'secret' }), 'NOT_FOUND'],
    ] as const) {
      origin.on(path, answer);
      const { text, body } = await gateway.query(document, { input });
      expect(body.errors[0].extensions.code).toBe(code);
      expect(text).not.toContain('secret');
    }
  });

  it('is sent once, with a key too', async () => {
    origin.on(path, faults.hangUp());
    await gateway.query(document, { input: { ...input, idempotencyKey: 'k-1' } });
    expect(origin.received).toHaveLength(1);
    expect(origin.bodies()).toEqual([input]);
  });
});

describe('the current administrator', () => {
  const me = '{ me { id name email } }';
  const path = '/api/auth/admin';
  const withToken = (token = 't.o.k') => gateway.query(me, {}, { authorization: `Bearer ${token}` });

  it('AUTH-3 is nobody without a token, and the origin is not asked', async () => {
    expect(await gateway.data(me)).toEqual({ me: null });
    for (const authorization of [
      '',
      'Basic abc',
      'Bearer',
      'Bearer two words',
      `Bearer ${'x'.repeat(5000)}`,
    ]) {
      expect((await gateway.query(me, {}, { authorization })).body).toEqual({ data: { me: null } });
    }
    expect(origin.requests).toEqual([]);
  });

  it.each([
    ['the admin', sara],
    ['a field `admin`', { admin: sara }],
    ['MongoDB records', { _id: 'a1', name: 'Sara', email: 'sara@example.ae', __v: 0 }],
  ])('AUTH-1 AUTH-2 is who the origin says, from %s', async (_what, body) => {
    origin.on(path, says(200, body));
    expect((await withToken()).body).toEqual({ data: { me: sara } });
    expect(origin.received[0]).toMatchObject({
      method: 'GET',
      path,
      headers: { authorization: 'Bearer t.o.k' },
    });
  });

  it('is asked for anew each time: nobody else gets the answer', async () => {
    origin.on(path, says(200, sara, { 'cache-control': 'public, max-age=600' }));
    await withToken('one');
    await withToken('two');
    origin.on(path, says(401, { message: 'No' }));
    expect((await withToken('one')).body).toEqual({ data: { me: null } });
    expect(origin.received.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer one',
      'Bearer two',
      'Bearer one',
    ]);
  });

  it.each([401, 403, 404, 400])(
    'AUTH-4 is nobody when the origin rejects the token with %i',
    async (status) => {
      origin.on(path, says(status, { message: 'No' }));
      expect((await withToken()).body).toEqual({ data: { me: null } });
    },
  );

  it.each([
    [says(500), 'UPSTREAM_ERROR'],
    [says(200), 'UPSTREAM_BAD_RESPONSE'],
    [says(200, {}), 'UPSTREAM_BAD_RESPONSE'],
    [says(200, []), 'UPSTREAM_BAD_RESPONSE'],
    [says(200, { admin: null }), 'UPSTREAM_BAD_RESPONSE'],
    [says(200, { name: 'Sara' }), 'UPSTREAM_BAD_RESPONSE'],
    [says(200, { admin: { id: '', email: '', name: 'Sara' } }), 'UPSTREAM_BAD_RESPONSE'],
    [says(200, { admin: { id: '', email: ' ' } }), 'UPSTREAM_BAD_RESPONSE'],
    [says(200, { id: 7, email: ['sara@example.ae'] }), 'UPSTREAM_BAD_RESPONSE'],
    [faults.hang(), 'UPSTREAM_TIMEOUT'],
  ])('is not known, which is told, when the origin fails', async (answer, code) => {
    origin.on(path, answer);
    const { body } = await withToken();
    expect([body.data, body.errors[0].extensions.code]).toEqual([{ me: null }, code]);
  });

  it("has the token sent to the origin's sign-in alone", async () => {
    await gateway.query('{ makes { id } }', {}, { authorization: 'Bearer t.o.k' });
    expect(origin.received[0]?.headers.authorization).toBeUndefined();
  });
});

describe('an administrator who logs out', () => {
  const logOut = 'mutation { logOutAdmin { userErrors { field message code } } }';
  const path = '/api/auth/admin/logout';
  const withToken = (headers: Record<string, string> = {}) =>
    gateway.query(logOut, {}, { authorization: 'Bearer t.o.k', ...headers });
  const loggedOut = { data: { logOutAdmin: { userErrors: [] } } };

  it.each([200, 204, 401])('has no session any more, after HTTP %i', async (status) => {
    origin.on(path, says(status, status === 204 ? undefined : {}));
    expect((await withToken()).body).toEqual(loggedOut);
    expect(
      origin.received.map(({ method, path: to, headers }) => [method, to, headers.authorization]),
    ).toEqual([['POST', path, 'Bearer t.o.k']]);
  });

  it('without a token has none to end, and the origin is not asked', async () => {
    expect((await gateway.query(logOut)).body).toEqual(loggedOut);
    expect(origin.requests).toEqual([]);
  });

  it('is told where the origin has no logout', async () => {
    origin.on(path, says(404, { message: 'secret' }));
    const message =
      'The dealer’s system cannot end this session; it expires by itself. Delete its token from this device.';
    expect((await withToken()).body.data.logOutAdmin).toEqual({
      userErrors: [{ field: null, message, code: 'NOT_FOUND' }],
    });
  });

  it('is told where the origin fails', async () => {
    origin.on(path, says(500, { message: 'secret' }));
    const { text, body } = await withToken();
    expect([body.data.logOutAdmin, body.errors[0].extensions.code]).toEqual([null, 'UPSTREAM_ERROR']);
    expect(text).not.toContain('secret');
  });

  it('is not logged out by a page of another site', async () => {
    const { body } = await withToken({ origin: 'https://other.example' });
    expect(body.data.logOutAdmin.userErrors).toMatchObject([{ code: 'FORBIDDEN' }]);
    expect(origin.requests).toEqual([]);
  });
});

describe('somebody who opens the link of an invitation', () => {
  const path = '/api/auth/admin/invitation';
  const document = `mutation ($input: OpenInvitationInput!) {
    openInvitation(input: $input) { email role invitedBy userErrors { message code } }
  }`;
  const input = { token: 'a token' };

  it('reads who invites whom as what', async () => {
    origin.on(path, says(200, { email: 'mona@example.ae', role: 'SALES', invitedBy: 'Huda' }));
    const { openInvitation } = await gateway.data(document, { input });
    const invitation = { email: 'mona@example.ae', role: 'SALES', invitedBy: 'Huda' };
    expect(openInvitation).toEqual({ ...invitation, userErrors: [] });
    expect(origin.bodies()).toEqual([input]);
  });

  it('reads why nobody can accept it any more', async () => {
    origin.on(path, says(403, { message: 'This invitation has expired.' }));
    const { openInvitation } = await gateway.data(document, { input });
    const userErrors = [{ message: 'This invitation has expired.', code: 'FORBIDDEN' }];
    expect(openInvitation).toEqual({ email: null, role: null, invitedBy: null, userErrors });
  });
});
