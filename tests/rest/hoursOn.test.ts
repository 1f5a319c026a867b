import { expect, test } from 'vitest';
import { hoursOn, weekdayOf } from '../../rest/dealership/hoursOn.ts';

test.each([
  ['2026-11-20', 'Friday', '09:00'],
  ['2026-11-21', 'Saturday', '10:00'],
  ['2026-11-23', 'Monday', '09:00'],
])('the showroom opens on %s, a %s, at %s', (date, weekday, opens) => {
  expect(weekdayOf(date)).toBe(weekday);
  expect(hoursOn(date)).toMatchObject({ opens });
});

test.each(['2026-11-22', '2028-02-27'])('the showroom is closed on %s, a Sunday', (date) => {
  expect([weekdayOf(date), hoursOn(date)]).toEqual(['Sunday', 'closed']);
});

test.each(['', '2026-02-30x', 'tomorrow'])('a day that is written %j has no name', (date) => {
  expect([weekdayOf(date), hoursOn(date)]).toEqual([undefined, 'closed']);
});
