// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

const kept = () => JSON.parse(localStorage.getItem('favoriteCars') ?? 'null') as unknown;

/** The favourites as a page has them that was just opened. */
async function openPage() {
  vi.resetModules();
  return import('../../web/cars/actions/favourites.ts');
}

beforeEach(() => localStorage.clear());

test('FAV-1 a car that is saved twice is kept once', async () => {
  const { addFavourite, readFavourites } = await openPage();
  addFavourite({ _id: 'a', price: 1 });
  addFavourite({ _id: 'a', price: 2 });
  expect(readFavourites()).toEqual([{ _id: 'a', price: 1 }]);
});

test('FAV-2 a car is taken out by its id', async () => {
  const { addFavourite, removeFavourite, readFavourites } = await openPage();
  addFavourite({ _id: 'a' });
  addFavourite({ _id: 'b' });
  removeFavourite('a');
  expect(readFavourites()).toEqual([{ _id: 'b' }]);
});

test('FAV-3 every change is kept on the device as a list of whole cars', async () => {
  const { addFavourite, removeFavourite } = await openPage();
  addFavourite({ _id: 'a', year: 2020, images: [{ path: 'x' }] });
  expect(kept()).toEqual([{ _id: 'a', year: 2020, images: [{ path: 'x' }] }]);
  removeFavourite('a');
  expect(kept()).toEqual([]);
});

test('FAV-4 the favourites are there again when the page is opened anew', async () => {
  (await openPage()).addFavourite({ _id: 'a' });
  expect((await openPage()).readFavourites()).toEqual([{ _id: 'a' }]);
});

test('a list that cannot be read counts as empty', async () => {
  localStorage.setItem('favoriteCars', '{broken');
  expect((await openPage()).readFavourites()).toEqual([]);
  localStorage.setItem('favoriteCars', '[1, null, {"no": "id"}, {"_id": "a"}]');
  expect((await openPage()).readFavourites()).toEqual([{ _id: 'a' }]);
});

test('a device with no room for more still keeps the hearts of this visit', async () => {
  const { addFavourite, readFavourites } = await openPage();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  addFavourite({ _id: 'a' });
  expect(readFavourites()).toEqual([{ _id: 'a' }]);
});

test('FAV-5 clearing forgets them all', async () => {
  const { addFavourite, clearFavourites } = await openPage();
  addFavourite({ _id: 'a' });
  clearFavourites();
  expect(kept()).toEqual([]);
});
