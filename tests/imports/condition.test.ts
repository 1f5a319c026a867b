import { expect, test } from 'vitest';
import { listCars } from '../stock/openCars.ts';
import { importedStore } from './importedStore.ts';

const kept = importedStore(new Date('2026-03-01T08:00:00Z'));
const { importLines } = kept;

async function onlyCar() {
  const [car] = await listCars(kept.store, '-newest');
  if (!car) throw new Error('no car was imported');
  return car;
}

test('the condition of a car comes in from columns of its own', async () => {
  const report = await importLines([
    'Make,Inspected By,Inspection Date,Inspection Report,Tyres,Tread Depth,Tyre Year,Brakes,Imperfections,Paint Bonnet,Paint Rear Left Quarter,Front Right Fender Paint,Warranty,Warranty Until',
    'BMW,the test centre,05/02/2026,https://reports.example/a.pdf,Pirelli P Zero,6.5 mm,2024,70 %,"Stone chip on the bonnet [chip.jpg]; Kerb mark, rear left wheel",110 µm,98,"1,250 microns",Manufacturer,31/12/2027',
  ]);
  expect(report.refused).toEqual([]);
  expect(await onlyCar()).toMatchObject({
    inspectedBy: 'The test centre',
    inspectedOn: '2026-02-05',
    inspectionReport: 'https://reports.example/a.pdf',
    tyres: 'Pirelli P Zero',
    tyreTread: 6.5,
    tyreYear: 2024,
    brakes: '70%',
    imperfections: [
      { text: 'Stone chip on the bonnet', picture: 'chip.jpg' },
      { text: 'Kerb mark, rear left wheel', picture: null },
    ],
    paintReadings: [
      { panel: 'bonnet', microns: 110 },
      { panel: 'rearLeftWing', microns: 98 },
      { panel: 'frontRightWing', microns: 1250 },
    ],
    warranty: 'Manufacturer',
    warrantyUntil: '2027-12-31',
  });
});

test('a dealer reads what is wrong with what a file says of the condition, and has the cars', async () => {
  const report = await importLines([
    'Make,Inspection Date,Inspection Report,Tread Depth,Tyre Year,Brakes,Paint Roof,Paint Boot,Warranty,Warranty Until',
    'BMW,soon,report.pdf,a lot,1890,130,Original,95,yes,long',
    'Audi,05/02/2027,http://reports.example/a.pdf,200,2031,101%,9000,,,',
    `Kia,#REF!,,,,"${'long '.repeat(200)}",,,,`,
  ]);
  const notesOn = (line: number) => report.notes.filter((note) => note.line === line).map(({ note }) => note);
  expect(report).toMatchObject({ added: 3, refused: [] });
  expect(notesOn(2)).toEqual([
    'warranty until "long" is not a date such as 31/12/2025, or a month such as 12/2025',
    'inspection date "soon" is not a date such as 31/12/2025, or a month such as 12/2025',
    'inspection report "report.pdf" is not an address that begins with https://',
    'paint of the roof "Original" is not a number of µm',
    'tyre tread "a lot" is not a number of mm',
    'tyre year 1890 is below 1990',
    'brakes "130" is above 100%',
  ]);
  expect(notesOn(3)).toEqual([
    'inspection date "05/02/2027" is in the future',
    'inspection report "http://reports.example/a.pdf" is not an address that begins with https://',
    'paint of the roof 9,000 µm is above 5,000 µm',
    'tyre tread 200 mm is above 20 mm',
    'tyre year 2031 is above 2026',
    'brakes "101%" is above 100%',
  ]);
  expect(notesOn(4)).toEqual([
    'inspected on "#REF!" is a spreadsheet error: correct the cell',
    'brakes is longer than 500 characters',
  ]);
  const paint = (await listCars(kept.store, '-newest')).map(({ paintReadings }) => paintReadings);
  expect(paint).toContainEqual([{ panel: 'boot', microns: 95 }]);
});

test('a car keeps what it has where a later file cannot be read', async () => {
  await importLines(['Stock,Make,Seats,Brakes', 'A-1,BMW,5,60%']);
  await importLines(['Stock,Make,Seats,Brakes', 'A-1,BMW,many,#REF!']);
  expect(await onlyCar()).toMatchObject({ seats: 5, brakes: '60%' });
});

test('of two columns with the same detail, the first counts and the other is named as unused', async () => {
  const report = await importLines(['Make,Damage,Flaws', 'BMW,Scratch on the boot,none']);
  expect(report.unusedColumns).toEqual(['Flaws']);
  expect((await onlyCar()).imperfections).toEqual([{ text: 'Scratch on the boot', picture: null }]);
});

test('an inspection of today in Dubai is not in the future', async () => {
  const evening = { now: new Date('2026-03-01T21:00:00Z') };
  await importLines(['Make,Inspection Date', 'BMW,02/03/2026'], evening);
  expect((await onlyCar()).inspectedOn).toBe('2026-03-02');
});

test.each([
  ['7 seats', 7],
  ['7-seater', 7],
  ['5+2', 7],
  ['5', 5],
])('a car whose seats are written "%s" has %i', async (cell, seats) => {
  await importLines(['Make,Seats', `BMW,${cell}`]);
  expect(await onlyCar()).toMatchObject({ seats });
});

test.each([
  ['2023', 2023],
  ['12/2023', 2023],
  ['December 2023', 2023],
])('tyres of "%s" are of %i', async (cell, tyreYear) => {
  await importLines(['Make,Tyre Date', `BMW,${cell}`]);
  expect(await onlyCar()).toMatchObject({ tyreYear });
});

test.each([
  ['none', []],
  ['No', []],
  ['لا يوجد', []],
  ['', null],
  ['n/a', null],
  ['unknown', null],
])(
  'a dealer who writes "%s" of imperfections says that there are none, or says nothing',
  async (cell, expected) => {
    await importLines(['Make,Imperfections', `BMW,${cell}`]);
    expect((await onlyCar()).imperfections).toEqual(expected);
  },
);

test.each([
  ['31/12/2027', { warranty: null, warrantyUntil: '2027-12-31' }],
  ['Until June 2027', { warranty: null, warrantyUntil: '2027-06' }],
  ['06/2027', { warranty: null, warrantyUntil: '2027-06' }],
  ['100,000 km or 2027', { warranty: '100,000 km or 2027', warrantyUntil: null }],
  ['no', { warranty: 'No', warrantyUntil: null }],
  ['', { warranty: null, warrantyUntil: null }],
])('a file whose only column of the warranty says "%s" until when is understood', async (cell, expected) => {
  await importLines(['Make,Warranty Expiry', `BMW,"${cell}"`]);
  expect(await onlyCar()).toMatchObject(expected);
});

test('a file with one column more changes nothing else of the condition', async () => {
  await importLines(['Stock,Make,Tyres,Paint Roof', 'A-1,BMW,Pirelli,95']);
  await importLines(['Stock,Make,Brakes', 'A-1,BMW,0.6']);
  expect(await onlyCar()).toMatchObject({
    tyres: 'Pirelli',
    paintReadings: [{ panel: 'roof', microns: 95 }],
    brakes: '60%',
  });
});

test.each([
  ['4x4', '4WD'],
  ['ALL_WHEEL_DRIVE', 'AWD'],
  ['quattro', 'AWD'],
  ['front-wheel drive', 'FWD'],
  ['rwd', 'RWD'],
  ['2WD', '2WD'],
])('a drive that is written "%s" is the %s of the site', async (cell, drive) => {
  await importLines(['Make,Drive Type', `BMW,${cell}`]);
  expect(await onlyCar()).toMatchObject({ drive });
});

test.each([
  ['6', '400', { cylinders: 6, power: 400, engine: '3.0 L' }],
  ['8 Cylinders', '1,020 bhp', { cylinders: 8, power: 1020, engine: '3.0 L' }],
  ['V8', '300 - 400 HP', { cylinders: 8, power: null, engine: '3.0 L, V8, 300–400 HP' }],
  ['6', '0', { cylinders: 6, power: null }],
  ['0', '210 kW', { cylinders: null, power: null, engine: '3.0 L, 210 kW' }],
])(
  'cylinders "%s" and power "%s" are numbers where they are plain, and words of the engine elsewhere',
  async (cylinders, power, expected) => {
    await importLines(['Make,Engine,Cylinders,Horsepower', `BMW,3.0 L,${cylinders},"${power}"`]);
    expect(await onlyCar()).toMatchObject(expected);
  },
);

test('cylinders, power and seats that no car has are left out', async () => {
  const report = await importLines(['Make,Cylinders,Power,Seats', 'BMW,40,9000,0']);
  expect(report.notes.map(({ note }) => note)).toEqual([
    'cylinders 40 is above 16',
    'horsepower 9,000 HP is above 3,000 HP',
    'seats 0 is below 1',
  ]);
  expect(await onlyCar()).toMatchObject({ cylinders: null, power: null, seats: null });
});
