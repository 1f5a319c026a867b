import { expect, test } from 'vitest';
import { dubaiTime } from '../../web/dealership.ts';
import { isClosed, timeSlotsOf } from '../../web/testDrives/timeSlots.ts';

const at = (moment: string) => dubaiTime(Date.parse(moment));
const open = (day: string, now: string) =>
  timeSlotsOf(day, at(now))
    .filter(({ past }) => !past)
    .map(({ time }) => time);

test.each([
  ['2026-11-20T23:30:00Z', '2026-11-21', 3 * 60 + 30],
  ['2026-11-20T19:59:59Z', '2026-11-20', 23 * 60 + 59],
  ['2026-11-20T20:00:00Z', '2026-11-21', 0],
  ['2026-12-31T21:15:00Z', '2027-01-01', 75],
  ['2028-02-28T20:00:00Z', '2028-02-29', 0],
  // Where clocks elsewhere are put forward, those of Dubai are not.
  ['2026-07-01T08:00:00Z', '2026-07-01', 12 * 60],
])('TD-4 at %s a calendar in Dubai shows %s', (moment, day, minutes) => {
  expect(at(moment)).toEqual({ day, minutes });
});

test('TD-5 a day has exactly six times', () => {
  expect(timeSlotsOf('2026-11-24', at('2026-11-20T08:00:00Z'))).toEqual(
    ['11:00 AM', '11:30 AM', '12:00 PM', '12:30 PM', '01:00 PM', '01:30 PM'].map((time) => ({
      time,
      past: false,
    })),
  );
});

test.each([
  ['06:59', 6],
  ['07:00', 5],
  ['07:29', 5],
  ['08:00', 3],
  ['08:59', 2],
  ['09:29', 1],
  ['09:30', 0],
  ['19:59', 0],
])('TD-5 today at %s UTC, %i times are still to come', (time, count) => {
  expect(open('2026-11-20', `2026-11-20T${time}:00Z`)).toHaveLength(count);
});

test('TD-5 the times that are left are the later ones', () => {
  expect(open('2026-11-20', '2026-11-20T08:10:00Z')).toEqual(['12:30 PM', '01:00 PM', '01:30 PM']);
});

test('TD-5 all times of a later day are to come, also when that day has begun in Dubai only', () => {
  expect(open('2026-11-21', '2026-11-20T19:00:00Z')).toHaveLength(6);
  expect(open('2026-11-21', '2026-11-20T23:30:00Z')).toHaveLength(6);
  expect(open('', '2026-11-20T12:00:00Z')).toHaveLength(6);
});

test.each([
  ['2026-11-21', false],
  ['2026-11-22', true],
  ['2026-11-23', false],
  ['2028-02-27', true],
  ['', false],
])('TD-5 on %s the showroom is closed: %s', (day, closed) => {
  expect(isClosed(day)).toBe(closed);
});
