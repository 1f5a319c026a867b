import { expect, test } from 'vitest';
import { formatDate } from '../../web/ui/text/formatDate.ts';

test.each([
  ['2026-11-20T08:00:00.000Z', '20 November 2026'],
  ['2026-11-20', '20 November 2026'],
  // The day in Dubai begins at eight in the evening in London.
  ['2026-11-30T19:59:59Z', '30 November 2026'],
  ['2026-11-30T20:00:00Z', '1 December 2026'],
  ['2026-12-31T20:00:00Z', '1 January 2027'],
  ['some day', ''],
  [null, ''],
])('%s is written as "%s"', (moment, words) => {
  expect(formatDate(moment)).toBe(words);
});
