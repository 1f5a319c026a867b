import { expect, test } from 'vitest';
import { budgets, budgetSlug } from '../../web/cars/addresses/budgets.ts';
import { bodyTypeNamed, budgetNamed, listPaths, makeSlug } from '../../web/cars/addresses/listPaths.ts';
import { slugOf } from '../../web/cars/addresses/slugOf.ts';
import { constants } from '../../web/dealer/constants.ts';

test.each([
  ['Mercedes-Benz', 'mercedes-benz'],
  ['Rolls-Royce', 'rolls-royce'],
  ['Citroën', 'citroen'],
  ['ŠKODA', 'skoda'],
  ['3 Series', '3-series'],
  ['911', '911'],
  ['  F-150 ', 'f-150'],
  ['Lynk & Co', 'lynk-co'],
  ['C63 S AMG (W205)', 'c63-s-amg-w205'],
  ['Quattroporte GT+', 'quattroporte-gt'],
  ['İstanbul', 'istanbul'],
  ['بــورشه', 'بورشه'],
  ['٩١١', '911'],
  ['— ', ''],
])('the name %s is %s in an address, which stays as it is', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
  expect(slugOf(slug)).toBe(slug);
});

test('every body type and every budget has an address that is read back, and that no make has', () => {
  for (const type of constants.bodyTypes.slice(1)) {
    expect(bodyTypeNamed(slugOf(type))).toBe(type);
    expect(listPaths.make(type)).toBe(`/buy/${makeSlug(type)}`);
    expect(listPaths.make(type)).not.toBe(listPaths.bodyType(type));
  }
  for (const budget of budgets) {
    expect(budgetNamed(budgetSlug(budget))).toBe(budget);
    expect(listPaths.budget({ ...budget })).toBe(`/buy/${budgetSlug(budget)}`);
    expect(listPaths.make(budgetSlug(budget))).not.toBe(listPaths.budget(budget));
  }
});

test('what the site does not offer has no address of its own', () => {
  expect([listPaths.bodyType('Coupe'), listPaths.budget({ max: 123_456 }), listPaths.budget({})]).toEqual([
    ...[undefined, undefined, undefined],
  ]);
  expect([listPaths.make('—'), listPaths.make('BMW', '—')]).toEqual([undefined, undefined]);
});
