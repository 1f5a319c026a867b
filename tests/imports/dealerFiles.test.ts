import { afterEach, beforeEach, expect, test } from 'vitest';
import { importInventory } from '../../rest/inventory/importInventory.ts';
import type { RowAddresses } from '../../rest/inventory/pictures/wantedPictures.ts';
import { tempStore } from '../servers/tempStore.ts';
import { listCars } from '../stock/openCars.ts';

let kept: Awaited<ReturnType<typeof tempStore>>;
const now = new Date('2026-03-01T08:00:00Z');

beforeEach(async () => {
  kept = await tempStore();
});
afterEach(() => kept.close());

/** Imports a file, expects that it refuses no row, and returns its cars by their stock number, and the addresses of their pictures. */
async function importAll(text: string) {
  const pictures: string[][] = [];
  const onAddresses = ({ addresses }: RowAddresses) => pictures.push(addresses.map(({ address }) => address));
  const report = await importInventory({ text, store: kept.store, now, onAddresses });
  expect(report.refused).toEqual([]);
  const cars = await listCars(kept.store, '-newest');
  return { report, pictures, cars: Object.fromEntries(cars.map((car) => [car.stockNumber ?? '', car])) };
}

test.each([
  ['lines', '"Sunroof\nLeather seats\nNavigation"'],
  ['lines with commas behind them', '"Sunroof,\nLeather seats,\nNavigation"'],
  ['bullets', '"• Sunroof • Leather seats • Navigation"'],
  ['lines with hyphens', '"- Sunroof\n- Leather seats\n- Navigation"'],
  ['numbered lines', '"1. Sunroof\n2. Leather seats\n3. Navigation"'],
  ['an HTML list', '"<ul><li>Sunroof</li><li>Leather <b>seats</b></li>\n<li>Navigation</li></ul>"'],
  ['HTML lines', '"Sunroof<br>Leather seats<br/>Navigation"'],
  [
    'encoded HTML',
    '"&lt;ul&gt;&lt;li&gt;Sunroof&lt;/li&gt;&lt;li&gt;Leather seats&lt;/li&gt;&lt;li&gt;Navigation"',
  ],
  ['semicolons', 'Sunroof; Leather seats; Navigation'],
  ['commas', '"Sunroof, Leather seats, Navigation"'],
])('a dealer lists features by %s, and each is one', async (_way, cell) => {
  const { cars } = await importAll(`Stock No,Make,Features\nS1,BMW,${cell}`);
  expect(Object.keys(cars.S1?.specifications ?? {})).toEqual(['Sunroof', 'Leather seats', 'Navigation']);
});

test.each(['Sunroof; ✗ Tow bar', '"✓ Sunroof ✗ Tow bar"', '"Sunroof\n❌Tow bar"'])(
  'a feature with a cross before it is one that the car lacks: %j',
  async (cell) => {
    const { cars } = await importAll(`Stock No,Make,Features\nS1,BMW,${cell}`);
    expect(cars.S1?.specifications).toEqual({ Sunroof: true, 'Tow bar': false });
  },
);

test('a feature with an entity is not cut at its semicolon', async () => {
  const { cars } = await importAll(
    'Stock No,Make,Features\nS1,BMW,Heated &amp; cooled seats;Driver&#39;s airbag',
  );
  expect(cars.S1?.specifications).toEqual({ 'Heated & cooled seats': true, "Driver's airbag": true });
});

test('entities are read as characters wherever a dealer writes text', async () => {
  const { cars } = await importAll(
    [
      'Stock No,Make,Model,Colour,Title,Warranty,Description',
      'S1,Land&nbsp;Rover,Range Rover,Black &amp; gold,HSE &quot;Dynamic&quot; &ndash; <b>new</b>,Caf&eacute;,Bought &amp; serviced here &ndash; one <3 owner',
    ].join('\n'),
  );
  expect(cars.S1).toMatchObject({
    title: 'HSE "Dynamic" – new',
    manufacturerId: { brandName: 'Land Rover' },
    exteriorColor: 'Black & gold',
    warranty: 'Café',
    description: '<p>Bought &amp; serviced here – one &lt;3 owner</p>',
  });
});

test('a description whose tags are written as entities is HTML', async () => {
  const { cars } = await importAll(
    'Stock No,Make,Description\nS1,BMW,&lt;p&gt;Fast &amp;amp; clean&lt;/p&gt;',
  );
  expect(cars.S1?.description).toBe('<p>Fast &amp; clean</p>');
});

test.each([
  [
    ['In-Stock', 'Available Now', 'in_stock', 'AVAILABLE!', 'For  Sale', 'https://schema.org/InStock'],
    'available',
  ],
  [['SOLD!', 'out_of_stock', 'Sold-Out', 'NOT_AVAILABLE', 'Not available', 'Sold.'], 'sold'],
  [['RESERVED', 'On-Hold', 'Sale pending', 'Under Offer'], 'reserved'],
])('a status in any of the spellings %j is %s', async (spellings, status) => {
  const { cars } = await importAll(
    ['Stock No,Make,Status', ...spellings.map((spelling, at) => `S${at},BMW,${spelling}`)].join('\n'),
  );
  expect(Object.values(cars).map(({ saleStatus }) => saleStatus)).toEqual(spellings.map(() => status));
});

test('a column Sold may say sold instead of yes', async () => {
  const { cars } = await importAll('Stock No,Make,Sold\nS1,BMW,SOLD\nS2,BMW,\nS3,BMW,Yes!\nS4,BMW,Available');
  expect(['S1', 'S2', 'S3', 'S4'].map((number) => cars[number]?.saleStatus)).toEqual([
    ...['sold', null, 'sold', null],
  ]);
});

test('pictures in several columns come in the order of their numbers, the main picture first', async () => {
  const { pictures, report } = await importAll(
    [
      'Stock No,Make,Image 10,Image 2,More Photos,Main Image,Photo URL 1',
      'S1,BMW,https://p.example/10.jpg,https://p.example/2.jpg,"https://p.example/x.jpg, https://p.example/y.jpg","=""https://p.example/main.jpg""",https://p.example/1.jpg',
    ].join('\n'),
  );
  expect(pictures).toEqual([
    ['main', '1', '2', '10', 'x', 'y'].map((name) => `https://p.example/${name}.jpg`),
  ]);
  expect(report.unusedColumns).toEqual([]);
});

test('a spreadsheet keeps the zeros of a number by a formula, and a text from being one by an apostrophe', async () => {
  const { cars } = await importAll(
    'Stock No,Make,Title,Price,Date Posted\n="00124",BMW,\'=best= car,="185,000",44694\n"=""00125""",BMW,"\'-20%, now",1.85E+05,13-May-2022',
  );
  expect(Object.keys(cars).toSorted()).toEqual(['00124', '00125']);
  expect(cars['00124']).toMatchObject({ title: '=best= car', originalPrice: 185_000 });
  expect(cars['00125']).toMatchObject({ title: '-20%, now', originalPrice: 185_000 });
  const days = Object.values(cars).map(({ createdAt }) => createdAt);
  expect(days).toEqual(['2022-05-13T00:00:00.000Z', '2022-05-13T00:00:00.000Z']);
});

test("a vehicle feed for Google comes in by Google's names of its columns", async () => {
  const { cars, pictures, report } = await importAll(
    [
      'id\tstore_code\tVIN\tbrand\tmodel\ttrim\tyear\tmileage\tcolor\tbody_style\tengine\tprice\tcondition\tavailability\tvehicle_option\timage_link\tadditional_image_link\tlink_template\tdate_in_stock',
      'G-1\tDXB\tTESTVIN0000000001\tBMW\tX5\txDrive40i\t2020\t50000 km\twhite\tsuv\tGasoline\t185000 AED\tused\tin_stock\tSunroof, Tow bar\thttps://p.example/1.jpg\thttps://p.example/2.jpg,https://p.example/3.jpg\thttps://d.example/1\t2025-11-02',
    ].join('\n'),
  );
  expect(cars['G-1']).toMatchObject({
    manufacturerId: { brandName: 'BMW' },
    vehicleTypeId: { modelName: 'X5' },
    trimId: { trimName: 'xDrive40i' },
    ...{ year: 2020, mileage: 50_000, exteriorColor: 'White', bodyType: 'SUV', originalPrice: 185_000 },
    ...{ fuelType: 'Petrol', engine: null, saleStatus: 'available' },
    specifications: { Sunroof: true, 'Tow bar': true },
    createdAt: '2025-11-02T00:00:00.000Z',
  });
  expect(pictures).toEqual([[1, 2, 3].map((number) => `https://p.example/${number}.jpg`)]);
  expect(report.unusedColumns).not.toContain('id');
});

test.each([
  [
    'a column for each',
    'image[0].url,image[0].tag[0],image[1].url',
    'https://p.example/1.jpg,Front,https://p.example/2.jpg',
  ],
  [
    'JSON',
    'image',
    '"[{""url"":""https://p.example/1.jpg"",""tag"":[""Front""]},{""url"":""https://p.example/2.jpg""}]"',
  ],
])("an inventory feed for Meta comes in by Meta's names, with pictures as %s", async (_way, names, cells) => {
  const { cars, pictures } = await importAll(
    [
      `vehicle_id,title,description,url,make,model,year,mileage.value,mileage.unit,transmission,fuel_type,body_style,drivetrain,price,sale_price,exterior_color,availability,state_of_vehicle,date_first_on_lot,${names}`,
      `M-1,One owner,Clean,https://d.example/1,BMW,X5,2020,50000,KM,AUTOMATIC,GASOLINE,CROSSOVER,AWD,"185,000.00 AED",179000 AED,DARK_BLUE,AVAILABLE,USED,2025-11-02,${cells}`,
    ].join('\n'),
  );
  expect(cars['M-1']).toMatchObject({
    ...{ title: 'One owner', mileage: 50_000, transmission: 'Automatic', fuelType: 'Petrol' },
    ...{
      bodyType: 'Cross Over',
      originalPrice: 185_000,
      discountedPrice: 179_000,
      exteriorColor: 'Dark Blue',
    },
    ...{ saleStatus: 'available', createdAt: '2025-11-02T00:00:00.000Z' },
  });
  expect(pictures).toEqual([['https://p.example/1.jpg', 'https://p.example/2.jpg']]);
});

test('a mileage whose unit stands in another column is not taken for kilometres', async () => {
  const text = 'vehicle_id,make,mileage.value,mileage.unit\nM-1,BMW,50000,MI';
  const { refused } = await importInventory({ text, store: kept.store, now });
  expect(refused).toEqual([{ line: 2, reasons: ['mileage "50000 MI" is not a number of km'] }]);
});

test("a dealer's own sheet keeps the meaning of its columns beside names of feeds", async () => {
  const { cars, report } = await importAll(
    'id,Stock No,Vehicle ID,Make,Features,Vehicle Option\n1,S1,V-9,BMW,Sunroof,Lease',
  );
  expect(cars.S1?.specifications).toEqual({ Sunroof: true });
  expect(report.unusedColumns).toEqual(['id', 'Vehicle ID', 'Vehicle Option']);
});

test('a number of the row that is called id identifies no car', async () => {
  const { cars } = await importAll('id,make,model\n1,BMW,X5');
  expect(Object.keys(cars)).toEqual(['']);
});

test('a cell with an error of the spreadsheet is refused where it would be shown, and blank where nothing is known', async () => {
  const text = 'Stock No,Make,Title,Sale Price\nS1,BMW,#NAME?,185000\nS2,BMW,,#REF!\nS3,BMW,#N/A,185000';
  const { refused, added } = await importInventory({ text, store: kept.store, now });
  expect(added).toBe(1);
  expect(refused).toEqual([
    { line: 2, reasons: ['title "#NAME?" is a spreadsheet error: correct the cell'] },
    { line: 3, reasons: ['discounted price "#REF!" is a spreadsheet error: correct the cell'] },
  ]);
});

test('a cell that is too long for the site costs its row, with the name of its column', async () => {
  const text = `Stock No,Make,Title,Description\nS1,BMW,${'x'.repeat(501)},\nS2,BMW,,${'x'.repeat(100_001)}\nS3,BMW,,`;
  const { refused, added } = await importInventory({ text, store: kept.store, now });
  expect(added).toBe(1);
  expect(refused).toEqual([
    { line: 2, reasons: ['title is longer than 500 characters'] },
    { line: 3, reasons: ['description is longer than 100,000 characters'] },
  ]);
});
