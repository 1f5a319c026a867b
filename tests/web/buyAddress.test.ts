import { describe, expect, test } from 'vitest';
import { constants } from '../../web/dealer/constants.ts';
import {
  buyAddress,
  canonicalAddress,
  filterFrom,
  filterText,
  readBuyState,
  toFilter,
} from '../../web/cars/filters/buyAddress.ts';
import { noFilter } from '../../web/cars/filters/filterTable.ts';
import { wholeNumber } from '../../web/ui/text/wholeNumber.ts';

const read = (query: string) => readBuyState(new URLSearchParams(query));

describe('the address of the listing', () => {
  test('BUY-1 the bare address narrows nothing', () => {
    expect(toFilter(read('').filter)).toBeUndefined();
    expect(buyAddress({ filter: noFilter, sort: undefined, page: 1 })).toBe('/buy');
  });

  test('a shared address says everything that was chosen', () => {
    const parameters =
      'company=BMW&company=Land+Rover&model=m1&mileageMin=100&yearMax=2020&body=SUV&body=Sedan&available=true&q=x5&sort=price-low&page=3';
    expect(buyAddress(read(parameters))).toBe(`/buy?${parameters}`);
    expect(filterFrom(filterText(read(parameters).filter))).toEqual(read(parameters).filter);
  });

  test.each([
    ['company=BMW&body=SUV&sort=price-low&page=2', undefined, '/buy/bmw?body=SUV&sort=price-low&page=2'],
    ['company=Land+Rover&model=m1', 'Range Rover', '/buy/land-rover/range-rover'],
    ['company=Land+Rover&model=m1', undefined, '/buy/land-rover?model=m1'],
    ['model=m1', 'Range Rover', '/buy?model=m1'],
    ['body=hatchback&priceMax=200000', undefined, '/buy/hatchback?priceMax=200000'],
    ['priceMin=200k&priceMax=100k&q=red', undefined, '/buy/100000-to-200000?q=red'],
    ['company=%E2%80%A2', undefined, '/buy?company=%E2%80%A2'],
    ['company=BMW&model=m1', '–', '/buy/bmw?model=m1'],
  ])('%s, with a model %s, has the address %s', (parameters, modelName, address) => {
    expect(buyAddress({ ...read(parameters), modelName })).toBe(address);
  });

  test('one list has one address, however it is asked for', () => {
    const asked = [
      'sort=price-low&page=2&body=Sedan&body=SUV&company=Kia&company=Audi&utm_source=x&yearMin=02015',
      'yearMin=2015&company=Audi&company=Kia&company=Audi&body=SUV&body=Sedan&page=2&q=++',
    ];
    const address = '/buy?company=Audi&company=Kia&yearMin=2015&body=SUV&body=Sedan&page=2';
    expect(asked.map((query) => canonicalAddress(read(query)))).toEqual([address, address]);
    expect(canonicalAddress(read('page=1&sort=year-old'))).toBe('/buy');
  });

  test('BUY-14 blanks around the searched words are cut off, and blanks alone search for nothing', () => {
    expect(toFilter(read('q=++x5+').filter)).toEqual({ search: 'x5' });
    expect(toFilter(read('q=+++').filter)).toBeUndefined();
  });

  test('what is more than the graph takes is cut off or left out', () => {
    const { filter, page } = read(
      `q=${'x'.repeat(199)}%F0%9F%9A%97&page=99999999999&company=a,b&company=BMW`,
    );
    expect(filter.search).toBe('x'.repeat(199));
    expect(filter.makes).toEqual(['BMW']);
    expect(page * constants.pageSize).toBeLessThan(2 ** 31);
    const makes = Array.from({ length: 500 }, (_, i) => `company=${i}`).join('&');
    expect(read(makes).filter.makes).toHaveLength(50);
  });

  test('BUY-13 no body type means all types', () => {
    expect(toFilter(read('body=').filter)).toBeUndefined();
    expect(toFilter(read('body=SUV&body=Sedan').filter)).toEqual({ bodyTypes: ['SUV', 'Sedan'] });
  });

  test('a parameter without a value narrows nothing, as the page is rendered without it', () => {
    const names = ['company', 'model', 'body', 'available', 'q', 'sort', 'page', 'priceMin', 'yearMax'];
    expect(read(names.map((name) => `${name}=`).join('&'))).toEqual(read(''));
  });

  test('an end of a range that is left empty is open', () => {
    expect(toFilter(read('mileageMin=5000').filter)).toEqual({ mileage: { min: 5000, max: null } });
    expect(toFilter(read('installmentMax=9000').filter)).toEqual({
      monthlyInstalment: { min: null, max: 9000 },
    });
  });

  test('ends of a range that were swapped are put right', () => {
    const { filter, ...others } = read('priceMin=300,000&priceMax=100000&yearMin=2020');
    expect(toFilter(filter)).toEqual({
      price: { min: 100_000, max: 300_000 },
      year: { min: 2020, max: null },
    });
    expect(buyAddress({ filter, ...others })).toBe('/buy?priceMin=100000&priceMax=300000&yearMin=2020');
  });

  test('numbers in Arabic and Persian digits are read, also in the order of swapped ends', () => {
    const { filter, ...others } = read('priceMin=٣٠٠٠٠٠&priceMax=١٠٠٠٠٠&yearMin=۲۰۲۰&page=٢');
    expect(buyAddress({ filter, ...others })).toBe(
      '/buy?priceMin=100000&priceMax=300000&yearMin=2020&page=2',
    );
  });

  test('an address that makes no sense shows the first page of everything, newest first', () => {
    expect(read('page=-2&sort=nonsense&page=x')).toEqual({ filter: noFilter, sort: undefined, page: 1 });
  });
});

test('BUY-15 what is typed as a number is read as a whole one, and anything else as 0', () => {
  expect(wholeNumber('12.9')).toBe(12);
  expect(wholeNumber('90,000')).toBe(90_000);
  expect(wholeNumber('100k')).toBe(100_000);
  expect(wholeNumber('1.15 M')).toBe(1_150_000);
  expect(wholeNumber('90,000 km')).toBe(90_000);
  expect(wholeNumber('٥٠٠٠٠')).toBe(50_000);
  expect(wholeNumber('۹۰٬۰۰۰')).toBe(90_000);
  expect(wholeNumber('١،٢٠٠')).toBe(1_200);
  expect(wholeNumber('١٫٥ m')).toBe(1_500_000);
  expect(wholeNumber('abc')).toBe(0);
  expect(wholeNumber('')).toBe(0);
  expect(wholeNumber('-5')).toBe(0);
});
