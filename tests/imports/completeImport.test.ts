import { expect, test } from 'vitest';
import { carStore } from '../../rest/cars/carStore.ts';
import { aCar } from '../stock/aCar.ts';
import { listCars } from '../stock/openCars.ts';
import { importedStore } from './importedStore.ts';

const now = new Date('2026-03-01T08:00:00Z');
const kept = importedStore(now);
const { importLines } = kept;

const header = 'stock,make,model,price';
const whole = [header, '1,bmw,x5,"90,000"', '2,audi,q7,"80,000"', '3,kia,rio,"30,000"', '4,ford,f-150,'];
const complete = { complete: true };

async function models() {
  const cars = await listCars(kept.store);
  return cars
    .map((car) => car.vehicleTypeId?.modelName)
    .toSorted((a, b) => String(a).localeCompare(String(b)));
}

async function stableId(model: string): Promise<string> {
  const cars = await listCars(kept.store, 'newest', { title: model });
  return cars[0]?._id ?? '';
}

test('a file that is not said to be complete withdraws nothing', async () => {
  await importLines(whole);
  const report = await importLines([header, '1,bmw,x5,"90,000"']);
  expect(report.withdrawn).toBeUndefined();
  expect(await models()).toEqual(['F-150', 'Q7', 'Rio', 'X5']);
});

test('a complete file withdraws the imported cars that it lacks, and no other car', async () => {
  const ours = aCar({ _id: 'demo', vehicleTypeId: { _id: 'c200', modelName: 'C 200' } });
  await carStore(kept.store).save(ours);
  await importLines(whole);
  const gone = await stableId('q7');
  const report = await importLines(
    [header, '1,bmw,x5,"85,000"', '3,kia,rio,"30,000"', '4,ford,f-150,'],
    complete,
  );
  expect(report).toMatchObject({ changed: 1, unchanged: 2, withdrawn: ['2, Audi Q7'] });
  expect(await models()).toEqual(['C 200', 'F-150', 'Rio', 'X5']);
  expect(await carStore(kept.store).withdrawn(gone)).toMatchObject({
    title: 'Audi Q7',
    withdrawnAt: now.toISOString(),
  });
});

test('a dry run says what would be withdrawn and withdraws nothing', async () => {
  await importLines(whole);
  const report = await importLines(whole.slice(0, 4), { ...complete, dryRun: true });
  expect(report.withdrawn).toEqual(['4, Ford F-150']);
  expect(await models()).toEqual(['F-150', 'Q7', 'Rio', 'X5']);
});

test('a withdrawn car that comes back is listed at its address again, with its pictures', async () => {
  await importLines(whole);
  const id = await stableId('q7');
  const images = [{ _id: 'p1', path: '/photos/p1.jpg', filename: 'front.jpg' }];
  await carStore(kept.store).setImages(id, () => images);
  await importLines(
    whole.filter((line) => !line.includes('q7')),
    complete,
  );
  const report = await importLines([header, '2,audi,q7,"75,000"']);
  expect(report).toMatchObject({ added: 1, relisted: 1 });
  expect(await carStore(kept.store).byId(id)).toMatchObject({ images, originalPrice: 75_000 });
  expect(await carStore(kept.store).withdrawn(id)).toBeNull();
});

test('a car whose row is refused is still in the stock', async () => {
  await importLines(whole);
  const lines = whole.map((line) => line.replace('"80,000"', 'soon'));
  const report = await importLines(lines, complete);
  expect(report).toMatchObject({ withdrawn: [], refused: [{ line: 3 }] });
  expect(await models()).toEqual(['F-150', 'Q7', 'Rio', 'X5']);
});

test('a file that would withdraw more than half is refused as a whole, unless it is forced', async () => {
  await importLines(whole);
  const half = whole.slice(0, 3);
  const less = [header, '1,bmw,x5,"10,000"'];
  await expect(importLines(less, complete)).rejects.toThrow(
    'The file lacks 3 of 4 imported cars, more than half',
  );
  await expect(importLines([header], { ...complete, dryRun: true })).rejects.toThrow('4 of 4');
  expect(await carStore(kept.store).byId(await stableId('x5'))).toMatchObject({ originalPrice: 90_000 });
  expect((await importLines(half, complete)).withdrawn).toHaveLength(2);
  expect((await importLines([header], { ...complete, force: true })).withdrawn).toHaveLength(2);
  expect(await models()).toEqual([]);
});

test('a file with a row of which nobody knows the car withdraws nothing, unless it is forced', async () => {
  await importLines(whole);
  const broken = [...whole.slice(0, 4), '4,ford "f-150",,'];
  await expect(importLines(broken, complete)).rejects.toThrow(
    'The car on line 5 cannot be identified, and 1 would be withdrawn: nothing was imported.',
  );
  expect((await importLines(broken, { ...complete, force: true })).withdrawn).toEqual(['4, Ford F-150']);
});

test('a complete file of thousands of cars finds every one that is gone', async () => {
  const rows = Array.from({ length: 2_100 }, (_, i) => `${i},bmw,x5,`);
  await importLines([header, ...rows]);
  const report = await importLines([header, ...rows.slice(0, 2_050)], complete);
  expect(report).toMatchObject({ unchanged: 2_050 });
  expect(report.withdrawn).toHaveLength(50);
  expect(await carStore(kept.store).count()).toBe(2_050);
});
