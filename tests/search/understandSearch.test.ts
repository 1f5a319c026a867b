import { expect, it } from 'vitest';
import type { Car } from '../../rest/cars/car.ts';
import { carWords } from '../../rest/cars/carWords.ts';
import { demoCars as makeDemoCars } from '../../rest/demo/demoCars.ts';
import { understandSearch } from '../../search/understandSearch.ts';
import { WordList } from '../../search/WordList.ts';

const demoCars = makeDemoCars();
const list = new WordList();
for (const car of demoCars) for (const word of carWords(car).split(' ')) list.add(word);

const make = (name: string) => (car: Car) => car.manufacturerId?.brandName === name;
const model = (name: RegExp) => (car: Car) => name.test(car.vehicleTypeId?.modelName ?? '');
const body = (name: string) => (car: Car) => car.bodyType === name;
const paint = (name: RegExp) => (car: Car) => name.test(car.exteriorColor ?? '');
const priceOf = (car: Car) => car.discountedPrice ?? car.originalPrice ?? 0;
const all =
  (...tests: ((car: Car) => boolean)[]) =>
  (car: Car) =>
    tests.every((passes) => passes(car));

/** What people type, and the cars that they mean. */
const searches: [string, (car: Car) => boolean][] = [
  ['mercedes', make('Mercedes')],
  ['mercedes benz', make('Mercedes')],
  ['Mercedes-Benz', make('Mercedes')],
  ['benz', make('Mercedes')],
  ['merc', make('Mercedes')],
  ['mercdes', make('Mercedes')],
  ['porche', make('Porsche')],
  ['porsch', make('Porsche')],
  ['Pörsche', make('Porsche')],
  ['بورش', make('Porsche')],
  ['lambo', make('Lamborghini')],
  ['lamborgini', make('Lamborghini')],
  ['ferari', make('Ferrari')],
  ['rolls royce', make('Rolls-Royce')],
  ['rollsroyce', make('Rolls-Royce')],
  ['landrover', make('Land Rover')],
  ['range rover', model(/^Range Rover/)],
  ['g class', model(/^G-Class/)],
  ['g-class', model(/^G-Class/)],
  ['gclass', model(/^G-Class/)],
  ['g wagon', model(/^G-Class/)],
  ['gwagon', model(/^G-Class/)],
  ['s class', model(/^S-Class/)],
  ['mercedes s-class', model(/^S-Class/)],
  ['tesla model 3', model(/^Model 3/)],
  ['x 5', model(/^X5$/)],
  ['bmw x5', all(make('BMW'), model(/^X5$/))],
  ['white suv', all(paint(/White/), body('SUV'))],
  ['red ferrari', all(paint(/Red|Burgundy/), make('Ferrari'))],
  ['black sedan', all(paint(/Black/), body('Sedan'))],
  ['black saloon', all(paint(/Black/), body('Sedan'))],
  ['gray 4x4', all(paint(/Grey|Gun/), body('SUV'))],
  ['2021 porsche', all((car) => car.year === 2021, make('Porsche'))],
  ['porsche 2021', all((car) => car.year === 2021, make('Porsche'))],
  ['911 turbo', all(model(/^911/), (car) => /turbo/i.test(`${car.trimId?.trimName} ${car.title}`))],
  ['electric', (car) => car.fuelType === 'Electric'],
  ['ev', (car) => car.fuelType === 'Electric'],
  ['used bmw for sale', make('BMW')],
  ['suv under 200k', all(body('SUV'), (car) => priceOf(car) <= 200_000)],
  ['under AED 100,000', (car) => priceOf(car) <= 100_000],
  ['over 1 million', (car) => priceOf(car) >= 1_000_000],
  ['gcc', (car) => car.regionalSpecs === 'GCC'],
  ['spaceship', () => false],
];

it.each(searches)('whoever types "%s" finds the cars that are meant', (text, isMeant) => {
  const { meant, price } = understandSearch(text, list);
  const found = demoCars.filter((car) => {
    const words = ` ${carWords(car)} `;
    const has = (word: string, asStart: boolean) => words.includes(asStart ? ` ${word}` : ` ${word} `);
    const affordable = !price || (priceOf(car) >= price.min && priceOf(car) <= price.max);
    return affordable && meant.every((one) => one.words.some((word) => has(word, one.asStart)));
  });
  const names = (cars: Car[]) =>
    cars
      .map(({ vehicleTypeId, exteriorColor, title, year }) =>
        [vehicleTypeId?.modelName, exteriorColor, year, title].join(', '),
      )
      .sort();
  expect(names(found)).toEqual(names(demoCars.filter(isMeant)));
});

it('the stock has cars for what people type', () => {
  const without = searches.filter(([, isMeant]) => !demoCars.some(isMeant)).map(([text]) => text);
  expect(without).toEqual(['spaceship']);
});

it('finds the make also where a headline has the same typing error', () => {
  const stock = new WordList();
  for (const word of ['=porsche', '~porche', '~full']) stock.add(word);
  const wordsOf = (text: string) => understandSearch(text, stock).meant.map(({ words }) => words);
  expect(wordsOf('porche')).toEqual([['~porche', '=porsche']]);
  expect(wordsOf('full')).toEqual([['~full']]);
});
