import { expect, it } from 'vitest';
import { claims } from '../../rest/cars/claims/claims.ts';
import { isAccidentFree } from '../../rest/cars/claims/isAccidentFree.ts';
import { colourOf } from '../../search/colourOf.ts';
import { NO_END, warrantyEnd } from '../../search/warrantyEnd.ts';
import { aCar } from '../stock/aCar.ts';

const behind = (year: number, month: number) => Date.UTC(year, month);

it.each([
  ['Until June 2027', behind(2027, 6)],
  ['Manufacturer, until Sept 2027', behind(2027, 9)],
  ['Agency warranty 06/2027 or 100,000 km', behind(2027, 6)],
  ['From 2024 to 30.06.2027', behind(2027, 6)],
  ['2027-06-15', Date.UTC(2027, 5, 16)],
  ['2027-06', behind(2027, 6)],
  ['Until 2027', behind(2027, 12)],
  ['حتى ٢٠٢٧', behind(2027, 12)],
  ['حتى يونيو ٢٠٢٧', behind(2027, 6)],
  ['Marked as the dealer’s own until 2027', behind(2027, 12)],
  ['Under warranty, not expired', NO_END],
  ['تحت الضمان', NO_END],
  ['Extended warranty', NO_END],
  ['Yes', NO_END],
  ['None', null],
  ['No warranty', null],
  ['Expired in 2024', null],
])('a warranty that is told as %j ends when it says', (told, end) => {
  expect(warrantyEnd({ warranty: told, warrantyUntil: null })).toBe(end);
});

it.each<string | null>([
  ...['Unknown', '  ', null, 'Out of warranty', 'Expired', 'expired', 'Not under warranty', 'Without'],
  ...['The car is out of warranty', 'No longer under manufacturer warranty', 'Agency warranty has expired'],
  ...['Agency: expired', 'Warranty: none', 'Warranty void', 'Warranty is over', 'n/a', '-', 'Never had one'],
  ...['Not covered by any warranty', "Isn't under warranty", 'Extended warranty on request', 'Optional'],
  ...['بدون ضمان', 'لا يوجد ضمان', 'الضمان منتهي', 'انتهى الضمان', 'خارج الضمان', 'السيارة بدون ضمان'],
])('a record that says %j tells of no warranty', (warranty) => {
  expect(warrantyEnd({ warranty, warrantyUntil: null })).toBeNull();
});

it.each([
  [null, '2027-06-15', Date.UTC(2027, 5, 16)],
  ['Manufacturer, until 2029', '2027-06', behind(2027, 6)],
  ['Expired', '2027-06', null],
])(
  'a warranty of which %j is told, and its end as %j, ends then or is none',
  (warranty, warrantyUntil, end) => {
    expect(warrantyEnd({ warranty, warrantyUntil })).toBe(end);
  },
);

it.each([
  ...['None', 'none.', 'No', 'No accidents', 'No reported accidents', 'No accident history', 'Accident-free'],
  ...['None in the police record', '100% accident free', 'Free of accidents', 'Clean', 'Never', 'بدون حوادث'],
  ...[
    'None since new',
    'None, original paint',
    'No accidents (checked by the agency)',
    'Clean Carfax report',
  ],
  ...['Accident free, no damage', 'None reported in the official police report', 'No accidents. One owner.'],
])('a car has no accident where its record says %j', (told) => {
  expect(isAccidentFree(told)).toBe(true);
});

it.each([
  ...[
    'No information',
    'None known to us',
    'No major accidents',
    'Not known',
    'Rear bumper, 2023',
    'Nonsense',
  ],
  ...[
    'None since 2021',
    'None in our ownership',
    'No accidents, rear bumper repainted',
    'Accident free on paper',
  ],
  ...[
    'None, apart from a scratch',
    'No accidents (one minor scrape)',
    'Clean, one accident in 2020',
    'Not clean',
  ],
  ...[
    'Never reported',
    'No clean history',
    'No accident-free record',
    'Not accident free',
    'No, see the report',
    'None by the first owner',
    'Accident-free? No',
    'No accident on the chassis',
  ],
  ...['No record', 'One, repaired by the agency', 'Cleaned up after a crash', '', null],
])('nobody is told that a car has no accident where its record says %j', (told) => {
  expect(isAccidentFree(told)).toBe(false);
});

it('a warranty counts until its end, and a reduced price only below the original one', () => {
  const until = (overrides: Parameters<typeof aCar>[0]) =>
    Object.fromEntries(claims.map((claim) => [claim.part, claim.until(aCar(overrides))]));
  expect(
    until({ warranty: 'Until June 2020', warrantyUntil: null, accidentHistory: null, discountedPrice: 1 }),
  ).toEqual({
    ...{ hasWarranty: behind(2020, 6), accidentFree: null, discounted: NO_END },
  });
  expect(until({ warranty: 'Yes', warrantyUntil: '2020-06' }).hasWarranty).toBe(behind(2020, 6));
  expect(until({ originalPrice: null, discountedPrice: 1 }).discounted).toBeNull();
  expect(until({ originalPrice: 90_000, discountedPrice: 90_000 }).discounted).toBeNull();
});

it.each([
  ['Alpine White', 'white'],
  ['Obsidian Black', 'black'],
  ['Gun Metallic', 'grey'],
  ['Copper Bronze', 'brown'],
  ['Desert Sand', 'beige'],
  ['Deep Teal', 'green'],
  ['Blue Grey', 'grey'],
  ['White with a black roof', 'white'],
  ['Rosso Corsa / Nero', 'red'],
  ['Orange', 'orange'],
  ['أبيض لؤلؤي', 'white'],
  ['Nardo', 'nardo'],
  ['  ', null],
  [null, null],
])('a car painted %j is found as %j', (paint, colour) => {
  expect(colourOf(paint)).toBe(colour);
});
