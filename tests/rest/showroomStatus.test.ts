import { describe, expect, test } from 'vitest';
import type { Calendar } from '../../rest/dealership/hoursOn.ts';
import { showroomStatus } from '../../rest/dealership/showroomStatus.ts';

const day = [{ opens: '09:00', closes: '19:00' }];
const week: Calendar = {
  openingHours: {
    Monday: day,
    Tuesday: day,
    Wednesday: day,
    // Closed at noon, and open until after midnight.
    Thursday: [
      { opens: '09:00', closes: '13:00' },
      { opens: '16:00', closes: '01:30' },
    ],
    Friday: [{ opens: '15:00', closes: '00:00' }],
    Saturday: [{ opens: '00:00', closes: '02:00' }],
    Sunday: [],
  },
  holidays: [
    { from: '2026-12-02', to: '2026-12-03', name: 'National Day' },
    { from: '2026-12-30', name: 'Stocktaking' },
  ],
};

/** The status at a time in Dubai, in words. */
function statusAt(time: string, calendar: Calendar = week) {
  const status = showroomStatus(Date.parse(`${time}+04:00`), calendar);
  if (!status) return 'never opens';
  const until = new Date(status.until + 4 * 60 * 60_000).toISOString().slice(0, 16);
  return `${status.open ? 'open until' : 'opens'} ${until}`;
}

describe('a visitor of the showroom is told', () => {
  test.each([
    ['in the first minute', '2026-11-23T09:00:00', 'open until 2026-11-23T19:00'],
    ['in the last second', '2026-11-23T18:59:59.999', 'open until 2026-11-23T19:00'],
    ['when it closes', '2026-11-23T19:00:00', 'opens 2026-11-24T09:00'],
    ['before it opens', '2026-11-23T00:10:00', 'opens 2026-11-23T09:00'],
    ['at noon between two spans', '2026-11-26T13:00:00', 'opens 2026-11-26T16:00'],
    ['in the second span', '2026-11-26T16:00:00', 'open until 2026-11-27T01:30'],
    ['after midnight', '2026-11-27T01:29:00', 'open until 2026-11-27T01:30'],
    ['after the end that is after midnight', '2026-11-27T01:30:00', 'opens 2026-11-27T15:00'],
    ['where a day goes on from the one before', '2026-11-27T23:00:00', 'open until 2026-11-28T02:00'],
    ['on a Saturday, of the Monday', '2026-11-28T02:00:00', 'opens 2026-11-30T09:00'],
    ['on a Sunday', '2026-11-29T12:00:00', 'opens 2026-11-30T09:00'],
    ['before holidays', '2026-12-01T19:00:00', 'opens 2026-12-04T15:00'],
    ['on a holiday', '2026-12-03T12:00:00', 'opens 2026-12-04T15:00'],
    ['on a holiday of one day', '2026-12-30T12:00:00', 'opens 2026-12-31T09:00'],
  ])('%s, at %s: %s', (_when, time, expected) => {
    expect(statusAt(time)).toBe(expected);
  });

  test('nothing of a showroom that does not open any more', () => {
    const closed = Object.fromEntries(Object.keys(week.openingHours).map((name) => [name, []]));
    const never = { ...week, openingHours: { ...week.openingHours, ...closed } };
    expect(statusAt('2026-11-23T12:00:00', never)).toBe('never opens');
    const renovation = [{ from: '2026-11-01', to: '2027-11-01', name: 'Renovation' }];
    expect(statusAt('2026-11-23T12:00:00', { ...week, holidays: renovation })).toBe('never opens');
  });
});
