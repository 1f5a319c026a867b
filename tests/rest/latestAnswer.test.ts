import { expect, test } from 'vitest';
import type { PromisedTime } from '../../rest/dealership/dealership.ts';
import { defaultDealership } from '../../rest/dealership/defaultDealership.ts';
import type { Calendar } from '../../rest/dealership/hoursOn.ts';
import { type Counted, latestAnswer } from '../../rest/dealership/latestAnswer.ts';
import { momentInWords } from '../../rest/dealership/momentInWords.ts';

// Open from Monday to Friday, 9:00 to 19:00, on Saturdays 10:00 to 18:00; closed on Sundays. 23 November is a Monday.
const inDubai = (day: number, time: string) => Date.parse(`2026-11-${day}T${time}:00+04:00`);
const hours = (max: number): PromisedTime => ({ max, unit: 'hours' });

test.each<[PromisedTime, Counted, number, string, string, boolean]>([
  [hours(24), 'open days', 23, '15:00', 'Tuesday 24 November, 3:00 PM', false],
  [hours(24), 'open days', 23, '21:00', 'Tuesday 24 November, 7:00 PM', false],
  // By Tuesday morning at eight means by Monday evening: the showroom opens at nine.
  [hours(24), 'open days', 23, '08:00', 'Monday 23 November, 7:00 PM', false],
  [hours(24), 'open days', 21, '15:00', 'Monday 23 November, 3:00 PM', true],
  [hours(24), 'open days', 21, '20:00', 'Monday 23 November, 7:00 PM', true],
  [hours(24), 'open days', 22, '12:00', 'Monday 23 November, 7:00 PM', true],
  [{ min: 24, ...hours(48) }, 'open days', 20, '11:00', 'Monday 23 November, 11:00 AM', true],
  [{ max: 3, unit: 'days' }, 'open days', 20, '11:00', 'Tuesday 24 November, 11:00 AM', true],
  [hours(2), 'open hours', 23, '11:00', 'Monday 23 November, 1:00 PM', false],
  [{ max: 120, unit: 'minutes' }, 'open hours', 23, '11:00', 'Monday 23 November, 1:00 PM', false],
  [hours(2), 'open hours', 21, '17:30', 'Monday 23 November, 10:30 AM', true],
  [hours(2), 'open hours', 23, '03:00', 'Monday 23 November, 11:00 AM', true],
  [hours(1), 'open days', 23, '20:00', 'Tuesday 24 November, 10:00 AM', true],
])('%j in %s, promised on the %i at %s, is kept by %s', (promise, counted, day, time, words, putOff) => {
  const latest = latestAnswer(promise, inDubai(day, time), counted, defaultDealership);
  expect(latest && momentInWords(latest.at)).toBe(words);
  expect(latest?.putOff).toBe(putOff);
});

const { testDriveConfirmation, salesContact, sellReply } = defaultDealership.promises;
const withHolidays: Calendar = {
  ...defaultDealership,
  holidays: [{ from: '2026-12-02', to: '2026-12-03', name: 'National Day' }],
};

test.each<[string, PromisedTime, Counted, string, string]>([
  ['test drive', testDriveConfirmation, 'open hours', '2026-11-26T10:15', 'Thursday 26 November, 12:15 PM'],
  ['test drive', testDriveConfirmation, 'open hours', '2026-11-26T18:20', 'Friday 27 November, 10:20 AM'],
  ['test drive', testDriveConfirmation, 'open hours', '2026-11-28T23:30', 'Monday 30 November, 11:00 AM'],
  ['test drive', testDriveConfirmation, 'open hours', '2026-12-01T18:30', 'Friday 4 December, 10:30 AM'],
  ['purchase', salesContact, 'open days', '2026-11-26T10:15', 'Friday 27 November, 10:15 AM'],
  ['purchase', salesContact, 'open days', '2026-11-27T21:00', 'Saturday 28 November, 6:00 PM'],
  ['purchase', salesContact, 'open days', '2026-12-01T14:00', 'Friday 4 December, 2:00 PM'],
  ['offer', sellReply, 'open days', '2026-11-27T21:00', 'Monday 30 November, 7:00 PM'],
])('BO-4 a %s %j in %s, received at %s in Dubai, is due by %s', (_kind, promise, counted, received, due) => {
  const latest = latestAnswer(promise, Date.parse(`${received}:00+04:00`), counted, withHolidays);
  expect(latest && momentInWords(latest.at)).toBe(due);
});

const withLunch: Calendar = {
  holidays: [],
  openingHours: {
    ...defaultDealership.openingHours,
    Monday: [
      { opens: '09:00', closes: '13:00' },
      { opens: '16:00', closes: '20:00' },
    ],
    // An evening of Ramadan.
    Tuesday: [{ opens: '20:00', closes: '01:00' }],
  },
};

test.each<[PromisedTime, Counted, string, string]>([
  // Two hours from noon: one before lunch, one behind it.
  [hours(2), 'open hours', '2026-11-23T12:00', 'Monday 23 November, 5:00 PM'],
  [hours(2), 'open hours', '2026-11-23T14:00', 'Monday 23 November, 6:00 PM'],
  [hours(1), 'open hours', '2026-11-23T12:00', 'Monday 23 November, 1:00 PM'],
  // A whole day counts, but nobody answers at lunch.
  [hours(24), 'open days', '2026-11-21T14:30', 'Monday 23 November, 1:00 PM'],
  [hours(2), 'open hours', '2026-11-24T23:30', 'Wednesday 25 November, 9:30 AM'],
  [hours(1), 'open hours', '2026-11-25T00:30', 'Wednesday 25 November, 9:30 AM'],
])(
  'BO-4 %j in %s, promised at %s around a lunch break or midnight, is kept by %s',
  (promise, counted, at, due) => {
    const latest = latestAnswer(promise, Date.parse(`${at}:00+04:00`), counted, withLunch);
    expect(latest && momentInWords(latest.at)).toBe(due);
  },
);

test('a dealer who never opens promises no moment', () => {
  const week = defaultDealership.openingHours;
  const never = { ...week, Monday: [], Tuesday: [], Wednesday: [], Thursday: [], Friday: [], Saturday: [] };
  const calendar = { openingHours: never, holidays: [] };
  expect(latestAnswer(hours(2), inDubai(23, '11:00'), 'open hours', calendar)).toBeUndefined();
});
