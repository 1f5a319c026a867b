import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RateLimitExceeded } from '../../gateway/clients/RateLimit.ts';
import { RateLimiter } from '../../gateway/clients/RateLimiter.ts';
import type { CostReport, CostTotal } from '../../rest/partners/SharedCost.ts';
import { carStore } from '../../rest/cars/carStore.ts';
import { partnerStore } from '../../rest/partners/partnerStore.ts';
import { type EngineStore, storeEngines } from '../servers/storeEngines.ts';
import { runGateway } from '../servers/runGateway.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { aCar } from '../stock/aCar.ts';

const LIMIT = 60_000;
const quota = { id: 'network 94.200.1.1', limit: LIMIT };

describe('two gateways on one store', () => {
  let own: EngineStore;
  let rest: RunningRest;
  beforeEach(async () => {
    // A server of MongoDB that counts without atomic writes would lose counts that arrive at once (decision 0078).
    own = await storeEngines[0]!.emptyStore();
    await carStore(own.store).save(aCar({ _id: 'available' }));
    rest = await runRest({ store: own.store, photos: own.photos });
  });
  afterEach(async () => {
    await rest.close();
    await own.close();
  });

  it.each([
    ['an address', undefined],
    ['a partner', 'Marsa Motors'],
  ])(
    'let %s use as much together as one does, within 2 per cent',
    async (_, partner) => {
      const costLimits = { anonymous: LIMIT, partner: LIMIT };
      const gateways = await Promise.all(
        [1, 2].map(() => runGateway({ restUrl: rest.url, sharedLimits: true, costLimits })),
      );
      const key = partner && (await partnerStore(own.store).add(partner, ['inventory:read']));
      const headers: Record<string, string> = key ? { authorization: `Bearer ${key}` } : { prefer: 'cost' };
      // 2 + 8 × 25 points.
      const document = `{ ${Array.from('abcdefgh', (alias) => `${alias}: cars { totalCount }`).join(' ')} }`;
      let used = 0;
      const refused: string[] = [];
      const flood = async (gateway: (typeof gateways)[number], times: number) => {
        for (let i = 0; i < times; i += 1) {
          const { status, body } = await gateway.query(document, {}, headers);
          if (status === 200) used += body.extensions.cost.requested;
          else refused.push(`${status} ${body.errors[0].extensions.code}`);
        }
      };
      await Promise.all(gateways.flatMap((gateway) => [1, 2, 3, 4].map(() => flood(gateway, 60))));
      expect(Math.abs(used - LIMIT)).toBeLessThanOrEqual(LIMIT * 0.02);
      expect(new Set(refused)).toEqual(new Set(['429 RATE_LIMITED']));
      for (const gateway of gateways) await gateway.close();
    },
    60_000,
  );
});

describe('one gateway', () => {
  const reports: CostReport[] = [];
  let answer: (report: CostReport) => Promise<CostTotal[] | undefined>;
  let limit: RateLimiter;

  beforeEach(() => {
    reports.length = 0;
    answer = async ({ cost, wanted }) => [{ total: cost + wanted, resetIn: 60_000, granted: true }];
    limit = new RateLimiter((sent) => {
      reports.push(...sent);
      return answer(sent[0]!);
    });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await limit.close();
  });

  it('does not wait for a report far from the limit, and sends one for many operations', async () => {
    answer = () => new Promise(() => undefined);
    for (let i = 0; i < 100; i += 1) expect(limit.tryTake(quota, 100)).toBeDefined();
    expect(reports).toHaveLength(1);
  });

  it('counts alone while the REST API does not answer, and refuses what is above the limit', async () => {
    answer = () => Promise.reject(new Error('away'));
    for (let i = 0; i < 60; i += 1) await limit.take(quota, 1_000);
    await expect(limit.take(quota, 1)).rejects.toThrow(RateLimitExceeded);
    expect(reports).toHaveLength(1);
  });

  it('lets a client begin anew when the minute is over', async () => {
    vi.useFakeTimers();
    answer = async () => undefined;
    for (let i = 0; i < 6; i += 1) await limit.take(quota, 10_000);
    await expect(limit.take(quota, 1)).rejects.toMatchObject({ rateLimit: { remaining: 0, limit: LIMIT } });
    vi.advanceTimersByTime(60_001);
    expect(await limit.take(quota, 1)).toMatchObject({ remaining: LIMIT - 1 });
  });

  it('lets a client begin anew within a minute where the clock was set back by an hour', async () => {
    vi.useFakeTimers();
    answer = async () => undefined;
    for (let i = 0; i < 6; i += 1) await limit.take(quota, 10_000);
    vi.setSystemTime(Date.now() - 60 * 60_000);
    expect(await limit.take(quota, 1)).toMatchObject({ remaining: LIMIT - 1 });
  });

  it('counts with all others again ten seconds after a failure, also where the clock was set back by an hour', async () => {
    vi.useFakeTimers();
    answer = () => Promise.reject(new Error('away'));
    await limit.take(quota, 59_000);
    vi.setSystemTime(Date.now() - 60 * 60_000);
    vi.advanceTimersByTime(10_000);
    answer = async () => [{ total: 1, resetIn: 60_000, granted: true }];
    const asked = reports.length;
    await limit.take(quota, 59_000);
    expect(reports).toHaveLength(asked + 1);
  });

  it('refuses a client that is known to be at its end without asking again', async () => {
    answer = async () => [{ total: LIMIT, resetIn: 60_000, granted: false }];
    await expect(limit.take(quota, 59_000)).rejects.toThrow(RateLimitExceeded);
    const asked = reports.length;
    for (let i = 0; i < 50; i += 1) await expect(limit.take(quota, 10)).rejects.toThrow(RateLimitExceeded);
    expect(reports).toHaveLength(asked);
  });

  it('reports the use of a key within a second, however little it is', async () => {
    vi.useFakeTimers();
    const timed = new RateLimiter(async (sent) => {
      reports.push(...sent);
      return [{ total: 5, resetIn: 60_000, granted: true }];
    });
    timed.tryTake({ id: 'partner marsa', limit: 600_000, keyPrefix: 'pk_11111111' }, 5);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(reports).toEqual([
      { sender: 'partner marsa', limit: 600_000, keyPrefix: 'pk_11111111', cost: 5, wanted: 0, requests: 1 },
    ]);
    await timed.close();
  });
});
