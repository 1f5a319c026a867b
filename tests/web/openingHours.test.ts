import { expect, test } from 'vitest';
import { dealership } from '../../web/dealer/dealership.ts';
import { openingHours } from '../../web/dealer/openingHours.ts';

test('days that follow one another with the same hours stand in one line, as the site has always shown them', () => {
  expect(openingHours().map(({ line }) => line)).toEqual([
    'Mon-Fri 9:00 AM-7:00 PM',
    'Sat 10:00 AM-6:00 PM',
    'Sun closed',
  ]);
});

test('opening hours are read as the dealer writes them, and a closed day has none', () => {
  expect(openingHours().map(({ days, spans }) => [days.length, spans])).toEqual([
    [5, [{ opens: '09:00', closes: '19:00' }]],
    [1, [{ opens: '10:00', closes: '18:00' }]],
    [1, []],
  ]);
  const late = { opens: '12:00', closes: '00:30' };
  const hours = openingHours({ ...dealership.openingHours, Wednesday: [], Sunday: [late] });
  expect(hours.map(({ line }) => line)).toEqual([
    'Mon-Tue 9:00 AM-7:00 PM',
    'Wed closed',
    'Thu-Fri 9:00 AM-7:00 PM',
    'Sat 10:00 AM-6:00 PM',
    'Sun 12:00 PM-12:30 AM',
  ]);
  expect(hours.at(-1)).toMatchObject({ days: ['Sunday'], spans: [late] });
});

test('a day with a lunch break has both parts in its line', () => {
  const broken = [
    { opens: '09:00', closes: '13:00' },
    { opens: '16:00', closes: '20:00' },
  ];
  const hours = openingHours({ ...dealership.openingHours, Friday: broken });
  expect(hours[1]?.line).toBe('Fri 9:00 AM-1:00 PM, 4:00 PM-8:00 PM');
});
