// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { comparisonOf, readComparison } from '../../web/compare/compareAddress.ts';

const kept = () => JSON.parse(localStorage.getItem('compareCars') ?? 'null') as unknown;

/** The compared cars as a page has them that was just opened. */
async function openPage() {
  vi.resetModules();
  return import('../../web/cars/actions/comparedCars.ts');
}

beforeEach(() => localStorage.clear());

test('the device keeps the cars that were chosen, each once, in their order', async () => {
  const { addCompared } = await openPage();
  for (const id of ['b', 'a', 'b']) expect(addCompared(id)).toBe(true);
  expect(kept()).toEqual(['b', 'a']);
  expect((await openPage()).readCompared()).toEqual(['b', 'a']);
});

test('a fifth car is refused, and the four stay', async () => {
  const { addCompared, readCompared } = await openPage();
  for (const id of ['a', 'b', 'c', 'd']) addCompared(id);
  expect(addCompared('e')).toBe(false);
  expect(addCompared('a')).toBe(true);
  expect(readCompared()).toEqual(['a', 'b', 'c', 'd']);
});

test('cars are taken out by their ids, and nothing is written where none goes', async () => {
  const { keepCompared, removeCompared } = await openPage();
  keepCompared(['a', 'b', 'c']);
  removeCompared('b', 'x');
  expect(kept()).toEqual(['a', 'c']);
  localStorage.clear();
  removeCompared('x');
  expect(kept()).toBeNull();
});

test.each(['{broken', '{"a": 1}', '"a"', '[1, null, "a", "a", ""]'])(
  'what another program has left there does no harm: %s',
  async (left) => {
    localStorage.setItem('compareCars', left);
    expect((await openPage()).readCompared()).toEqual(left.startsWith('[') ? ['a'] : []);
  },
);

test('a list that is too long is cut', async () => {
  localStorage.setItem('compareCars', '["a", "b", "c", "d", "e"]');
  expect((await openPage()).readCompared()).toHaveLength(4);
});

test('a device with no room for more still keeps the choice of this visit', async () => {
  const { addCompared, readCompared } = await openPage();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  addCompared('a');
  expect(readCompared()).toEqual(['a']);
});

test('an address names four cars at most, each once, and says how many it leaves out', () => {
  const read = (query: string) => readComparison(new URLSearchParams(query));
  expect(read('cars=a,b')).toEqual({ ids: ['a', 'b'], ignored: 0 });
  expect(read('cars=a,a, b ,,c,d,e,f')).toEqual({ ids: ['a', 'b', 'c', 'd'], ignored: 2 });
  expect(read('')).toEqual({ ids: [], ignored: 0 });
});

test('an address that is made can be read again', () => {
  const address = comparisonOf(['a/b', 'c d']);
  expect(address).toBe('/compare?cars=a%2Fb,c%20d');
  expect(readComparison(new URL(address, 'http://site').searchParams).ids).toEqual(['a/b', 'c d']);
  expect(comparisonOf([])).toBe('/compare');
});
