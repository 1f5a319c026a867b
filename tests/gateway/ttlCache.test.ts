import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Deadline } from '../../gateway/cache/Deadline.ts';
import { TtlCache } from '../../gateway/clients/TtlCache.ts';
import { until } from '../until.ts';

afterEach(() => void vi.useRealTimers());

it('a key that is revoked is refused within a second, also where the clock was set back by an hour', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  const keys = new TtlCache<string>();
  let partner: string | undefined = 'Marsa Motors';
  const partnerOf = () => keys.answerTo('pk_1', async () => partner, new Deadline(10_000));
  expect(await partnerOf()).toBe('Marsa Motors');
  partner = undefined;
  expect(await partnerOf()).toBe('Marsa Motors');
  vi.advanceTimersByTime(1_000);
  vi.setSystemTime(Date.now() - 60 * 60_000);
  expect(await partnerOf()).toBeUndefined();
});

describe('a key that was good before', () => {
  const [SECOND, MINUTE] = [1_000, 60_000];
  let keys: TtlCache<string>;
  let answer: (partner: string | undefined) => void;
  /** Asks whose key it is; the answer comes when `answer` is called. A new one may be waited for `wait` ms. */
  const partnerOf = (wait = 0, deadline = 10_000) =>
    keys.answerTo('pk_1', () => new Promise((resolve) => (answer = resolve)), {
      left: () => deadline,
      leftForNew: () => wait,
    });

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    keys = new TtlCache();
    const first = partnerOf();
    answer('Marsa Motors');
    await first;
  });

  it('is good while the answer is late, and until that comes', async () => {
    vi.advanceTimersByTime(9 * MINUTE);
    expect(await partnerOf()).toBe('Marsa Motors');
    expect(await partnerOf()).toBe('Marsa Motors');
    answer(undefined);
    await until(async () => expect(await partnerOf()).toBeUndefined());
    vi.advanceTimersByTime(SECOND);
    await expect(partnerOf(0, 0)).rejects.toMatchObject({ code: 'UPSTREAM_TIMEOUT' });
  });

  it('is waited for where the answer comes soon', async () => {
    vi.advanceTimersByTime(SECOND);
    const partner = partnerOf(60_000);
    answer(undefined);
    expect(await partner).toBeUndefined();
  });

  it('is good for ten minutes at most, whatever comes of the answer', async () => {
    vi.advanceTimersByTime(10 * MINUTE - SECOND);
    await expect(partnerOf(SECOND, 0)).rejects.toMatchObject({ code: 'UPSTREAM_TIMEOUT' });
    expect(await partnerOf(SECOND / 2)).toBe('Marsa Motors');
    vi.advanceTimersByTime(SECOND);
    await expect(partnerOf(0, 0)).rejects.toMatchObject({ code: 'UPSTREAM_TIMEOUT' });
  });
});
