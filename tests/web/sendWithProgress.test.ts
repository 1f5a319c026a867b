// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { sendWithProgress } from '../../web/photos/sendWithProgress.ts';

afterEach(() => vi.unstubAllGlobals());

test('a request that was given up before it begins is not sent', async () => {
  const made = vi.fn<() => void>();
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      constructor() {
        made();
      }
    },
  );
  const reason = new Error('Not wanted any more');
  await expect(sendWithProgress('/graphql', { signal: AbortSignal.abort(reason) }, () => {})).rejects.toBe(
    reason,
  );
  expect(made).not.toHaveBeenCalled();
});
