import { expect, test } from 'vitest';
import { carFromWire } from '../../gateway/apis/carFromWire.ts';
import { condition, history, specification } from '../../web/cars/page/facts/factTables.ts';
import { carPageMessages } from '../../web/cars/page/messages.ts';
import {
  conditionRows,
  featureRows,
  historyRows,
  instalmentRow,
  pricesDiffer,
  specificationRows,
} from '../../web/compare/compareRows.ts';
import type { ComparedCarFragment } from '../../web/generated/ComparedCar.ts';
import { aCar } from '../stock/aCar.ts';

/** A car with the fields that the comparison queries. */
function car(overrides: Partial<ComparedCarFragment> = {}): ComparedCarFragment {
  return { ...carFromWire(aCar({ _id: 'car', specifications: null })), cover: null, ...overrides };
}

const words = carPageMessages.en;
/** The facts of the condition that have a row of their own. */
const ownRows = Object.values(condition).filter((row) => row !== null);
const differing = (...cars: ComparedCarFragment[]) =>
  [...specificationRows(cars, words), ...conditionRows(cars, words), ...historyRows(cars, words)]
    .filter(({ differs }) => differs)
    .map(({ label, values }) => [label, ...values]);

test('two cars that are the same differ in nothing', () => {
  expect(differing(car(), car())).toEqual([]);
  expect(specificationRows([car(), car()], words)).toHaveLength(Object.keys(specification).length);
  // All but where it stands and its stock number.
  expect(historyRows([car(), car()], words)).toHaveLength(Object.keys(history).length - 2);
  expect(conditionRows([car(), car()], words)).toHaveLength(ownRows.length);
});

test('cars differ where one value is another', () => {
  expect(differing(car(), car({ year: 2020, mileage: 0 }), car())).toEqual([
    ['Year', '2021', '2020', '2021'],
    ['Mileage', '40,000\u00a0km', '0\u00a0km', '40,000\u00a0km'],
  ]);
});

test('a buyer sees that one car comes with fewer keys than another', () => {
  expect(differing(car(), car({ keys: 1 }), car({ keys: null }))).toEqual([['Keys', '2', '1', null]]);
});

test('a buyer sees how cars differ in their condition and papers, in the order of the page of a car', () => {
  const imported = car({
    ...{ owners: 2, accidentHistory: 'Bumper', regionalSpecs: 'American' },
    ...{ warranty: 'Manufacturer', warrantyUntil: '2028-12-31' },
  });
  expect(differing(car(), imported)).toEqual([
    ['Accidents', 'None', 'Bumper'],
    ['Owners so far', '1', '2'],
    ['Warranty', 'Until June 2027', 'Manufacturer, until 31\u00a0December 2028'],
    ['Regional specification', 'GCC', 'American'],
  ]);
});

test('a buyer sees how cars differ in their drive, their seats and their condition', () => {
  const other = car({
    ...{ drive: 'rwd', seats: 7, power: null, inspectedBy: null, inspectedOn: '2026-01-31', tyreTread: null },
    ...{ brakes: null, paintReadings: [{ panel: 'ROOF', microns: 1_100 }], imperfections: [] },
  });
  expect(differing(car(), other)).toEqual([
    ['Power', '340\u00a0hp', null],
    ['Drive', 'All-wheel drive', 'Rear-wheel drive'],
    ['Seats', '5', '7'],
    ['Inspection', 'The test centre of Al Barsha, 20\u00a0November 2025', '31\u00a0January 2026'],
    ['Tyres', 'Pirelli, 6.5\u00a0mm tread, made in 2024', 'Pirelli, made in 2024'],
    ['Brakes', '70%', null],
    ['Paint', '110 to 260\u00a0µm (2 panels)', '1,100\u00a0µm (1 panel)'],
    ['Imperfections', 'A stone chip on the bonnet', 'None'],
  ]);
});

test('what is known of none of the cars has no row', () => {
  const unknown = car({ engine: ' ', serviceHistory: null, owners: null });
  const cars = [unknown, unknown];
  const rows = [
    ...specificationRows(cars, words),
    ...conditionRows(cars, words),
    ...historyRows(cars, words),
  ];
  const labelled = rows.map(({ label }) => label);
  // Without the three, where it stands and its stock number.
  const all = [...Object.values({ ...specification, ...history }), ...ownRows];
  expect(labelled).toHaveLength(all.length - 5);
  for (const label of ['Engine', 'Service history', 'Owners so far']) expect(labelled).not.toContain(label);
});

test('how a value is spelt makes no difference, one in small letters is shown as words, and a blank one is not known', () => {
  expect(differing(car({ exteriorColor: ' jet  black' }), car({ exteriorColor: 'Jet Black' }))).toEqual([]);
  expect(differing(car({ engine: '  ' }), car({ engine: null }))).toEqual([]);
  expect(differing(car({ keys: null, serviceHistory: 'yes' }), car({ keys: null }))).toEqual([
    ['Service history', 'Yes', 'Full, at the agency'],
  ]);
});

test('a value that is known of one car only is a difference', () => {
  expect(differing(car({ engine: null }), car())).toEqual([['Engine', null, '3.0 L I6']]);
});

test('features are those that one of the cars has, each once, in the order of the alphabet', () => {
  const rows = featureRows([
    car({
      specifications: [
        { name: 'Sunroof', included: true },
        { name: 'Apple CarPlay', included: true },
        { name: 'Tow bar', included: false },
      ],
    }),
    car({
      specifications: [
        { name: 'apple  carplay', included: true },
        { name: 'Sunroof', included: false },
      ],
    }),
    car(),
  ]);
  expect(rows).toEqual([
    { label: 'Apple CarPlay', values: [true, true, null], differs: true },
    { label: 'Sunroof', values: [true, false, null], differs: true },
  ]);
});

test('a feature that all the cars have is no difference', () => {
  const withRoof = car({ specifications: [{ name: 'Sunroof', included: true }] });
  expect(featureRows([withRoof, withRoof])).toEqual([
    { label: 'Sunroof', values: [true, true], differs: false },
  ]);
});

test('prices differ when another sum is asked now, whatever was asked before', () => {
  const reduced = car({ originalPrice: 250_000, price: 200_000 });
  expect(pricesDiffer([car(), reduced])).toBe(false);
  expect(pricesDiffer([car(), car({ price: null })])).toBe(true);
});

test('an instalment is written as a sum, and one that is missing is not known', () => {
  expect(instalmentRow([car(), car({ monthlyInstalment: null })], 'Monthly')).toEqual({
    label: 'Monthly',
    values: ['AED\u00a03,500', null],
    differs: true,
  });
});
