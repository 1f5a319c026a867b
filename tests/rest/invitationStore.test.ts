import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StoredInvitation } from '../../rest/admin/people/invitation.ts';
import type { QueuedMail } from '../../rest/mail/outbox.ts';
import { prepareStore } from '../../rest/store/open/prepareStore.ts';
import { interruptedStore } from '../servers/interruptedStore.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { addStaff, PASSWORD, type Staff, tokenSecret } from '../servers/staff.ts';
import { type EngineStore, storeEngines } from '../servers/storeEngines.ts';

const HOUR = 60 * 60 * 1000;

describe.each(storeEngines)('somebody who is invited, in $name', ({ emptyStore }) => {
  let engine: EngineStore;
  let api: RunningRest;
  let huda: Staff;
  let time: Date;
  const now = () => new Date(time);

  beforeEach(async () => {
    time = new Date('2026-11-28T08:03:00Z');
    engine = await emptyStore();
    await prepareStore(engine.store, () => undefined);
    const { store, photos } = engine;
    const mail = { publicUrl: 'https://cars.example.ae' };
    api = await runRest({ store, photos, mail, admin: { tokenSecret, signUpCode: 'open sesame 2026' }, now });
    huda = await addStaff(store, 'Huda', 'OWNER', now);
  });
  afterEach(async () => {
    await api.close();
    await engine.close();
  });

  const INVITATIONS = '/api/admin/v1/invitations';
  const invite = (email = 'Mona@example.ae', role = 'SALES') =>
    api.post(INVITATIONS, { email, role }, huda.headers);
  const list = async () => (await api.get(INVITATIONS, huda.headers)).body.items;
  const resend = (id: string) => api.post(`${INVITATIONS}/${id}/resend`, '{}', huda.headers);
  const revoke = async (id: string) => {
    const { status } = await fetch(`${api.url}${INVITATIONS}/${id}`, {
      method: 'DELETE',
      headers: huda.headers,
    });
    return status;
  };
  /** Asks for whom the invitation of a link is, as its page does. */
  const open = (url: string) =>
    api.post('/api/auth/admin/invitation', { token: new URL(url).searchParams.get('invite') });
  /** Signs up with the token of a link. */
  const accept = (url: string, email = 'mona@example.ae', at = api) => {
    const code = new URL(url).searchParams.get('invite');
    return at.post('/api/auth/admin/signup', { name: 'Mona', email, password: PASSWORD, code });
  };

  it('gets a mail with the link, signs up with it in the role of the invitation, and the link works once (BO-2)', async () => {
    const { status, body } = await invite();
    expect([status, body]).toEqual([
      201,
      {
        ...{
          id: expect.any(String),
          email: 'mona@example.ae',
          role: 'SALES',
          invitedBy: 'Huda',
          expired: false,
        },
        ...{ sentAt: now().toISOString(), expiresAt: '2026-12-01T08:03:00.000Z' },
        url: expect.stringMatching(/^https:\/\/cars\.example\.ae\/login\?invite=[\w-]{43}$/),
      },
    ]);
    const [queued] = await engine.store.collection<QueuedMail>('outbox').find({}).toArray();
    expect(queued?.mail).toMatchObject({
      to: 'mona@example.ae',
      subject: 'You are invited to the back office of Marsa',
    });
    expect(queued?.mail.text).toContain(`Huda invites you to the back office of Marsa as a salesperson.`);
    expect(queued?.mail.text).toContain(`\n${body.url}\n`);
    expect(queued?.mail.text).toContain('until Tuesday 1 December, 12:03 PM (Dubai)');
    const stored = await engine.store.collection<StoredInvitation>('invitations').find({}).toArray();
    expect(JSON.stringify(stored)).not.toContain(new URL(body.url).searchParams.get('invite'));

    const opened = await open(body.url);
    expect([opened.status, opened.body]).toEqual([
      200,
      { email: 'mona@example.ae', role: 'SALES', invitedBy: 'Huda' },
    ]);
    const first = await accept(body.url);
    expect(first.status).toBe(201);
    expect(await open(body.url)).toMatchObject({
      status: 409,
      body: { message: 'This invitation was used: its email address has an account. Log in instead.' },
    });
    expect((await open('https://cars.example.ae/login?invite=cut')).status).toBe(403);
    const headers = { authorization: `Bearer ${first.body.token}` };
    expect((await api.get('/api/admin/v1/me', headers)).body).toMatchObject({ name: 'Mona', role: 'SALES' });
    const second = await accept(body.url);
    const used = 'This invitation was used: its email address has an account. Log in instead.';
    expect([second.status, second.body.message]).toEqual([409, used]);
    expect(await list()).toEqual([]);
    expect((await resend(body.id)).status).toBe(404);
    const again = await invite();
    expect([again.status, again.body.errors[0].field]).toEqual([422, 'email']);
  });

  it('is one account, also when the link is used twice at once (BO-2)', async () => {
    const { url } = (await invite()).body;
    const answers = await Promise.all([accept(url), accept(url), accept(url)]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect((await api.get('/api/admin/v1/people', huda.headers)).body.items).toHaveLength(2);
  });

  it('comes too late after 72 hours, and is invited again all the same (BO-2)', async () => {
    const { url } = (await invite()).body;
    time = new Date(time.getTime() + 72 * HOUR);
    const late = await accept(url);
    const expired = 'This invitation has expired. Ask an owner of the site to send it again.';
    expect([late.status, late.body.message]).toEqual([403, expired]);
    huda.headers = (await addStaff(engine.store, 'Saeed', 'OWNER', now)).headers;
    expect(await list()).toMatchObject([{ email: 'mona@example.ae', expired: true }]);
    const renewed = (await invite('mona@example.ae', 'EDITOR')).body;
    expect(await list()).toMatchObject([{ email: 'mona@example.ae', role: 'EDITOR', expired: false }]);
    const accepted = await accept(renewed.url);
    const headers = { authorization: `Bearer ${accepted.body.token}` };
    expect((await api.get('/api/admin/v1/me', headers)).body.role).toBe('EDITOR');
  });

  it('is told that the invitation was withdrawn, and may be invited again (BO-2)', async () => {
    const { id, url } = (await invite()).body;
    expect(await revoke(id)).toBe(204);
    const refused = await accept(url);
    const withdrawn = 'This invitation was withdrawn. Ask an owner of the site for a new one.';
    expect([refused.status, refused.body.message]).toEqual([403, withdrawn]);
    expect([await list(), await revoke(id), (await resend(id)).status]).toEqual([[], 404, 404]);
    expect((await accept((await invite()).body.url)).status).toBe(201);
  });

  it('is sent another link, which ends the one before at once (BO-2)', async () => {
    const { id, url } = (await invite()).body;
    time = new Date(time.getTime() + HOUR / 12);
    const resent = await resend(id);
    expect(resent.body).toMatchObject({ id, expiresAt: '2026-12-01T08:08:00.000Z' });
    expect(resent.body.url).not.toBe(url);
    const refused = await accept(url);
    const newer = 'A newer invitation was sent to you, and ended this one. Open the link of the latest mail.';
    expect([refused.status, refused.body.message]).toEqual([403, newer]);
    expect(await engine.store.collection('outbox').countDocuments({})).toBe(2);
    expect((await accept(resent.body.url)).status).toBe(201);
  });

  describe('while the process ends before the account is stored', () => {
    let invitation: { id: string; url: string };

    beforeEach(async () => {
      invitation = (await invite()).body;
      const dying = interruptedStore(engine.store);
      dying.before('admins', async () => {
        throw new Error('The process has ended');
      });
      const admin = { tokenSecret, signUpCode: 'open sesame 2026' };
      const second = await runRest({ store: dying.store, photos: engine.photos, admin, now });
      expect((await accept(invitation.url, 'mona@example.ae', second)).status).toBe(500);
      await second.close();
    });

    it('signs up with the same link again (BO-2)', async () => {
      expect((await accept(invitation.url)).status).toBe(201);
      expect(await list()).toEqual([]);
    });

    it('is in the list of invitations a minute later, and the link can be revoked (BO-2)', async () => {
      expect([await list(), await revoke(invitation.id)]).toEqual([[], 404]);
      time = new Date(time.getTime() + 61_000);
      expect(await list()).toMatchObject([{ id: invitation.id, email: 'mona@example.ae' }]);
      expect(await revoke(invitation.id)).toBe(204);
      expect([(await accept(invitation.url)).status, await list()]).toEqual([403, []]);
    });

    it('is sent another link, which alone is good then (BO-2)', async () => {
      time = new Date(time.getTime() + 61_000);
      const { url } = (await resend(invitation.id)).body;
      expect([(await accept(invitation.url)).status, (await accept(url)).status]).toEqual([403, 201]);
    });
  });

  it('signs up with no other address and no easy password, and the link stays good', async () => {
    const { url } = (await invite()).body;
    const other = await accept(url, 'omar@example.ae');
    const message = 'This invitation is for another email address. Enter the one to which it was sent.';
    expect([other.status, other.body.errors]).toEqual([422, [{ field: 'email', message }]]);
    const code = new URL(url).searchParams.get('invite');
    const easy = { name: 'Mona', email: 'mona@example.ae', password: 'password1234', code };
    expect((await api.post('/api/auth/admin/signup', easy)).status).toBe(422);
    expect((await accept(url)).status).toBe(201);
  });
});
