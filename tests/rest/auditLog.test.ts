import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditLog, type Action, type AuditLog } from '../../rest/admin/audit/auditLog.ts';
import type { StoredAuditEntry } from '../../rest/admin/audit/auditEntry.ts';
import { prepareStore } from '../../rest/store/open/prepareStore.ts';
import type { Stored } from '../../rest/store/Collection.ts';
import { type EngineStore, storeEngines } from '../servers/storeEngines.ts';

const huda = { id: 'huda', name: 'Huda' };
const omar = { id: 'omar', name: 'Omar' };
const opened = (id: string, who = huda): Action => ({
  who,
  action: 'getEnquiry',
  record: { kind: 'enquiry', id },
});

describe.each(storeEngines)('the audit log in $name', ({ emptyStore }) => {
  let engine: EngineStore;
  let time: Date;
  let log: AuditLog;
  const now = () => new Date(time);
  const at = (moment: string) => (time = new Date(moment));
  const recordsOf = async (filter: object = {}) =>
    (await log.list({ limit: 100, ...filter })).items.map(({ record }) => record.id);

  beforeEach(async () => {
    engine = await emptyStore();
    await prepareStore(engine.store, () => undefined);
    at('2026-11-28T08:00:00Z');
    log = auditLog(engine.store, now);
  });
  afterEach(() => engine.close());

  it('tells an owner who did what, when, and with which fields, newest first', async () => {
    await log.record({
      ...opened('e-1'),
      action: 'updateEnquiry',
      fields: ['status'],
      address: '203.0.113.1',
    });
    at('2026-11-28T08:01:00Z');
    const role = { name: 'role', before: 'VIEWER', after: 'SALES' };
    await log.record({
      who: omar,
      action: 'changePerson',
      record: { kind: 'staff', id: 'huda' },
      fields: [role],
    });
    expect((await log.list({ limit: 10 })).items).toEqual([
      {
        ...{ id: expect.stringMatching(/^2026-11-28T08:01/), at: '2026-11-28T08:01:00.000Z', who: omar },
        ...{ action: 'changePerson', record: { kind: 'staff', id: 'huda' }, fields: [role] },
        ...{ address: null, ok: true },
      },
      {
        ...{ id: expect.stringMatching(/^2026-11-28T08:00/), at: '2026-11-28T08:00:00.000Z', who: huda },
        ...{ action: 'updateEnquiry', record: { kind: 'enquiry', id: 'e-1' } },
        fields: [{ name: 'status', before: null, after: null }],
        ...{ address: '203.0.113.1', ok: true },
      },
    ]);
  });

  it('has one opening of an enquiry for each day and person, also when two processes record it at once', async () => {
    const another = await engine.another();
    const twin = auditLog(another, now);
    await Promise.all([log, twin, log, twin].map((each) => each.recordOnceADay(opened('e-1'))));
    await log.recordOnceADay(opened('e-1', omar));
    await log.recordOnceADay(opened('e-2'));
    // A minute before midnight in Dubai, and at midnight.
    at('2026-11-28T19:59:00Z');
    await log.recordOnceADay(opened('e-1'));
    expect((await recordsOf()).toSorted()).toEqual(['e-1', 'e-1', 'e-2']);
    at('2026-11-28T20:00:00Z');
    await log.recordOnceADay(opened('e-1'));
    expect((await recordsOf()).toSorted()).toEqual(['e-1', 'e-1', 'e-1', 'e-2']);
    await another.close();
  });

  it('is searched by person, action, record and day, and read in parts', async () => {
    const many = Array.from({ length: 1_100 }, (_, i) => {
      const moment = new Date(Date.parse('2026-11-20T00:00:00Z') + i * 600_000).toISOString();
      const entry = {
        ...opened(`e-${i}`, i % 2 ? huda : omar),
        at: moment,
        fields: [],
        address: null,
        ok: true,
      };
      return { replaceOne: { filter: { _id: `${moment}-0` }, replacement: entry, upsert: true } };
    });
    await engine.store.collection<StoredAuditEntry>('audit').bulkWrite(many);
    await log.record({ ...opened('e-1'), action: 'updateEnquiry' });
    expect(await recordsOf({ kind: 'enquiry', recordId: 'e-1' })).toEqual(['e-1', 'e-1']);
    expect(await recordsOf({ action: 'updateEnquiry' })).toEqual(['e-1']);
    const first = await log.list({ who: 'omar', limit: 2 });
    expect(first.items.map(({ record }) => record.id)).toEqual(['e-1098', 'e-1096']);
    const next = await log.list({ who: 'omar', limit: 2, after: first.next ?? '' });
    expect(next.items.map(({ record }) => record.id)).toEqual(['e-1094', 'e-1092']);
    const day = { from: '2026-11-20T01:00:00.000Z', to: '2026-11-20T01:30:00.000Z', limit: 2 };
    const part = await log.list(day);
    expect(part.items.map(({ record }) => record.id)).toEqual(['e-8', 'e-7']);
    const last = await log.list({ ...day, after: part.next ?? '' });
    expect([last.items.map(({ record }) => record.id), last.next]).toEqual([['e-6'], null]);
  });

  it('forgets what is older than 24 months, and nothing else', async () => {
    await log.record(opened('old'));
    at('2026-11-28T08:00:01Z');
    await log.recordOnceADay(opened('older than a day'));
    at('2028-11-28T08:00:00.500Z');
    await log.record(opened('new'));
    await log.sweep();
    expect(await recordsOf()).toEqual(['new', 'older than a day']);
    expect(await engine.store.collection('auditedToday').countDocuments({})).toBe(0);
  });

  it('has the sign-ins that were recorded before it, once, in their order', async () => {
    const attempt = { what: 'login', address: '203.0.113.1', ok: true };
    const audit = engine.store.collection<Stored & typeof attempt & { who: string; at: string }>('audit');
    await engine.store
      .collection<Stored & { migrations: string[] }>('meta')
      .updateOne({ _id: 'version' }, { $set: { migrations: [] } });
    const admin = { _id: 'huda', email: 'huda@example.ae', name: 'Huda', passwordHash: '', seat: 'first' };
    await engine.store.collection<Stored & typeof admin>('admins').insertOne(admin);
    await audit.insertOne({ ...attempt, _id: 'b', who: 'Huda@example.ae', at: '2026-11-01T08:00:00.000Z' });
    await audit.insertOne({
      ...attempt,
      _id: 'a',
      who: 'nobody@example.ae',
      at: '2026-11-02T08:00:00.000Z',
      ok: false,
    });
    for (let i = 0; i < 2; i += 1) await prepareStore(engine.store, () => undefined);
    const { items } = await log.list({ limit: 10 });
    expect(items.map(({ who, action, ok }) => [who, action, ok])).toEqual([
      [{ id: null, name: 'nobody@example.ae' }, 'login', false],
      [{ id: 'huda', name: 'Huda@example.ae' }, 'login', true],
    ]);
    const stored = await engine.store.collection<StoredAuditEntry>('audit').find({}).toArray();
    expect(JSON.stringify(stored)).not.toContain('"what"');
  });
});
