import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adminStore, DEMO_ACCOUNT } from '../../rest/admin/adminStore.ts';
import { createIndexes } from '../../rest/store/mongodb/createIndexes.ts';
import { collections } from '../../rest/store/open/collections.ts';
import { filledForms } from '../forms/filledForms.ts';
import { mailServer } from '../servers/mailServer.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { addStaff, signIn, type Staff, tokenSecret } from '../servers/staff.ts';
import { type EngineStore, storeEngines } from '../servers/storeEngines.ts';
import { until } from '../until.ts';

describe.each(storeEngines)('notices of enquiries that wait, with $name,', ({ emptyStore }) => {
  let engine: EngineStore;
  let mails: Awaited<ReturnType<typeof mailServer>>;
  let time: Date;
  let omar: Staff;
  const now = () => new Date(time);
  const at = (clock: string, day = 26) => (time = new Date(`2026-11-${day}T${clock}:00+04:00`));
  const start = (store = engine.store) =>
    runRest({
      ...{ store, photos: engine.photos, now, admin: { tokenSecret } },
      mail: { server: { url: mails.url, from: 'hello@dealer.example' }, publicUrl: 'https://cars.example' },
    });
  /** The subjects of the mails to a member of the staff, oldest first. */
  const to = (name: string) =>
    mails.received
      .filter(({ to: [address] }) => address === `${name}@example.ae`)
      .map(({ source }) => /^Subject: (.*?)\r?$/m.exec(source)?.[1] ?? '');

  beforeEach(async () => {
    engine = await emptyStore();
    await createIndexes(engine.store, collections);
    mails = await mailServer();
    at('14:00');
    await addStaff(engine.store, 'Huda', 'OWNER', now);
    omar = await addStaff(engine.store, 'Omar', 'SALES', now);
    await addStaff(engine.store, 'Vera', 'VIEWER', now);
  });
  afterEach(async () => {
    await mails.close();
    await engine.close();
  });

  const session = () => signIn(engine.store, { _id: omar.id }, now);
  const form = filledForms['/api/v1/contact-us'];
  const send = async (rest: RunningRest): Promise<string> =>
    (await rest.post('/api/v1/contact-us', form)).body.id;

  it('come once an enquiry, from two processes and after a restart, to whom they concern (BO-6)', async () => {
    const another = await engine.another();
    const [rest, twin] = [await start(), await start(another)];
    const id = await send(rest);
    const reference = `${id.slice(-8, -4)}-${id.slice(-4)}`.toUpperCase();
    // Amber at 2:00 of the next day.
    at('08:00', 27);
    await until(() => expect([to('huda'), to('omar')].flat()).toHaveLength(2));
    expect(to('omar')).toEqual([`Nobody has taken ${reference}: Message - Marsa`]);
    const source = mails.received.at(-1)?.source ?? '';
    expect(source.replace(/=\r\n/g, '')).toContain(`https://cars.example/admin/e/${reference}`);
    for (const personal of Object.values(form)) expect(source).not.toContain(personal);

    const headers = { ...(await session()), 'if-match': '"1"' };
    const assign = { assigneeId: omar.id };
    expect((await rest.patch(`/api/admin/v1/enquiries/${id}`, assign, headers)).status).toBe(200);
    at('14:01', 27);
    await until(() => expect(to('huda')).toHaveLength(2));
    await until(() => expect(to('omar')).toHaveLength(2));
    expect(to('omar')[1]).toBe(`Overdue ${reference}: Message - Marsa`);
    await rest.close();
    await twin.close();
    await another.close();

    const third = await start();
    const later = await send(third);
    await third.post(`/api/admin/v1/enquiries/${later}/notes`, { text: 'Called' }, await session());
    at('14:02', 28);
    // The worker of the third process has looked at all when it tells of the later one.
    await until(() => expect(to('huda')).toHaveLength(3));
    expect(to('huda').filter((subject) => subject.includes(reference))).toHaveLength(2);
    expect(to('vera')).toEqual([]);
    await third.close();
  });

  it('do not come where somebody has answered, and the digest at opening comes once a day, to owners (BO-6)', async () => {
    const rest = await start();
    const id = await send(rest);
    await rest.post(`/api/admin/v1/enquiries/${id}/answers`, { channel: 'PHONE' }, await session());
    at('09:01', 27);
    await until(() => expect(to('huda')).toEqual(['Enquiries this morning - Marsa']));
    await rest.close();
    const again = await start();
    at('09:02', 28);
    expect(to('huda')).toHaveLength(1);
    at('10:01', 28);
    await until(() => expect(to('huda')).toHaveLength(2));
    expect(to('omar')).toEqual([]);
    await again.close();
  });

  it('reach nobody without a mailbox: the owner of the demonstration gets none', async () => {
    const passwordHash = 'none';
    await adminStore(engine.store).add({
      ...{ name: 'Demo', email: 'demo@example.ae', role: 'OWNER', passwordHash },
      ...{ createdAt: now().toISOString(), grantedBy: DEMO_ACCOUNT },
    });
    const rest = await start();
    await send(rest);
    at('08:00', 27);
    await until(() => expect([to('huda'), to('omar')].flat()).toHaveLength(2));
    at('14:01', 27);
    await until(() => expect(to('huda')).toHaveLength(2));
    expect(to('demo')).toEqual([]);
    await rest.close();
  });

  it('come in the evening where the showroom opens then, though its last day ended after midnight', async () => {
    const evening = [{ opens: '20:00', closes: '01:00' }];
    const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
    const openingHours = Object.fromEntries(days.map((day) => [day, evening]));
    const rest = await start();
    await send(rest);
    const { id } = await addStaff(engine.store, 'Noor', 'OWNER', now);
    const noor = await signIn(engine.store, { _id: id }, now);
    const { status } = await rest.patch(
      '/api/admin/v1/settings',
      { openingHours },
      { ...noor, 'if-match': '"1"' },
    );
    expect(status).toBe(200);
    const digests = () => to('noor').filter((subject) => subject.startsWith('Enquiries this morning'));
    at('00:30', 28);
    await until(() => expect(to('huda').length).toBeGreaterThan(0));
    expect(digests()).toEqual([]);
    at('20:01', 28);
    await until(() => expect(digests()).toHaveLength(1));
    await rest.close();
  });
});
