import { expect, test, vi } from 'vitest';
import { brandStore } from '../../rest/brands/brandStore.ts';
import type { Car } from '../../rest/cars/car.ts';
import { carStore } from '../../rest/cars/carStore.ts';
import { importInventory } from '../../rest/inventory/importInventory.ts';
import { reportLines } from '../../rest/inventory/report.ts';
import { stableId } from '../../rest/store/stableId.ts';
import { listCars } from '../stock/openCars.ts';
import { importedStore } from './importedStore.ts';

const now = new Date('2026-03-01T08:00:00Z');
const kept = importedStore(now);
const { importLines } = kept;

function cars() {
  return listCars(kept.store, '-newest');
}

async function onlyCar(): Promise<Car> {
  const [car, ...others] = await cars();
  expect(others).toEqual([]);
  if (!car) throw new Error('no car was imported');
  return car;
}

test('a partner who asks what has changed since a moment finds what a long import has written behind it', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  try {
    const lines = ['stock,make', ...Array.from({ length: 600 }, (_, i) => `A-${i},bmw`)];
    await importInventory({
      text: lines.join('\n'),
      store: kept.store,
      onProgress: () => vi.advanceTimersByTime(60_000),
    });
    const times = new Set((await cars()).map(({ updatedAt }) => updatedAt));
    expect(times.size).toBeGreaterThan(1);
    // A minute goes by before each part is written.
    const minutes = Array.from(times, (_, i) => `2026-03-01T08:0${i + 1}:00.000Z`);
    expect(times).toEqual(new Set(minutes));
  } finally {
    vi.useRealTimers();
  }
});

test("a dealer's car comes in with everything that the file says of it", async () => {
  await importLines([
    'Stock No,Brand,Model,Variant,Model Year,Price (AED),Sale Price,Monthly Installment,KM,Body Type,Gearbox,Fuel,Cylinders,HP,Colour,Interior Colour,Drivetrain,Seats,Steering,Doors,No. of Keys,Headline,Featured,Test Drive,Status,Date Posted,Features',
    'A-17,mercedes-benz,e-class,E 300,2021,"180,000","165,000","2,900",41000,Soft Top Convertible,Automatic Transmission,Gasoline,6,300 - 400 HP,blue,tan,Rear Wheel Drive,4,Left hand,2,1,One owner,yes,no,Sold,05/02/2026,Sunroof; Tow bar',
  ]);
  expect(await onlyCar()).toMatchObject({
    title: 'One owner',
    manufacturerId: { brandName: 'Mercedes' },
    vehicleTypeId: { modelName: 'E-Class' },
    trimId: { trimName: 'E 300' },
    originalPrice: 180_000,
    discountedPrice: 165_000,
    monthlyInstallment: 2_900,
    year: 2021,
    mileage: 41_000,
    door: 2,
    keys: 1,
    bodyType: 'Convertible',
    transmission: 'Automatic',
    fuelType: 'Petrol',
    engine: '300–400 HP',
    cylinders: 6,
    power: null,
    exteriorColor: 'Blue',
    interiorColor: 'Tan',
    drive: 'RWD',
    seats: 4,
    steering: 'Left',
    featured: 'yes',
    testDrive: 'no',
    saleStatus: 'sold',
    specifications: { Sunroof: true, 'Tow bar': true },
    createdAt: '2026-02-05T00:00:00.000Z',
  });
});

test('a car brings its make and model into the lists of the site', async () => {
  await importLines(['make,model', 'land-rover,range-rover-sport', 'LAND ROVER,Range Rover Sport', 'bmw,x5']);
  const brands = brandStore(kept.store);
  expect((await brands.companies()).map((company) => company.brandName)).toEqual(['BMW', 'Land Rover']);
  expect(
    (await brands.vehicleTypes()).map((type) => `${type.manufacturer.brandName} ${type.modelName}`),
  ).toEqual(['BMW X5', 'Land Rover Range Rover Sport']);
});

test('a make and a model that the store has already keep their names', async () => {
  const brands = brandStore(kept.store);
  const manufacturer = { _id: 'kept-make', brandName: 'Land-Rover' };
  await brands.addCompany(manufacturer);
  await brands.addVehicleType({ _id: 'kept-model', modelName: 'DEFENDER', manufacturer });
  await importLines(['make,model', 'land rover,defender']);
  expect(await onlyCar()).toMatchObject({
    manufacturerId: { _id: 'kept-make', brandName: 'Land-Rover' },
    vehicleTypeId: { _id: 'kept-model', modelName: 'DEFENDER' },
  });
});

test('a dealer imports the same file twice and nothing changes', async () => {
  const file = ['make,model,price,title', 'audi,a4,"70,000",Clean', 'audi,a4,"71,000",Clean', 'kia,rio,,'];
  expect(await importLines(file)).toMatchObject({ added: 3, changed: 0, unchanged: 0 });
  const first = await cars();
  const later = new Date('2026-04-01T08:00:00Z');
  expect(await importLines(file, { now: later })).toMatchObject({ added: 0, changed: 0, unchanged: 3 });
  expect(await cars()).toEqual(first);
});

test('a car whose price went down keeps its pictures and its place among the newest', async () => {
  await importLines(['stock,make,price', '7,bmw,"90,000"']);
  const pictures = [{ _id: 'p1', path: '/photos/p1.jpg', filename: 'front.jpg' }];
  await carStore(kept.store).save({
    ...(await onlyCar()),
    images: pictures,
    featured: 'yes',
    testDrive: 'yes',
  });
  const report = await importLines(['stock,make,price', '7,bmw,"85,000"'], { now: new Date('2026-05-01') });
  expect(report).toMatchObject({ added: 0, changed: 1 });
  expect(await onlyCar()).toMatchObject({
    originalPrice: 85_000,
    images: pictures,
    featured: 'yes',
    testDrive: 'yes',
    createdAt: now.toISOString(),
  });
});

test('two sheets of the same cars that are imported at once both arrive whole', async () => {
  const rows = Array.from({ length: 30 }, (_, i) => `A-${i},bmw,${1000 + i}`);
  const waited: string[] = [];
  const sheets = ['price', 'mileage'].map((column) =>
    importInventory({
      ...{ text: [`stock,make,${column}`, ...rows].join('\n'), store: kept.store, beatEvery: 10 },
      onWait: () => waited.push(column),
    }),
  );
  expect((await Promise.all(sheets)).map(({ added, changed }) => ({ added, changed }))).toEqual([
    { added: 30, changed: 0 },
    { added: 0, changed: 30 },
  ]);
  expect(waited).toEqual(['mileage']);
  expect((await cars()).filter(({ originalPrice, mileage }) => originalPrice === mileage)).toHaveLength(30);
});

test('an import that was halted, and taken for ended, writes nothing over the next one', async () => {
  const locks = kept.store.collection<{ _id: string; number: number }>('importLocks');
  const next = { _id: '2', number: 2 };
  const halted = importInventory({
    text: ['stock,title', ...Array.from({ length: 251 }, (_, i) => `A-${i},Car ${i}`)].join('\n'),
    store: kept.store,
    onProgress: () => void locks.replaceOne({ _id: '2' }, next, { upsert: true }),
  });
  await expect(halted).rejects.toThrow(
    'Another process has taken over the import, because this one was suspended',
  );
  expect((await cars()).map(({ title }) => title)).not.toContain('Car 250');
});

test('a dry run counts the cars and writes none', async () => {
  const report = await importLines(['make,price', 'bmw,"90,000"', 'audi,cheap'], { dryRun: true });
  expect(report).toMatchObject({ added: 1, refused: [{ line: 3 }] });
  expect(await cars()).toEqual([]);
  expect(await brandStore(kept.store).companies()).toEqual([]);
});

test('a refused row is reported with its line and every reason, and the others come in', async () => {
  const report = await importLines([
    'make,title,mileage,year,price',
    'bmw,"two',
    'lines",1,2020,"90,000"',
    '',
    'audi,Nice,"115,000,000",1899,12',
    ',,5,2020,"90,000"',
    'kia,,5,2020',
    'kia,an "odd" quote,5,2020,"90,000"',
    'kia,,5,2020,"90,000"',
    'kia,,5,2020,"90,000"',
  ]);
  expect(report).toMatchObject({ rows: 7, added: 2 });
  expect(report.refused).toEqual([
    {
      line: 5,
      reasons: [
        'year 1899 is below 1900',
        'mileage 115,000,000 km is above 1,500,000 km',
        'price 12 AED is below 500 AED',
      ],
    },
    { line: 6, reasons: ['make and title are both missing'] },
    { line: 7, reasons: ['4 cells, but the header has 5'] },
    {
      line: 8,
      reasons: [
        'a quotation mark is misplaced, or the row has more than 250,000 characters: its cells cannot be separated',
      ],
    },
    { line: 10, reasons: ['the same car as on line 9'] },
  ]);
});

test('a dealer with many refused rows reads first how many each reason has, and where', async () => {
  const rows = Array.from({ length: 120 }, (_, i) => `bmw,Car ${i},${i < 110 ? `soon ${i}` : i}`);
  const report = await importLines(['make,title,price', ...rows, 'kia,"Good, ""as new""","90,000"']);
  const lines = reportLines(report);
  expect(lines.slice(0, 4)).toEqual([
    '121 rows read: 1 added, 0 changed, 0 unchanged, 120 refused.',
    'refused 110 rows: price "…" is not a number of AED (lines 2, 3, 4, 5, 6, …)',
    'refused 10 rows: price … AED is below … AED (lines 112, 113, 114, 115, 116, …)',
    'line 2: price "soon 0" is not a number of AED',
  ]);
  expect(lines).toHaveLength(3 + 100 + 1);
  expect(lines.at(-1)).toBe('and 20 more refused rows: --refused FILE.csv writes all of them for correction');
});

test.each(['Keys', 'No. of Keys', 'Number of keys', 'KEY_COUNT', 'عدد المفاتيح'])(
  'a dealer imports how many keys come with a car from the column "%s"',
  async (column) => {
    const report = await importLines([`Stock No,Make,${column}`, 'A,BMW,2', 'B,Audi,-', 'C,Kia,0']);
    expect(report).toMatchObject({ added: 3, refused: [], unusedColumns: [] });
    const keys = (await cars()).map((car) => [car.manufacturerId?.brandName, car.keys]);
    expect(Object.fromEntries(keys)).toEqual({ BMW: 2, Audi: null, Kia: 0 });
  },
);

test('a car without a stock number stays the same car when the import learns to read one more column', async () => {
  await importLines(['Make,Title,Fobs', 'BMW,One owner,2']);
  const report = await importLines(['Make,Title,Keys', 'BMW,One owner,2']);
  expect(report).toMatchObject({ added: 0, changed: 1 });
  expect(await onlyCar()).toMatchObject({ _id: stableId('car', 'make:BMW\ntitle:One owner'), keys: 2 });
});

test('what a buyer asks of a car comes in from columns of its own', async () => {
  const report = await importLines([
    'Make,No. of Owners,Service History,Under Warranty,Accidents,Registered Until',
    'BMW,2,"full, at the agency",yes,no,March 2027',
    'Kia,,,,,',
    `Audi,many,${'long '.repeat(30)},,,`,
  ]);
  const known = (await cars()).map((car) => [
    ...[car.manufacturerId?.brandName, car.owners, car.serviceHistory],
    ...[car.warranty, car.accidentHistory, car.registration],
  ]);
  expect(known.toSorted((a, b) => String(a[0]).localeCompare(String(b[0])))).toEqual([
    ['BMW', 2, 'Full, at the agency', 'Yes', 'No', 'March 2027'],
    ['Kia', null, null, null, null, null],
  ]);
  expect(report.refused.map(({ reasons }) => reasons)).toEqual([
    [
      'owners "many" is not a number',
      '"long long long long long long …" is longer than 120 characters: put it into the description',
    ],
  ]);
});

test.each([
  ['none', 'None'],
  ['NIL', 'None'],
  ['لا يوجد', 'None'],
  ['لا', 'No'],
  ['-', null],
  ['n/a', null],
  ['unknown', null],
])(
  'a buyer reads of accidents, service, warranty and papers what the dealer means by "%s"',
  async (cell, answer) => {
    await importLines([
      'Make,Model,Accidents,Service History,Warranty,Registration',
      `BMW,X5,${[cell, cell, cell, cell].join()}`,
    ]);
    expect(await onlyCar()).toMatchObject({
      accidentHistory: answer,
      serviceHistory: answer,
      warranty: answer,
      registration: answer,
    });
  },
);

test('a dealer reads which numbers of keys cannot be right', async () => {
  const report = await importLines(['Make,Keys', 'BMW,both', 'Audi,1.5', 'Kia,20', 'Ford,-1']);
  expect(report.refused).toEqual([
    { line: 2, reasons: ['keys "both" is not a number'] },
    { line: 3, reasons: ['keys "1.5" is not a whole number'] },
    { line: 4, reasons: ['keys 20 is above 9'] },
    { line: 5, reasons: ['keys "-1" is not a number'] },
  ]);
});

test('two rows with one stock number are one car and one refusal', async () => {
  const report = await importLines(['stock,make,price', '7,bmw,"90,000"', '7,bmw,"95,000"']);
  expect(report.refused).toEqual([{ line: 3, reasons: ['the same car as on line 2'] }]);
  expect((await onlyCar()).originalPrice).toBe(90_000);
});

test('a blank or unknown cell stays empty, also where the title would tell', async () => {
  await importLines([
    'make,model,trim,year,price,mileage,cylinders,horsepower,exterior_color,body_type,title',
    'ford,other,Other,,Call for price,N/A,None,Unknown,Other Color,-,Ford Mustang 2022 with 10 km',
  ]);
  expect(await onlyCar()).toMatchObject({
    ...{ vehicleTypeId: null, trimId: null, year: null, originalPrice: null, mileage: null },
    ...{ engine: null, exteriorColor: null, bodyType: null, title: 'Ford Mustang 2022 with 10 km' },
  });
});

test("a car of a make that the seller's list does not know comes in under its title", async () => {
  await importLines(['make,model,title', 'other-make,other-car,Rare roadster']);
  expect(await onlyCar()).toMatchObject({
    manufacturerId: null,
    vehicleTypeId: null,
    title: 'Rare roadster',
  });
});

test('a dealer reads which cars have no make, whether new, changed or as before', async () => {
  const file = ['stock,make,title', 'A-1,bmw,', 'A-2,,White SUV', 'A-3,,Red coupé'];
  const first = await importLines(file);
  expect(first.withoutMake).toEqual([3, 4]);
  expect(reportLines(first)[1]).toBe(
    '2 cars have no make: line 3, line 4. Visitors see "Unknown", and search engines do not list them. ' +
      'Import them with a make.',
  );
  expect((await importLines([...file.slice(0, 3), 'A-3,audi,Red coupé'])).withoutMake).toEqual([3]);
  // A file without the column changes no make.
  const prices = await importLines(['stock,title,price', 'A-1,One owner,90000', 'A-2,White SUV,80000']);
  expect(prices.withoutMake).toEqual([3]);
  expect((await importLines(['stock,make', 'A-1,bmw'])).withoutMake).toEqual([]);
});

test('an Arabic title arrives whole, without the direction marks', async () => {
  await importLines([
    'الماركة,عنوان الإعلان,الممشى',
    'Toyota,\u200f\u202bسيارة  نظيفة\u202c\u200f,٢٦٬٠٠٠ كم',
  ]);
  expect(await onlyCar()).toMatchObject({ title: 'سيارة نظيفة', mileage: 26_000 });
});

test('what a car has no field for stands in its description, as text', async () => {
  await importLines(['make,mechanical condition,body condition', 'bmw,Good,Perfect <3 & cheap']);
  expect(await onlyCar()).toMatchObject({
    description: '<p>Body condition: Perfect &lt;3 &amp; cheap. Mechanical condition: Good.</p>',
  });
});

test('the stock number, the market that a car was built for and its place come in from columns of their own', async () => {
  await importLines(['make,Stock No,regional_specs,location', 'bmw,A-17,gcc specs,dubai']);
  expect(await onlyCar()).toMatchObject({
    stockNumber: 'A-17',
    regionalSpecs: 'GCC',
    location: 'Dubai',
    specifications: null,
    description: null,
  });
});

test("a dealer's own description keeps its paragraphs", async () => {
  await importLines([
    'make,description',
    'bmw,"Fast & clean.\n\nOne <owner>\nNo smoking"',
    'kia,<p>Ready</p>',
  ]);
  expect(
    (await cars()).map((car) => car.description).toSorted((a, b) => String(a).localeCompare(String(b))),
  ).toEqual(['<p>Fast &amp; clean.</p><p>One &lt;owner&gt;<br>No smoking</p>', '<p>Ready</p>']);
});

test('an unreadable date costs the car its place in the order, not its place in the stock', async () => {
  const report = await importLines(['make,date listed', 'bmw,31/02/2025']);
  expect(report.notes).toEqual([
    {
      line: 2,
      note: 'date "31/02/2025" is not a valid date; the time of the first import is used instead',
    },
  ]);
  expect((await onlyCar()).createdAt).toBe(now.toISOString());
});

test('a discount above the price is refused and one that is none is dropped', async () => {
  const report = await importLines([
    'make,price,discounted price',
    'bmw,"90,000","95,000"',
    'kia,"90,000","90,000"',
  ]);
  expect(report.refused).toEqual([
    { line: 2, reasons: ['discounted price 95,000 AED is above the price 90,000 AED'] },
  ]);
  expect((await onlyCar()).discountedPrice).toBeNull();
});

test('a car with a status that nobody knows is not offered', async () => {
  const report = await importLines(['make,status', 'bmw,gone to auction']);
  expect(report.refused).toEqual([
    { line: 2, reasons: ['status "gone to auction" is not one of sold, available, reserved'] },
  ]);
});

test('a long file says how far it is', async () => {
  const said: number[][] = [];
  const rows = Array.from({ length: 1_200 }, (_, at) => `bmw,Car ${at}`);
  const text = ['make,title', ...rows].join('\r\n');
  const report = await importInventory({ text, store: kept.store, onProgress: (...at) => said.push(at) });
  expect(report.added).toBe(1_200);
  expect(said.at(0)).toEqual([2, 1_201]);
  expect(said.at(-1)).toEqual([1_201, 1_201]);
  expect(said.length).toBeGreaterThan(3);
});
