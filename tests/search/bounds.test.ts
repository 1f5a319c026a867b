import { expect, it } from 'vitest';
import { withEnglishNumbers } from '../../search/arabicWords.ts';
import { readBounds } from '../../search/bounds.ts';

it.each([
  ...['x5 m', '1 m', '500 mm', '720s', 's500', '7 seater'],
  ...['2021', 'under 2021', '7000', '911', 'porsche 911 - 992', 'land cruiser 200 - 2019'],
  ...['DXB-10234', 'stock no. 10234', '#10234', 'ref 10234', 'A10234', '0501234567', '501234567', '2,500'],
  ...['from dubai', 'between the lines', 'down payment', '1.2.3 million', 'newer than 50k', 'aed 2000'],
])('"%s" bounds nothing, and its words stay', (text) => {
  expect(readBounds(text)).toEqual({ rest: text });
});

it('a number that begins another bound is not the end of one', () => {
  expect(readBounds('over 100k and under 200k').price).toEqual({ min: 100_000, max: 200_000 });
  expect(readBounds('100k min 2019')).toMatchObject({
    price: { min: 0, max: 100_000 },
    year: { min: 2019 },
  });
});

it('what a number is around is near it, by as much as a buyer would drive to see', () => {
  expect(readBounds('about 2000 a month').instalment).toEqual({ min: 1_700, max: 2_300 });
  expect(readBounds('approx. 60,000 km').mileage).toEqual({ min: 51_000, max: 69_000 });
});

it.each([
  ...['150000', '150,000', '150000*', 'suv 150000 gcc', 'bmw 320i 150,000', 'golf 2019 150000', '911 150000'],
  ...['150000 20k km', '50 thousand km 150000', 'suv in stock 150000', '١٥٠٠٠٠', '١٥٠٬٠٠٠', '۱۵۰۰۰۰'],
])('the large number in "%s" is what can be spent', (text) => {
  expect(readBounds(withEnglishNumbers(text)).price).toEqual({ min: 0, max: 150_000 });
});

it.each([
  ...['under 50000 km', '50000 km', '50000 kms', '50,000km', 'mileage 50000', 'mileage: 50,000', 'km 50000'],
  ...['milage under 50000', '50000 milage', 'odometer 50000', 'driven 50000', '50000 driven', 'ممشى ٥٠٠٠٠'],
  ...['ماشية ٥٠ ألف', 'العداد 50000'],
])('the large number in "%s" is a mileage', (text) => {
  const { price, mileage } = readBounds(withEnglishNumbers(text));
  expect({ price, mileage }).toEqual({ mileage: { min: 0, max: 50_000 } });
});

it('large numbers without a unit are the ends of a range where one is written', () => {
  for (const text of [
    'between 100000 and 150000',
    '100000-150000',
    '100,000 to 150,000',
    '20k km 100000-150000',
  ])
    expect([text, readBounds(text).price]).toEqual([text, { min: 100_000, max: 150_000 }]);
});

it('what is bounded twice must be within both', () => {
  expect(readBounds('low mileage under 20,000 km').mileage).toEqual({ min: 0, max: 20_000 });
  expect(readBounds('under 200k 150k').price).toEqual({ min: 0, max: 150_000 });
});

it('the ends of a range share a unit, but a year and a mileage are no range', () => {
  expect(readBounds('100-150k').price).toEqual({ min: 100_000, max: 150_000 });
  expect(readBounds('5,000-6,000 miles').mileage?.min).toBeCloseTo(8_047, 0);
  expect(readBounds('golf 2019-50000km')).toMatchObject({ mileage: { min: 0, max: 50_000 } });
});

it('an amount a month is an instalment, also one that looks like a year', () => {
  expect(readBounds('under 2000 a month')).toMatchObject({ rest: ' ', instalment: { min: 0, max: 2_000 } });
  expect(readBounds('2k pm').instalment).toEqual({ min: 0, max: 2_000 });
});

it('a text of 200 characters that a stranger has made up is read in a few steps', () => {
  const made = [
    '1',
    '1 ',
    '1-',
    '1,',
    '1k ',
    '1.1x',
    ' ',
    'aed ',
    'under ',
    'between 1 ',
    'low ',
    '1 and ',
    'km 1,000 ',
    'no 10000 ',
  ];
  const before = performance.now();
  for (const one of made) readBounds(one.repeat(200).slice(0, 200));
  // Takes about 3 ms; with a pattern that backtracks, it would take minutes.
  expect(performance.now() - before).toBeLessThan(1_000);
});
