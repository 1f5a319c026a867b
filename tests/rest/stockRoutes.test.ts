import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type CarStore, carStore } from '../../rest/cars/carStore.ts';
import { createIndexes } from '../../rest/store/mongodb/createIndexes.ts';
import { collections } from '../../rest/store/open/collections.ts';
import type { StockRow } from '../../rest/stock/stockRow.ts';
import { filledForms } from '../forms/filledForms.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { addStaff, type Staff, tokenSecret } from '../servers/staff.ts';
import { type EngineStore, storeEngines } from '../servers/storeEngines.ts';
import { aBareCar, aCar, carOf } from '../stock/aCar.ts';
import { until } from '../until.ts';

const picture = { _id: 'image', path: 'photos/x5.jpg', filename: 'x5.jpg' };
const pictures = (count: number) => Array.from({ length: count }, () => picture);

describe.each(storeEngines)('a dealer who looks at the stock, with $name,', ({ emptyStore }) => {
  let engine: EngineStore;
  let rest: RunningRest;
  let cars: CarStore;
  let vera: Staff;
  let time: number;
  const now = () => new Date(time);
  const listedOn = (day: string) => ({ createdAt: `2026-${day}T08:00:00.000Z` });

  beforeEach(async () => {
    engine = await emptyStore();
    time = Date.parse('2026-11-29T10:00:00Z');
    await createIndexes(engine.store, collections);
    cars = carStore(engine.store, now);
    vera = await addStaff(engine.store, 'Vera', 'VIEWER', now);
    rest = await runRest({ store: engine.store, photos: engine.photos, now, admin: { tokenSecret } });
  });
  afterEach(async () => {
    await rest.close();
    await engine.close();
  });

  const list = async (query = '') => (await rest.get(`/api/admin/v1/cars?${query}`, vera.headers)).body;
  const ids = async (query = '') => (await list(query)).items.map(({ id }: StockRow) => id);

  it('sees each car with what matters about it, the newest first', async () => {
    const x5 = { _id: 'x5', stockNumber: 'A-17', images: pictures(8), ...listedOn('11-27') };
    await cars.saveAll([aCar(x5), aCar({ _id: 'old', ...listedOn('09-29') })]);
    await rest.post('/api/v1/buy-car', { ...filledForms['/api/v1/buy-car'], carId: 'x5' });
    const { items, ...page } = await list();
    expect(items[0]).toEqual({
      ...{
        id: 'x5',
        revision: 1,
        stockNumber: 'A-17',
        name: 'BMW X5 xDrive40i',
        year: 2021,
        mileage: 40_000,
      },
      ...{ price: 200_000, saleStatus: 'available', featured: false, testDrive: false, location: 'Dubai' },
      ...{ listedAt: '2026-11-27T08:00:00.000Z', daysInStock: 2, withdrawnAt: null, cover: 'photos/x5.jpg' },
      ...{ pictures: 8, enquiries: 1, gaps: [], draft: null },
    });
    expect(items[1]).toMatchObject({ id: 'old', daysInStock: 61, gaps: ['fewPictures', 'over60Days'] });
    expect(page).toMatchObject({ total: 2, page: 1, pages: 1 });
  });

  it('finds what is missing, and how many cars lack it; nobody completes a sold one', async () => {
    const whole = { images: pictures(8), ...listedOn('11-27') };
    await cars.saveAll([
      aCar({ ...whole, _id: 'whole' }),
      aCar({ ...whole, _id: 'noPictures', images: [] }),
      aCar({ ...whole, _id: 'fewPictures', images: pictures(7) }),
      aCar({ ...whole, _id: 'noDescription', description: null }),
      aCar({ ...whole, _id: 'noPrice', originalPrice: null }),
      aCar({ ...whole, _id: 'noMake', manufacturerId: null, vehicleTypeId: null, trimId: null }),
      aCar({ ...whole, _id: 'over60Days', ...listedOn('09-29') }),
      { ...aCar({ ...whole, _id: 'sheetDiffers' }), overrides: { year: { sheet: 2020, differs: true } } },
      { ...aBareCar({ saleStatus: 'sold' }), overrides: { year: { sheet: 2020, differs: false } } },
    ]);
    const gaps = [
      'noPictures',
      'fewPictures',
      'noDescription',
      'noPrice',
      'noMake',
      'sheetDiffers',
      'over60Days',
    ];
    for (const gap of gaps) expect(await ids(`gap=${gap}`)).toEqual([gap]);
    const { counts } = await list();
    expect(counts).toEqual({
      ...{ published: 9, drafts: 0, withdrawn: 0 },
      ...Object.fromEntries(gaps.map((gap) => [gap, 1])),
    });
  });

  it.each([
    ['words of the name, in any order and case', 'x5 bmw', 'bmw'],
    ['the beginning of a word', 'por', '911'],
    ['two words written as one', 'f150', 'ford'],
    ['the name and the year', 'porsche 2019', '911'],
    ['a part of the stock number', 'p-20', '911'],
    ['the end of the VIN', '777123', 'ford'],
    ['the whole VIN', 'WP0ZZZ99ZTS777123', 'ford'],
    ['Arabic digits', '٧٧٧١٢٣', 'ford'],
  ])('finds a car by %s', async (_what, q, id) => {
    await cars.saveAll([
      aCar({ _id: 'bmw', stockNumber: 'B-10' }),
      aCar({
        _id: '911',
        stockNumber: 'P-2041',
        year: 2019,
        ...carOf('Porsche', '911'),
        vinLastSix: '042789',
      }),
      aCar({ _id: 'ford', stockNumber: 'F-30', ...carOf('Ford', 'F-150'), vinLastSix: '777123' }),
    ]);
    expect(await ids(`q=${encodeURIComponent(q)}`)).toEqual([id]);
    expect(await ids('q=nobody')).toEqual([]);
  });

  it('sees how many enquiries there were about a car in thirty days, without spam', async () => {
    await cars.save(aCar({ _id: 'x5' }));
    const send = async () =>
      (await rest.post('/api/v1/buy-car', { ...filledForms['/api/v1/buy-car'], carId: 'x5' })).body.id;
    time = Date.parse('2026-10-29T10:00:00Z');
    await send();
    time = Date.parse('2026-10-31T10:00:00Z');
    await send();
    const spam = await send();
    time = Date.parse('2026-11-29T10:00:00Z');
    const owner = await addStaff(engine.store, 'Huda', 'OWNER', now);
    const headers = { ...owner.headers, 'if-match': '"1"' };
    await rest.patch(`/api/admin/v1/enquiries/${spam}`, { status: 'SPAM' }, headers);
    expect((await rest.get('/api/admin/v1/cars', owner.headers)).body.items[0].enquiries).toBe(1);
  });

  it('chooses by status, and orders by age, price, mileage and name; what has no value comes last', async () => {
    await cars.saveAll([
      aCar({ _id: 'a', saleStatus: 'reserved', originalPrice: 90_000, mileage: 3, ...carOf('Kia', 'Rio') }),
      aCar({ _id: 'b', saleStatus: 'sold', originalPrice: null, mileage: 1, ...carOf('Audi', 'Q7') }),
      aCar({ _id: 'c', saleStatus: null, originalPrice: 150_000, mileage: null, ...carOf('BMW', 'X5') }),
    ]);
    expect(await ids('status=available')).toEqual(['c']);
    expect(await ids('status=reserved')).toEqual(['a']);
    expect(await ids()).toEqual(['c', 'b', 'a']);
    expect(await ids('sort=oldest')).toEqual(['a', 'b', 'c']);
    expect(await ids('sort=price-low')).toEqual(['a', 'c', 'b']);
    expect(await ids('sort=price-high')).toEqual(['c', 'a', 'b']);
    expect(await ids('sort=mileage-low')).toEqual(['b', 'a', 'c']);
    expect(await ids('sort=name')).toEqual(['b', 'c', 'a']);
    expect((await rest.get('/api/admin/v1/cars?sort=colour', vera.headers)).status).toBe(400);
  });

  it('reads a hundred cars a page, and behind the last page the last one', async () => {
    await cars.saveAll(Array.from({ length: 101 }, () => aCar()));
    const first = await list();
    const second = await list('page=2');
    expect([first.items.length, first.pages, first.total]).toEqual([100, 2, 101]);
    expect([second.items.length, second.page]).toEqual([1, 2]);
    expect(await list('page=9')).toEqual(second);
    expect((await rest.get('/api/admin/v1/cars?page=0', vera.headers)).status).toBe(400);
  });

  it('sees what another process has written, listed and withdrawn', async () => {
    await cars.saveAll([aCar({ _id: 'a', mileage: 1 }), aCar({ _id: 'b' })]);
    expect(await ids()).toEqual(['b', 'a']);
    const another = await engine.another();
    const others = carStore(another, now);
    await others.change(['a'], ({ listed }) => listed && { ...listed, mileage: 2 });
    await others.withdraw('b');
    await until(async () => {
      expect((await list()).items).toMatchObject([{ id: 'a', mileage: 2, revision: 2 }]);
      expect((await list('tab=withdrawn')).items).toMatchObject([
        { id: 'b', withdrawnAt: now().toISOString() },
      ]);
    });
    await another.close();
  });

  it('sees the latest withdrawn car first, and opens it', async () => {
    await cars.saveAll([aCar({ _id: 'a', ...listedOn('11-01') }), aCar({ _id: 'b' })]);
    await cars.withdraw('b');
    await carStore(engine.store, () => new Date('2026-11-29T11:00:00Z')).withdraw('a');
    const { items, counts } = await list('tab=withdrawn');
    expect(items).toMatchObject([{ id: 'a', daysInStock: 28 }, { id: 'b' }]);
    expect(counts).toMatchObject({ published: 0, withdrawn: 2, noPictures: 0 });
    const { body } = await rest.get('/api/admin/v1/cars/a', vera.headers);
    expect(body).toMatchObject({ id: 'a', withdrawnByHand: false, withdrawnAt: '2026-11-29T11:00:00.000Z' });
    expect((await rest.get('/api/admin/v1/cars/none', vera.headers)).status).toBe(404);
  });

  it('opens a car with the text of each field', async () => {
    await cars.save(aCar({ _id: 'x5', tyreTread: 6.5, saleStatus: null, featured: null, warranty: null }));
    const { body } = await rest.get('/api/admin/v1/cars/x5', vera.headers);
    expect(body).toMatchObject({
      id: 'x5',
      isImported: false,
      withdrawnByHand: false,
      updatedAt: now().toISOString(),
    });
    const texts = Object.fromEntries(
      body.fields.map(({ field, text }: { field: string; text: string }) => [field, text]),
    );
    expect(texts).toMatchObject({
      ...{ make: 'BMW', model: 'X5', trim: 'xDrive40i', originalPrice: '200000', discountedPrice: '' },
      ...{ tyreTread: '6.5', saleStatus: 'available', featured: 'no', warranty: '', door: '5' },
      ...{ stockNumber: 'S-1001', vin: '', description: expect.stringContaining('<') },
      specifications: expect.stringMatching(/\n/),
    });
  });
});
