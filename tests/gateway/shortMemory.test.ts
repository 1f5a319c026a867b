import { afterEach, expect, it, vi } from 'vitest';
import { ShortMemory } from '../../gateway/partners/ShortMemory.ts';

afterEach(() => void vi.useRealTimers());

it('a key that is revoked is refused within a second, also where the clock was set back by an hour', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  const keys = new ShortMemory<string>();
  let partner: string | undefined = 'Marsa Motors';
  const partnerOf = () => keys.answerTo('pk_1', async () => partner);
  expect(await partnerOf()).toBe('Marsa Motors');
  partner = undefined;
  expect(await partnerOf()).toBe('Marsa Motors');
  vi.advanceTimersByTime(1_000);
  vi.setSystemTime(Date.now() - 60 * 60_000);
  expect(await partnerOf()).toBeUndefined();
});
