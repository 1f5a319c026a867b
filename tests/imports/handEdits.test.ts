import { beforeEach, describe, expect, it } from 'vitest';
import type { Car } from '../../rest/cars/car.ts';
import { type CarStore, carStore } from '../../rest/cars/carStore.ts';
import { readOverwrite } from '../../rest/inventory/byHand/readOverwrite.ts';
import { columnOf } from '../../rest/inventory/byHand/columnOf.ts';
import { reportLines } from '../../rest/inventory/report.ts';
import { identifyingFields, stockFields } from '../../rest/stock/stockFields.ts';
import { aCar } from '../stock/aCar.ts';
import { editByHand, numbered } from './byHand.ts';
import { importedStore } from './importedStore.ts';

const now = new Date('2026-03-01T08:00:00Z');
const kept = importedStore(now);
const { importLines } = kept;

const header = 'stock,make,model,trim,year,color,price,discounted price,mileage,status';
const x5 = 'S-1,BMW,X5,M50i,2021,Black,"120,000",,"40,000",';
const q7 = 'S-2,Audi,Q7,,2020,White,"90,000",,"50,000",';
const file = [header, x5, q7];

let cars: CarStore;
beforeEach(async () => {
  cars = carStore(kept.store, () => now);
  await importLines(file);
});

const car = (number = 'S-1') => numbered(cars, number);
const edit = async (values: Partial<Car>, number = 'S-1') =>
  editByHand(cars, (await car(number))._id, values);
/** The file with other values in the row of the X5. */
const saying = (from: string, to: string) => [header, x5.replace(from, to), q7];

describe('a dealer who changes a car by hand and imports a file (BO-8)', () => {
  it('keeps the change while the file says what it said, and reads nothing of it', async () => {
    await edit({ originalPrice: 115_000 });
    const end = await cars.changes.newest();
    const before = await car();
    const report = await importLines(file);
    expect(report).toMatchObject({ changed: 0, unchanged: 2, keptByHand: 0, notes: [] });
    expect(await car()).toEqual(before);
    expect(await cars.changes.behind(end, 10)).toEqual([]);
  });

  it('gets the new values of the file for all that nobody has changed', async () => {
    await edit({ originalPrice: 115_000 });
    const report = await importLines(saying('Black', 'Blue'));
    expect(report).toMatchObject({ changed: 1, unchanged: 1, notes: [] });
    expect(await car()).toMatchObject({ exteriorColor: 'Blue', originalPrice: 115_000 });
  });

  it('keeps the change where the file has changed too, and reads both values once', async () => {
    await edit({ originalPrice: 115_000, mileage: 41_000 });
    const end = await cars.changes.newest();
    const { updatedAt } = await car();
    const report = await importLines(saying('"120,000",,"40,000"', '"118,000",,"42,000"'));
    expect(report).toMatchObject({ changed: 0, unchanged: 2 });
    expect(reportLines(report)).toEqual([
      '2 rows read: 0 added, 0 changed, 2 unchanged, 0 refused.',
      'Cars recognised: 2 by stock number.',
      '1 car keeps values that were changed by hand.',
      'line 2 (imported): price: the file says AED 118,000, your AED 115,000 stays',
      'line 2 (imported): mileage: the file says 42,000 km, your 41,000 km stays',
    ]);
    expect(await car()).toMatchObject({
      ...{ originalPrice: 115_000, mileage: 41_000, updatedAt },
      overrides: {
        originalPrice: { sheet: 118_000, differs: true },
        mileage: { sheet: 42_000, differs: true },
      },
    });
    // Partners and alerts are told of nothing.
    expect(await cars.changes.behind(end, 10)).toEqual([]);
  });

  it('reads of it again only when the file has changed again', async () => {
    await edit({ originalPrice: 115_000 });
    await importLines(saying('120,000', '118,000'));
    const before = await car();
    const again = await importLines(saying('120,000', '118,000'));
    expect(again).toMatchObject({ unchanged: 2, keptByHand: 1, notes: [] });
    expect(await car()).toEqual(before);
    const other = await importLines(saying('120,000', '116,000'));
    expect(other.notes).toEqual([
      { line: 2, note: 'price: the file says AED 116,000, your AED 115,000 stays' },
    ]);
  });

  it('reads nothing more of it after saying that the own value is right', async () => {
    await edit({ originalPrice: 115_000 });
    await importLines(saying('120,000', '118,000'));
    await edit({ originalPrice: 115_000 });
    const report = await importLines(saying('120,000', '118,000'));
    expect(report).toMatchObject({ unchanged: 2, keptByHand: 0, notes: [] });
  });

  it('follows the file again as soon as that says the same', async () => {
    await edit({ originalPrice: 115_000 });
    expect(await importLines(saying('120,000', '115,000'))).toMatchObject({ unchanged: 2, notes: [] });
    expect((await car()).overrides).toBeUndefined();
    expect(await importLines(saying('120,000', '114,000'))).toMatchObject({ changed: 1, notes: [] });
    expect(await car()).toMatchObject({ originalPrice: 114_000 });
  });

  it.each(['available', 'reserved'])(
    'has sold what the file says is sold, though it was %s',
    async (saleStatus) => {
      await edit({ saleStatus, mileage: 41_000 });
      const report = await importLines([header, `${x5}sold`, q7]);
      expect(report).toMatchObject({ changed: 1, notes: [] });
      expect(await car()).toMatchObject({ saleStatus: 'sold', mileage: 41_000 });
      expect(Object.keys((await car()).overrides ?? {})).toEqual(['mileage']);
    },
  );

  it('has reserved what the file still offers', async () => {
    await edit({ saleStatus: 'reserved' });
    await importLines([header, `${x5}available`, q7]);
    expect(await car()).toMatchObject({ saleStatus: 'reserved' });
  });

  it('keeps a change of which the file has no column', async () => {
    await edit({ originalPrice: 115_000 });
    expect(await importLines(['stock,make,model,trim', 'S-1,BMW,X5,M50i'])).toMatchObject({ unchanged: 1 });
    expect((await car()).overrides).toMatchObject({ originalPrice: { sheet: 120_000, differs: false } });
  });

  it('keeps a value that was removed, and one that the file lacks', async () => {
    await edit({ mileage: null, engine: 'V8' });
    const report = await importLines([`${header},engine`, `${x5.replace('40,000', '42,000')},V6`]);
    expect(report.notes).toEqual([
      { line: 2, note: 'mileage: the file says 42,000 km, yours stays blank' },
      { line: 2, note: 'engine: the file says "V6", your "V8" stays' },
    ]);
    const blank = await importLines([`${header},engine`, `${x5.replace('40,000', '42,000')},`]);
    expect(blank.notes).toEqual([{ line: 2, note: 'engine: the file says nothing, your "V8" stays' }]);
  });

  it('keeps both prices, and all of make, model and trim', async () => {
    const { manufacturerId } = await car('S-2');
    await edit({ discountedPrice: 115_000, manufacturerId, vehicleTypeId: null, trimId: null });
    const report = await importLines([
      header,
      x5.replace('X5,M50i', 'X6,M60i').replace('120,000', '119,000'),
      q7,
    ]);
    expect(report.notes.map(({ note }) => note)).toEqual([
      'make: the file says "BMW", your "Audi" stays',
      'model: the file says "X6", yours stays blank',
      'trim: the file says "M60i", yours stays blank',
      'price: the file says AED 119,000, your AED 120,000 stays',
      'discounted price: the file says nothing, your AED 115,000 stays',
    ]);
    expect(await car()).toMatchObject({
      ...{ manufacturerId, vehicleTypeId: null, trimId: null },
      ...{ originalPrice: 120_000, discountedPrice: 115_000 },
    });
  });

  it('reads in a dry run what an import would say, and nothing is written', async () => {
    await edit({ originalPrice: 115_000 });
    const before = await car();
    const lines = saying('120,000', '118,000');
    const dry = await importLines(lines, { dryRun: true });
    expect(dry.notes).toHaveLength(1);
    expect(await car()).toEqual(before);
    expect(await importLines(lines)).toEqual({ ...dry, dryRun: false });
  });

  it('finds a car without a number again, whatever was changed by hand', async () => {
    const old = ['make,model,year,color,price,mileage', 'Kia,Rio,2019,Red,"30,000",60000'];
    await importLines(old);
    const rio = await numbered(cars, '');
    await editByHand(cars, rio._id, { year: 2020, exteriorColor: 'Orange' });
    const report = await importLines([...old.slice(0, 1), 'Kia,Rio,2019,Red,"28,000",60000']);
    expect(report).toMatchObject({ added: 0, changed: 1, identified: { likeness: 1 } });
    expect(await cars.byId(rio._id)).toMatchObject({
      year: 2020,
      exteriorColor: 'Orange',
      originalPrice: 28_000,
    });
  });
});

describe('a dealer who imports with --overwrite (BO-8)', () => {
  beforeEach(async () => {
    await edit({ originalPrice: 115_000, mileage: 41_000, saleStatus: 'reserved' });
  });

  it('takes the values of the file for these fields, and no others', async () => {
    const overwrite = readOverwrite('price, status');
    const report = await importLines(saying('"40,000"', '"42,000"'), { overwrite });
    expect(report).toMatchObject({ changed: 1, notes: [{ note: expect.stringMatching('^mileage: ') }] });
    expect(await car()).toMatchObject({ originalPrice: 120_000, mileage: 41_000, saleStatus: null });
    expect(Object.keys((await car()).overrides ?? {})).toEqual(['mileage']);
  });

  it('takes those for all fields', async () => {
    const before = await importLines(file, { overwrite: readOverwrite('all'), dryRun: true });
    expect(before).toMatchObject({ changed: 1 });
    await importLines(file, { overwrite: readOverwrite('all') });
    expect(await car()).toMatchObject({ originalPrice: 120_000, mileage: 40_000, saleStatus: null });
    expect((await car()).overrides).toBeUndefined();
  });

  it('keeps what the file has no column for', async () => {
    await importLines(['stock,make', 'S-1,BMW'], { overwrite: readOverwrite('all') });
    expect(await car()).toMatchObject({ originalPrice: 115_000, mileage: 41_000 });
  });

  it.each(['kilometres', 'price,', 'price;mileage', '', 'Price', 'vin', 'paintRoof', 'constructor'])(
    'reads which fields there are after "%s"',
    (typed) => {
      expect(() => readOverwrite(typed)).toThrow(
        /^--overwrite has the unknown field "[^"]*"\. The fields are: make, model, trim, year, price, .*, location, pictures, all\.$/,
      );
    },
  );
});

describe('a dealer who withdraws a car by hand (BO-8)', () => {
  let id: string;
  beforeEach(async () => {
    id = (await car())._id;
    await edit({ originalPrice: 115_000 });
    await cars.withdraw(id, { byHand: true });
  });

  it.each([false, true])(
    'does not find it on the site after a file that lists it (complete: %s)',
    async (complete) => {
      const withdrawn = await cars.withdrawn(id);
      const report = await importLines(saying('120,000', '99,000'), { complete });
      expect(report).toMatchObject({ added: 0, changed: 0, unchanged: 1, relisted: 0, notes: [] });
      expect(report.withdrawn).toEqual(complete ? [] : undefined);
      expect(reportLines(report)).toEqual([
        `2 rows read: 0 added, 0 changed, 1 unchanged, 0 refused${complete ? ', 0 withdrawn' : ''}, 1 kept withdrawn.`,
        'Cars recognised: 2 by stock number.',
        'kept withdrawn: S-1, BMW X5 M50i',
      ]);
      expect(await cars.byId(id)).toBeNull();
      expect(await cars.withdrawn(id)).toEqual(withdrawn);
    },
  );

  it('reads so in a dry run', async () => {
    const report = await importLines(file, { dryRun: true });
    expect(report).toMatchObject({ added: 0, unchanged: 1, keptWithdrawn: ['S-1, BMW X5 M50i'] });
  });

  it('lists it again with what was changed by hand', async () => {
    await cars.change([id], ({ withdrawn }) => withdrawn);
    const report = await importLines(saying('120,000', '99,000'));
    expect(report).toMatchObject({ keptWithdrawn: [], keptByHand: 1 });
    expect(await car()).toMatchObject({ originalPrice: 115_000 });
  });
});

it('every field that a person may change has a column whose name --overwrite takes (BO-8)', () => {
  const changeable = stockFields.filter(({ field }) => !identifyingFields.has(field));
  expect(new Set(columnOf.keys())).toEqual(new Set(changeable.map(({ key }) => key)));
});

it('a car that a file has withdrawn comes back with what was changed by hand (BO-8)', async () => {
  await edit({ originalPrice: 115_000 });
  await importLines([header, q7], { complete: true });
  const report = await importLines(file);
  expect(report).toMatchObject({ added: 1, relisted: 1, notes: [] });
  expect(await car()).toMatchObject({
    originalPrice: 115_000,
    overrides: { originalPrice: { sheet: 120_000, differs: false } },
  });
});

it('an export that was changed changes what nobody has set by hand, and ends nothing (BO-8)', async () => {
  await edit({ originalPrice: 115_000 });
  const { _id } = await car();
  const report = await importLines([header, `${_id},BMW,X5,M50i,2021,Black,"115,000",,"43,000",`]);
  expect(report).toMatchObject({ changed: 1, identified: { id: 1 }, notes: [] });
  expect(await car()).toMatchObject({
    ...{ originalPrice: 115_000, mileage: 43_000 },
    overrides: { originalPrice: { sheet: 120_000, differs: false } },
  });
});

it('a car that no file has imported takes what is changed in an export, also of what was set by hand', async () => {
  await cars.save(aCar({ _id: 'own', mileage: 40_000 }));
  await editByHand(cars, 'own', { mileage: 41_000 });
  await importLines(['stock,make,model,mileage', 'own,BMW,X5,"42,000"']);
  expect(await cars.byId('own')).toMatchObject({ mileage: 42_000 });
});
