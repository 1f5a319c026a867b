import { describe, expect, test } from 'vitest';
import { carStore } from '../../rest/cars/carStore.ts';
import { reportLines } from '../../rest/inventory/report.ts';
import { stableId } from '../../rest/store/stableId.ts';
import { aCar } from '../stock/aCar.ts';
import { listCars } from '../stock/openCars.ts';
import { importedStore } from './importedStore.ts';

const now = new Date('2026-03-01T08:00:00.123Z');
const kept = importedStore(now);
const { importLines } = kept;

const forced = { complete: true, force: true };

/** The ids of the listed cars by what `nameOf` tells of each. */
async function ids(nameOf: (car: Awaited<ReturnType<typeof listCars>>[number]) => unknown) {
  const cars = await listCars(kept.store);
  return Object.fromEntries(cars.map((car) => [String(nameOf(car)), car._id]));
}

async function idOfOnly() {
  const [car, ...others] = await listCars(kept.store);
  expect(others).toEqual([]);
  return car?._id;
}

const header = 'make,model,trim,year,colour,price,mileage,date listed,title';
const stock = [
  'bmw,x5,M Sport,2020,White,"180,000",50000,01/02/2026,One owner',
  'bmw,x5,M Sport,2020,Black,"175,000",60000,01/02/2026,Full history',
  'audi,q7,S line,2021,White,"210,000",30000,03/02/2026,As new',
  'kia,rio,EX,2019,Red,"30,000",90000,04/02/2026,Cheap',
];
const repriced = stock.map((line) => line.replace(',000"', ',500"'));

describe('a file without stock numbers and VINs', () => {
  test('a repriced car keeps its id, its pictures and its price history', async () => {
    await importLines([header, ...stock]);
    const before = await ids((car) => car.title);
    const report = await importLines([header, ...repriced], forced);
    expect(report).toMatchObject({ added: 0, changed: 4, withdrawn: [] });
    expect(report.identified).toMatchObject({ facts: 0, likeness: 4 });
    expect(await ids((car) => car.title)).toEqual(before);
  });

  test('a car is the same after a new price, mileage, headline, status and description', async () => {
    await importLines([header, ...stock]);
    const before = await ids((car) => car.exteriorColor + String(car.year));
    const more = 'make,model,trim,year,colour,price,mileage,date listed,title,status,description';
    const changed = [
      'bmw,x5,M Sport,2020,White,"170,000",50900,01/02/2026,Reduced,reserved,Now cheaper',
      ...stock.slice(1).map((line) => `${line},available,`),
    ];
    const report = await importLines([more, ...changed], forced);
    expect(report).toMatchObject({ added: 0, changed: 4, withdrawn: [] });
    expect(await ids((car) => car.exteriorColor + String(car.year))).toEqual(before);
  });

  test('a repriced file that is imported again changes nothing, and is sure of its cars', async () => {
    await importLines([header, ...stock]);
    await importLines([header, ...repriced], forced);
    const report = await importLines([header, ...repriced], { complete: true });
    expect(report).toMatchObject({ added: 0, changed: 0, unchanged: 4, withdrawn: [] });
    expect(report.identified).toMatchObject({ facts: 4, likeness: 0 });
  });

  test('cars that take over the prices of each other do not change places', async () => {
    const two = (first: string, second: string) => [
      'make,model,mileage,price',
      `bmw,x5,1000,"${first}"`,
      `bmw,x5,5000,"${second}"`,
    ];
    await importLines(two('90,000', '80,000'));
    const before = await ids((car) => car.mileage);
    await importLines(two('80,000', '90,000'), forced);
    await importLines(two('90,000', '80,000'), forced);
    expect(await ids((car) => car.mileage)).toEqual(before);
  });

  test('a new car that has the facts which another one had gets an id of its own', async () => {
    await importLines(['make,model,price', 'bmw,x5,"90,000"']);
    const first = await idOfOnly();
    await importLines(['make,model,price', 'bmw,x5,"85,000"'], forced);
    const lines = ['make,model,price', 'bmw,x5,"85,000"', 'bmw,x5,"90,000"'];
    expect(await importLines(lines)).toMatchObject({ added: 1, unchanged: 1 });
    const both = await ids((car) => car.originalPrice);
    expect(both[85_000]).toBe(first);
    expect(await importLines(lines, forced)).toMatchObject({ unchanged: 2, withdrawn: [] });
    expect(await ids((car) => car.originalPrice)).toEqual(both);
  });

  test('of cars that are alike, the nearest by mileage and then by price belong together', async () => {
    await importLines([
      'make,model,mileage,price',
      'kia,rio,10000,"30,000"',
      'kia,rio,20000,"30,000"',
      'kia,rio,20000,"40,000"',
    ]);
    const before = await ids((car) => `${car.mileage} ${car.originalPrice}`);
    const report = await importLines(
      [
        'make,model,mileage,price',
        'kia,rio,20500,"39,000"',
        'kia,rio,20500,"29,000"',
        'kia,rio,10200,"29,000"',
      ],
      forced,
    );
    expect(report.matched.every(({ isOneOfSeveral }) => isOneOfSeveral)).toBe(true);
    expect(await ids((car) => `${car.mileage} ${car.originalPrice}`)).toEqual({
      '20500 39000': before['20000 40000'],
      '20500 29000': before['20000 30000'],
      '10200 29000': before['10000 30000'],
    });
  });

  test('a car is recognised by its pictures among cars that are alike', async () => {
    await importLines(['make,model,mileage', 'bmw,x5,100', 'bmw,x5,900']);
    const before = await ids((car) => car.mileage);
    const address = 'https://cdn.example.ae/7/front.jpg';
    const cars = carStore(kept.store);
    for (const id of Object.values(before)) {
      const own = stableId(
        'photo',
        `${id} ${id === before[900] ? address : 'https://cdn.example.ae/8/front.jpg'}`,
      );
      await cars.setImages(id, () => [{ _id: own, path: `photos/${own}.jpg`, filename: 'front.jpg' }]);
    }
    const report = await importLines(
      ['make,model,mileage,images', `bmw,x5,110,${address}`, 'bmw,x5,910,https://cdn.example.ae/none.jpg'],
      forced,
    );
    expect(report.identified).toMatchObject({ picture: 1, likeness: 1 });
    expect(await ids((car) => car.mileage)).toEqual({ 110: before[900], 910: before[100] });
  });

  test('a column that the file has not had before makes no new cars', async () => {
    await importLines(['make,model,price', 'bmw,x5,"90,000"']);
    const id = await idOfOnly();
    const lines = ['make,model,price,colour,date listed,trim', 'bmw,x5,"80,000",White,01/02/2026,M Sport'];
    expect(await importLines(lines, forced)).toMatchObject({ added: 0, changed: 1, withdrawn: [] });
    expect(await idOfOnly()).toBe(id);
  });

  test.each([
    ['colour', 'bmw,x5,M Sport,2020,Red,"180,500",50000,01/02/2026,One owner'],
    ['year', 'bmw,x5,M Sport,2021,White,"180,500",50000,01/02/2026,One owner'],
    ['trim', 'bmw,x5,Luxury,2020,White,"180,500",50000,01/02/2026,One owner'],
    ['day of the advert', 'bmw,x5,M Sport,2020,White,"180,500",50000,09/02/2026,One owner'],
  ])('a car with another %s is another car', async (_, line) => {
    await importLines([header, stock[0] ?? '']);
    expect(await importLines([header, line], forced)).toMatchObject({
      added: 1,
      withdrawn: ['BMW X5 M Sport'],
    });
  });

  test('a row that is refused still names its car, which is not withdrawn', async () => {
    await importLines([header, ...stock]);
    const lines = stock.map((line) => line.replace('"30,000"', 'soon'));
    const report = await importLines([header, ...lines], forced);
    expect(report).toMatchObject({ unchanged: 3, withdrawn: [], refused: [{ line: 5 }] });
  });

  test('another branch, whose file is not the whole stock, takes no car of the first one', async () => {
    const branch = 'make,model,year,price,mileage,location';
    await importLines([branch, 'toyota,corolla,2020,"50,000",40000,Dubai']);
    const dubai = await idOfOnly();
    const sharjah = [
      branch,
      'toyota,corolla,2020,"49,000",40000,Sharjah',
      'toyota,corolla,2020,"45,000",80000,',
    ];
    expect(await importLines(sharjah)).toMatchObject({ added: 2, changed: 0 });
    const lines = [branch, 'toyota,corolla,2020,"48,000",40000,Dubai'];
    expect(await importLines(lines)).toMatchObject({ added: 0, changed: 1, identified: { likeness: 1 } });
    expect((await carStore(kept.store).byId(dubai ?? ''))?.originalPrice).toBe(48_000);
  });

  test('a file that is complete needs --force, after a dry run has told what is uncertain', async () => {
    await importLines([header, ...stock]);
    await expect(importLines([header, ...repriced], { complete: true })).rejects.toThrow(
      '4 rows have no known stock number or VIN, and were matched by similarity. Nothing was imported. ' +
        'Check the report of --dry-run, and add --force if it is right. A column with stock numbers or VINs avoids this.',
    );
    const report = await importLines([header, ...repriced], { complete: true, dryRun: true });
    expect(reportLines(report)).toEqual([
      'Dry run, nothing was written. 4 rows read: 0 added, 4 changed, 0 unchanged, 0 refused, 0 withdrawn.',
      'Cars recognised: 4 by similarity.',
      'The import requires --force: 4 rows have no known stock number or VIN, and were matched by similarity.',
      'line 2 was matched to BMW X5 M Sport, 2020, 50,000 km, AED 180,000',
      'line 3 was matched to BMW X5 M Sport, 2020, 60,000 km, AED 175,000',
      'line 4 was matched to Audi Q7 S line, 2021, 30,000 km, AED 210,000',
      'line 5 was matched to Kia Rio EX, 2019, 90,000 km, AED 30,000',
    ]);
    const swapped = [...stock.slice(0, 3), 'ford,f-150,,2020,White,"90,000",5,05/02/2026,Truck'];
    await expect(importLines([header, ...swapped], { complete: true })).rejects.toThrow(
      '1 row without a stock number or VIN would be added and 1 car withdrawn: some may be the same cars.',
    );
    expect(await importLines([header, ...stock], { complete: true })).toMatchObject({ unchanged: 4 });
  });
});

describe('a VIN', () => {
  const x5 = 'WBAJB0C51JB084264';
  const q7 = 'WAUZZZ4M0HD042149';

  test('a dealer reprices a car that has a VIN and no stock number', async () => {
    await importLines(['VIN,Make,Model,Year,Price', `${x5},BMW,X5,2020,185000`]);
    const id = await idOfOnly();
    const report = await importLines(['VIN,Make,Model,Year,Price', `${x5.toLowerCase()},BMW,X5,2020,179000`]);
    expect(report).toMatchObject({ added: 0, changed: 1, identified: { vin: 1 } });
    expect(await carStore(kept.store).byId(id ?? '')).toMatchObject({ vin: x5, vinLastSix: '084264' });
    expect(await importLines(['VIN,Make,Model,Year,Price', `${x5},BMW,X5,2020,179000`])).toMatchObject({
      unchanged: 1,
    });
  });

  test.each([
    'VIN',
    'Chassis No',
    'Chassis No.',
    'CHASSIS_NUMBER',
    'Vehicle Identification Number',
    'رقم الشاصي',
    'رقم الهيكل',
  ])('a dealer imports it from the column "%s"', async (column) => {
    const report = await importLines([`Make,${column}`, `BMW,${x5.slice(0, 9)} ${x5.slice(9)}`]);
    expect(report).toMatchObject({ added: 1, unusedColumns: [], notes: [] });
    expect(await carStore(kept.store).byId((await idOfOnly()) ?? '')).toMatchObject({ vin: x5 });
  });

  test('a dealer reads which numbers are no VIN, and which may be mistyped; their cars come in', async () => {
    const report = await importLines([
      'Make,Model,VIN',
      'BMW,X1,TESTVIN0000000001',
      'Toyota,Prado,GRJ150-0012345',
      'Ford,F-150,1M8GDM9A1KP042788',
      'Ford,Edge,1M8GDM9AXKP042788',
      'Kia,Rio,11111111111111111',
      'Audi,Q7,WAUZZZ4M5HD042149',
      'Mini,Cooper,-',
    ]);
    expect(report.added).toBe(7);
    expect(report.notes).toEqual([
      { line: 2, note: 'VIN TESTVIN0000000001 may be mistyped: a VIN has no I, O or Q' },
      {
        line: 3,
        note: 'VIN "GRJ150-0012345" is ignored: a VIN has 17 letters and digits',
      },
      { line: 4, note: 'VIN 1M8GDM9A1KP042788 may be mistyped: its check digit is wrong' },
      {
        line: 6,
        note: 'VIN "11111111111111111" is ignored: a VIN has 17 letters and digits',
      },
    ]);
    expect(await ids((car) => car.vinLastSix)).toMatchObject({
      '042788': expect.any(String),
      null: expect.any(String),
    });
  });

  test.each([
    ['that is mistyped', 'TESTVIN0000000001', { vin: 1 }],
    ['that is no VIN', 'GRJ150-0012345', { likeness: 1 }],
  ])('a car with a number %s is repriced, not added again', async (_, number, identified) => {
    await importLines(['VIN,Make,Model,Year,Price', `${number},BMW,X5,2020,185000`]);
    const id = await idOfOnly();
    const report = await importLines(['VIN,Make,Model,Year,Price', `${number},BMW,X5,2020,179000`]);
    expect(report).toMatchObject({ added: 0, changed: 1, identified });
    expect(await idOfOnly()).toBe(id);
  });

  test('a car that gets another stock number is the same car, and its old number is free', async () => {
    await importLines(['stock,vin,make', `7,${x5},bmw`]);
    const id = await idOfOnly();
    expect(await importLines(['stock,vin,make', `8,${x5},bmw`])).toMatchObject({ added: 0, changed: 1 });
    expect(await carStore(kept.store).byId(id ?? '')).toMatchObject({ stockNumber: '8', importedAs: '8' });
    expect(await importLines(['stock,vin,make', `8,${x5},bmw`, `7,${q7},audi`])).toMatchObject({
      ...{ added: 1, unchanged: 1 },
      identified: { stockNumber: 1 },
    });
    expect((await ids((car) => car.stockNumber))[8]).toBe(id);
  });

  test('the stock number counts first: the VIN of a row may be corrected', async () => {
    await importLines(['stock,vin,make', `7,${x5},bmw`, `8,${q7},audi`]);
    const before = await ids((car) => car.stockNumber);
    const corrected = 'WBAJB0C51JB084265';
    expect(await importLines(['stock,vin,make', `7,${corrected},bmw`, `8,${q7},audi`])).toMatchObject({
      changed: 1,
    });
    expect(await ids((car) => car.stockNumber)).toEqual(before);
  });

  test('a car keeps its numbers when a later file lacks them', async () => {
    await importLines(['stock,vin,make,model', `7,${x5},bmw,x5`]);
    const id = await idOfOnly();
    expect(await importLines(['make,model,price', 'bmw,x5,"90,000"'], forced)).toMatchObject({ changed: 1 });
    expect(await importLines(['stock,vin,make,model', `7,,bmw,x5`])).toMatchObject({ unchanged: 1 });
    expect(await carStore(kept.store).byId(id ?? '')).toMatchObject({
      importedAs: '7',
      stockNumber: '7',
      vin: x5,
    });
  });

  test('a car with another VIN or stock number is never taken for the car of a row', async () => {
    await importLines(['stock,vin,make,model', `7,${x5},bmw,x5`]);
    const lines = ['stock,vin,make,model', `,${q7},bmw,x5`, '9,,bmw,x5'];
    expect(await importLines(lines, forced)).toMatchObject({ added: 2, withdrawn: ['7, BMW X5'] });
  });

  test('cars that differ in the VIN alone are two cars, also in the next import', async () => {
    const lines = ['make,model,year,vin', `kia,rio,2026,${x5}`, `kia,rio,2026,${q7}`];
    expect(await importLines(lines)).toMatchObject({ added: 2, refused: [] });
    const before = await ids((car) => car.vinLastSix);
    const turned = ['make,model,year,vin', lines[2] ?? '', lines[1] ?? ''];
    expect(await importLines(turned)).toMatchObject({ added: 0, unchanged: 2 });
    expect(await ids((car) => car.vinLastSix)).toEqual(before);
  });

  test('a VIN that two stock numbers have is refused the second time, and withdraws nothing', async () => {
    await importLines(['stock,make,vin', `7,bmw,${x5}`, `8,bmw,${q7}`]);
    const report = await importLines(['stock,make,vin', `7,bmw,${x5}`, `8,bmw,${x5}`], { complete: true });
    expect(report).toMatchObject({ withdrawn: [] });
    expect(report.refused).toEqual([{ line: 3, reasons: ['the same VIN as on line 2'] }]);
  });

  test('a withdrawn car that comes back under another stock number is listed at its address', async () => {
    await importLines(['stock,vin,make', `7,${x5},bmw`, `8,${q7},audi`]);
    const before = await ids((car) => car.stockNumber);
    await importLines(['stock,vin,make', `8,${q7},audi`], { complete: true });
    expect(await importLines(['stock,vin,make', `9,${x5},bmw`])).toMatchObject({ added: 1, relisted: 1 });
    expect((await ids((car) => car.stockNumber))[9]).toBe(before[7]);
  });

  test('a stored car gets its VIN when a file of before has the column', async () => {
    await importLines(['make,model,price', 'bmw,x5,"90,000"']);
    const id = await idOfOnly();
    const lines = ['make,model,price,vin', `bmw,x5,"90,000",${x5}`];
    expect(await importLines(lines, { complete: true })).toMatchObject({
      changed: 1,
      identified: { facts: 1 },
    });
    expect(await importLines(lines, { complete: true })).toMatchObject({
      unchanged: 1,
      identified: { vin: 1 },
    });
    expect(await idOfOnly()).toBe(id);
  });
});

test('a row with the id of a car of this site is that car, and gives it no stock number', async () => {
  const car = aCar({ stockNumber: null });
  await carStore(kept.store).save(car);
  const report = await importLines(['stock,make,price', `${car._id},BMW,"90,000"`]);
  expect(report).toMatchObject({ added: 0, changed: 1, identified: { id: 1 } });
  expect(await carStore(kept.store).byId(car._id)).toMatchObject({
    stockNumber: null,
    originalPrice: 90_000,
  });
});

test('a car that an older version has imported keeps its id when it is repriced', async () => {
  const key = 'make:bmw\nmodel:x5\nprice:90,000';
  const { stockNumber: _, ...car } = aCar({ _id: stableId('car', key), trimId: null, year: null });
  await carStore(kept.store).save({ ...car, stockNumber: null, exteriorColor: null, importedAs: '' });
  expect(await importLines(['make,model,price', 'bmw,x5,"80,000"'], forced)).toMatchObject({
    added: 0,
    changed: 1,
  });
  expect(await idOfOnly()).toBe(car._id);
});
