import { expect, test } from 'vitest';
import { formatDays } from '../../web/ui/text/formatDays.ts';

test.each([
  ['2026-12-02', undefined, '2 December'],
  ['2026-12-02', '2026-12-02', '2 December'],
  ['2026-12-02', '2026-12-03', '2–3 December'],
  ['2026-12-31', '2027-01-02', '31 December–2 January'],
])('a holiday from %s to %s is read as %s', (from, to, words) => {
  expect(formatDays(from, to)).toBe(words);
});
