import { expect, test } from 'vitest';
import { makeName } from '../../rest/inventory/cells/makeName.ts';
import { modelName, trimName } from '../../rest/inventory/cells/modelName.ts';
import { readYesNo } from '../../rest/inventory/cells/readChoice.ts';
import { readDate } from '../../rest/inventory/cells/readDate.ts';
import { readAmount, readWhole } from '../../rest/inventory/cells/readNumber.ts';
import { bodyType } from '../../rest/inventory/cells/spellings.ts';

const price = (text: string) => readAmount('price', text, { min: 500, max: 100_000_000, unit: 'AED' });
const mileage = (text: string) => readWhole('mileage', text, { min: 0, max: 1_500_000, unit: 'km' });
const now = new Date('2026-03-01T08:00:00Z');

test.each([
  ...[
    '26,000',
    '26 000',
    '26\u00a0000',
    "26'000",
    '26000',
    '26000.00',
    'AED 26,000',
    '26,000 AED',
    'Dhs. 26,000',
  ],
  ...['⃃ 26000', '⃃26,000', '26,000.00', '2.6E+04', '2.6e4'],
  ...['26,000/-', '٢٦٬٠٠٠', '٢٦،٠٠٠ درهم', '۲۶۰۰۰', 'د.إ 26000', '２６０００'],
])('a price written %s is 26,000 AED', (text) => {
  expect(price(text)).toBe(26_000);
});

test.each([
  ...['Call', 'POA', 'P.O.A.', 'on request', 'Price on Request!', 'Call for price', 'Contact us for price'],
  ...['السعر عند الطلب', '0'],
])('a price written %s is none', (text) => {
  expect(price(text)).toBeNull();
});

test.each([
  ['26.000', 'price "26.000" is ambiguous: write it without the dot'],
  ['1.2m', 'price "1.2m" is not a number of AED'],
  ['26k', 'price "26k" is not a number of AED'],
  ['USD 26,000', 'price "USD 26,000" is not a number of AED'],
  ['26,00', 'price "26,00" is not a number of AED'],
  ['-26,000', 'price "-26,000" is not a number of AED'],
  ['499', 'price 499 AED is below 500 AED'],
  ['100,000,001', 'price 100,000,001 AED is above 100,000,000 AED'],
])('a price written %s is refused, not guessed', (text, reason) => {
  expect(() => price(text)).toThrow(reason);
});

test.each([
  ['26,000 miles', 'mileage "26,000 miles" is not a number of km'],
  ['26000.5', 'mileage "26000.5" is not a whole number'],
  ['115,000,000', 'mileage 115,000,000 km is above 1,500,000 km'],
])('a mileage written %s is refused, not guessed', (text, reason) => {
  expect(() => mileage(text)).toThrow(reason);
});

test('a new car has driven 0 km', () => {
  expect(mileage('0 km')).toBe(0);
});

test.each([
  ['13/05/2022', '2022-05-13T00:00:00.000Z'],
  ['3-4-2022', '2022-04-03T00:00:00.000Z'],
  ['2022-05-13', '2022-05-13T00:00:00.000Z'],
  ...['13-May-2022', '13-May-22', '13 May 2022', 'May 13, 2022', 'Friday, 13 May 2022', '2022/05/13'].map(
    (day): [string, string] => [day, '2022-05-13T00:00:00.000Z'],
  ),
  ...['44694', '44694.0', '١٣/٠٥/٢٠٢٢', '13 مايو 2022', '13.05.2022'].map((day): [string, string] => [
    day,
    '2022-05-13T00:00:00.000Z',
  ]),
  ['13/05/2022 09:30', '2022-05-13T05:30:00.000Z'],
  ['13/05/2022 9:30 PM', '2022-05-13T17:30:00.000Z'],
  ['13-May-2022 12:05 AM', '2022-05-12T20:05:00.000Z'],
  ['2022-05-13T09:30', '2022-05-13T05:30:00.000Z'],
  ['2022-05-13T09:30:00Z', '2022-05-13T09:30:00.000Z'],
])('an advert of %s is of %s', (text, iso) => {
  expect(readDate('date', text, now)).toBe(iso);
});

test.each([
  '05/13/2022',
  '31/02/2022',
  '31-Feb-2022',
  '13-Foo-2022',
  '99999',
  '20000',
  '13 May',
  '13/05/22',
  '13/05/2062',
  '2022-05-13T25:00',
  '01/01/1889',
])('an advert of %s has no date', (text) => {
  expect(() => readDate('date', text, now)).toThrow(`date "${text}" is`);
});

test.each([
  ['mercedes-benz', 'Mercedes'],
  ['LAND ROVER', 'Land Rover'],
  ['rolls royce', 'Rolls-Royce'],
  ['KIA', 'Kia'],
  ['mini', 'MINI'],
  ['ssang-yong', 'SsangYong'],
  ['citroen', 'Citroën'],
  ['some-coachbuilder', 'Some Coachbuilder'],
  ['deLorean', 'deLorean'],
])('a make written %s is called %s', (text, name) => {
  expect(makeName(text)).toBe(name);
});

test.each([
  ['e-class', 'E-Class'],
  ['range-rover-sport', 'Range Rover Sport'],
  ['x-trail', 'X-Trail'],
  ['cr-v', 'CR-V'],
  ['cx-9', 'CX-9'],
  ['glc', 'GLC'],
  ['gle-class', 'GLE-Class'],
  ['santa-fe', 'Santa Fe'],
  ['rio', 'Rio'],
  ['model-3', 'Model 3'],
  ['3-series', '3 Series'],
  ['PATROL', 'PATROL'],
])('a model written %s is called %s', (text, name) => {
  expect(modelName(text)).toBe(name);
});

test.each([
  ['platinum', 'Platinum'],
  ['high-country', 'High Country'],
  ['xle', 'XLE'],
  ['mid option', 'Mid Option'],
  ['520i', '520i'],
  ['450 h', '450 h'],
  ['M Sport', 'M Sport'],
])('a trim written %s is called %s', (text, name) => {
  expect(trimName(text)).toBe(name);
});

test('a body type is found under the words of the filter', () => {
  const written = [
    'Soft Top Convertible',
    'Crossover',
    'hatchback',
    'Sports Car',
    'suv',
    'Pick Up Truck',
    'coupe',
  ];
  expect(written.map(bodyType)).toEqual([
    ...['Convertible', 'Cross Over', 'HatchBack', 'Sports', 'SUV', 'Pick Up Truck', 'Coupe'],
  ]);
});

test('a tick that is neither yes nor no is refused', () => {
  expect(['Yes', 'نعم', '0', null].map((text) => readYesNo('featured', text))).toEqual([
    'yes',
    'yes',
    'no',
    null,
  ]);
  expect(() => readYesNo('featured', 'maybe')).toThrow('featured "maybe" is neither yes nor no');
});
