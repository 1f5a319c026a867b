import { expect, test } from 'vitest';
import { type Counted, latestAnswer } from '../../rest/dealership/latestAnswer.ts';
import { momentInWords } from '../../rest/dealership/momentInWords.ts';

// Open from Monday to Friday, 9:00 to 19:00, on Saturdays 10:00 to 18:00; closed on Sundays. 23 November is a Monday.
const inDubai = (day: number, time: string) => Date.parse(`2026-11-${day}T${time}:00+04:00`);

test.each<[string, Counted, number, string, string, boolean]>([
  ['24 hours', 'open days', 23, '15:00', 'Tuesday 24 November, 3:00 PM', false],
  ['24 hours', 'open days', 23, '21:00', 'Tuesday 24 November, 7:00 PM', false],
  // By Tuesday morning at eight means by Monday evening: the showroom opens at nine.
  ['24 hours', 'open days', 23, '08:00', 'Monday 23 November, 7:00 PM', false],
  ['24 hours', 'open days', 21, '15:00', 'Monday 23 November, 3:00 PM', true],
  ['24 hours', 'open days', 21, '20:00', 'Monday 23 November, 7:00 PM', true],
  ['24 hours', 'open days', 22, '12:00', 'Monday 23 November, 7:00 PM', true],
  ['24-48 hours', 'open days', 20, '11:00', 'Monday 23 November, 11:00 AM', true],
  ['3 working days', 'open days', 20, '11:00', 'Tuesday 24 November, 11:00 AM', true],
  ['2 hours', 'open hours', 23, '11:00', 'Monday 23 November, 1:00 PM', false],
  ['2 hours', 'open hours', 21, '17:30', 'Monday 23 November, 10:30 AM', true],
  ['2 hours', 'open hours', 23, '03:00', 'Monday 23 November, 11:00 AM', true],
  ['1 hour', 'open days', 23, '20:00', 'Tuesday 24 November, 10:00 AM', true],
])('"%s" in %s, promised on the %i at %s, is kept by %s', (promise, counted, day, time, words, putOff) => {
  const latest = latestAnswer(promise, inDubai(day, time), counted);
  expect(latest && momentInWords(latest.at)).toBe(words);
  expect(latest?.putOff).toBe(putOff);
});

test('a promise without a time has no latest moment', () => {
  expect(latestAnswer('soon', inDubai(23, '11:00'), 'open days')).toBeUndefined();
});
