import { expect, test } from 'vitest';
import { defaultDealership } from '../../rest/dealership/defaultDealership.ts';
import { type Calendar, hoursOn, weekdayOf } from '../../rest/dealership/hoursOn.ts';

test.each([
  ['2026-11-20', 'Friday', '09:00'],
  ['2026-11-21', 'Saturday', '10:00'],
  ['2026-11-23', 'Monday', '09:00'],
])('the showroom opens on %s, a %s, at %s', (date, weekday, opens) => {
  expect(weekdayOf(date)).toBe(weekday);
  expect(hoursOn(date, defaultDealership)).toMatchObject([{ opens }]);
});

test.each(['2026-11-22', '2028-02-27'])('the showroom is closed on %s, a Sunday', (date) => {
  expect([weekdayOf(date), hoursOn(date, defaultDealership)]).toEqual(['Sunday', []]);
});

test.each(['', '2026-02-30x', 'tomorrow'])('a day that is written %j has no name', (date) => {
  expect([weekdayOf(date), hoursOn(date, defaultDealership)]).toEqual([undefined, []]);
});

test('the showroom is closed on every day of a holiday, and open before and after', () => {
  const holidays = [
    { from: '2026-12-02', to: '2026-12-03', name: 'National Day' },
    { from: '2027-01-01', name: 'New Year' },
  ];
  const calendar: Calendar = { ...defaultDealership, holidays };
  const isOpen = (date: string) => hoursOn(date, calendar).length > 0;
  expect(['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'].map(isOpen)).toEqual([
    true,
    false,
    false,
    true,
  ]);
  expect(['2026-12-31', '2027-01-01', '2027-01-02'].map(isOpen)).toEqual([true, false, true]);
});
