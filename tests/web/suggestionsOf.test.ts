import { expect, test } from 'vitest';
import { noFilter } from '../../web/cars/filters/filterTable.ts';
import { suggestionsOf } from '../../web/cars/filters/search/suggestionsOf.ts';

const model = (make: string, name: string, count: number) => ({ id: `${make}-${name}`, make, name, count });
const nothing = { makes: [], models: [], bodyTypes: [] };

const suggested = (search: string, whole: typeof found, begun: typeof found) =>
  suggestionsOf(whole, begun, { ...noFilter, search }).map(
    ({ label, count, to }) => `${label} ${count} ${to}`,
  );

const found = {
  makes: [
    { name: 'Porsche', count: 98 },
    { name: 'Audi', count: 3 },
  ],
  models: [model('Porsche', 'Cayenne', 12), model('Porsche', '911', 85)],
  bodyTypes: [{ name: 'Sports', count: 85 }],
};

test('whoever is still typing a model is suggested it, in place of what is typed', () => {
  expect(suggested('porsche 9', nothing, found)).toEqual(['Porsche 911 85 /buy/porsche/911']);
  expect(suggested('used white POR', nothing, found)).toEqual([
    'Porsche 98 /buy/porsche?q=used+white',
    'Porsche 911 85 /buy/porsche/911?q=used+white',
    'Porsche Cayenne 12 /buy/porsche/cayenne?q=used+white',
  ]);
});

test('whoever types a name in Arabic with tatweel is suggested it', () => {
  const arabic = { ...nothing, makes: [{ name: 'بورشه', count: 4 }] };
  expect(suggested('بــور', nothing, arabic)).toEqual([`بورشه 4 /buy/${encodeURIComponent('بورشه')}`]);
});

const white = {
  makes: [{ name: 'Nissan', count: 17 }],
  models: [],
  bodyTypes: [{ name: 'Sedan', count: 20 }],
};
const suvs = { ...nothing, bodyTypes: [{ name: 'SUV', count: 1_511 }] };

test('what the cars of a whole word have in common keeps that word, and each kind begins with what is typed', () => {
  expect(suggested('white suv', white, suvs)).toEqual([
    'Nissan 17 /buy/nissan?q=white+suv',
    'SUV 1511 /buy/suv?q=white',
    'Sedan 20 /buy/sedan?q=white+suv',
  ]);
});

test('whoever is still typing a word is suggested nothing that has it by chance', () => {
  expect(suggested('white su', white, suvs)).toEqual(['SUV 1511 /buy/suv?q=white']);
  // No name begins with the last word, so only the suggestions for what the cars have in common are left.
  expect(suggested('white xy', white, nothing)).toHaveLength(2);
});

test('a model whose own name begins with what is typed stands before one that has it within', () => {
  const begun = { ...nothing, models: [model('Mercedes', 'C-Class', 186), model('Mercedes', 'CLA', 40)] };
  expect(suggested('mercedes cl', nothing, begun)[0]).toContain('Mercedes CLA 40');
});
