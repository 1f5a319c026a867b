import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { partnerUsage } from '../../rest/partners/partnerUsage.ts';
import { type EngineStore, storeEngines } from '../servers/storeEngines.ts';

const key = { id: 'marsa', keyPrefix: 'pk_11111111' };
const day = '2026-11-20';

describe.each(storeEngines)('the use of keys in $name', ({ emptyStore }) => {
  let own: EngineStore;
  let time: Date;
  const now = () => time;

  beforeEach(async () => {
    time = new Date(`${day}T23:59:00Z`);
    own = await emptyStore();
  });
  afterEach(() => own.close());

  it('two processes that count one key are added up, by day, the latest first', async () => {
    const processes = [partnerUsage(own.store, now), partnerUsage(own.store, now)] as const;
    for (const one of processes) one.count(key, { requests: 2, cost: 50 });
    processes[0].count(key, { leads: 1 });
    time = new Date('2026-11-21T00:01:00Z');
    processes[1].count(key, { requests: 1, cost: 7 });
    await Promise.all(processes.map((one) => one.stop()));
    const { keyPrefix } = key;
    expect(await processes[0].since('marsa', day)).toEqual([
      { keyPrefix, day: '2026-11-21', requests: 1, cost: 7, leads: 0, lastSeenAt: time.toISOString() },
      { keyPrefix, day, requests: 4, cost: 100, leads: 1, lastSeenAt: `${day}T23:59:00.000Z` },
    ]);
    expect(await processes[0].since('marsa', '2026-11-21')).toHaveLength(1);
    expect(await processes[0].since('another', day)).toEqual([]);
  });

  it('a thousand requests are written as one, and none is lost when a write fails', async () => {
    const usage = partnerUsage(own.store, now);
    const collection = own.store.collection('partnerUsage');
    const write = vi.spyOn(Object.getPrototypeOf(collection), 'bulkWrite');
    write.mockRejectedValueOnce(new Error('The disk is full'));
    for (let i = 0; i < 1_000; i += 1) usage.count(key, { requests: 1, cost: 1 });
    await expect(usage.stop()).rejects.toThrow('The disk is full');
    await usage.stop();
    expect(write).toHaveBeenCalledTimes(2);
    expect(await usage.since('marsa', day)).toMatchObject([{ requests: 1_000, cost: 1_000 }]);
    write.mockRestore();
  });
});
