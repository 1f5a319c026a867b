import { expect, test } from 'vitest';
import { dubaiTime } from '../../web/dealer/dealership.ts';
import { timeSlotsOf } from '../../web/testDrives/timeSlots.ts';

const at = (moment: string) => dubaiTime(Date.parse(moment));
const open = (day: string, now: string) =>
  timeSlotsOf(day, Date.parse(now))
    .filter(({ tooSoon }) => !tooSoon)
    .map(({ time }) => time);

test.each([
  ['2026-11-20T23:30:00Z', '2026-11-21', 3 * 60 + 30],
  ['2026-11-20T19:59:59Z', '2026-11-20', 23 * 60 + 59],
  ['2026-11-20T20:00:00Z', '2026-11-21', 0],
  ['2026-12-31T21:15:00Z', '2027-01-01', 75],
  ['2028-02-28T20:00:00Z', '2028-02-29', 0],
  // Dubai has no summer time.
  ['2026-07-01T08:00:00Z', '2026-07-01', 12 * 60],
])('TD-4 at %s a calendar in Dubai shows %s', (moment, day, minutes) => {
  expect(at(moment)).toEqual({ day, minutes });
});

test('TD-5 a day has exactly six times', () => {
  expect(timeSlotsOf('2026-11-24', Date.parse('2026-11-20T08:00:00Z'))).toEqual(
    ['11:00 AM', '11:30 AM', '12:00 PM', '12:30 PM', '01:00 PM', '01:30 PM'].map((time) => ({
      time,
      tooSoon: false,
    })),
  );
});

test.each([
  // The showroom opens at nine, so everything that is asked for before is confirmed by eleven, and the buyer comes by twelve.
  ['03:00', 4],
  ['09:00', 4],
  ['09:01', 3],
  ['10:00', 2],
  ['10:30', 1],
  ['10:31', 0],
  ['11:48', 0],
  ['19:30', 0],
])('TD-5 today at %s, %i times are late enough for the answer and the way to the showroom', (time, count) => {
  expect(open('2026-11-20', `2026-11-20T${time}:00+04:00`)).toHaveLength(count);
});

test('TD-5 the times that are left are the later ones', () => {
  expect(open('2026-11-20', '2026-11-20T05:10:00Z')).toEqual(['12:30 PM', '01:00 PM', '01:30 PM']);
});

test('TD-5 all times of a later day are open, unless the showroom opens too late to confirm them', () => {
  expect(open('2026-11-21', '2026-11-20T14:00:00+04:00')).toHaveLength(6);
  expect(open('', '2026-11-20T14:00:00+04:00')).toHaveLength(6);
  // A request of Friday evening is confirmed on Saturday by noon, two hours after the showroom opens.
  expect(open('2026-11-21', '2026-11-20T23:00:00+04:00')).toEqual(['01:00 PM', '01:30 PM']);
});

test('TD-5 who hears from the dealer by Monday at eleven is not asked to be there at eleven', () => {
  expect(open('2026-11-23', '2026-11-22T20:00:00+04:00')).toEqual([
    ...['12:00 PM', '12:30 PM', '01:00 PM', '01:30 PM'],
  ]);
});

test('TD-5 on a day on which the showroom is closed, all times that are not over can be asked for', () => {
  expect(open('2026-11-22', '2026-11-21T20:00:00+04:00')).toHaveLength(6);
  expect(open('2026-11-22', '2026-11-22T12:10:00+04:00')).toEqual(['12:30 PM', '01:00 PM', '01:30 PM']);
});
