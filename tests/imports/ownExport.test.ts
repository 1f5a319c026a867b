import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Car } from '../../rest/cars/car.ts';
import { carStore } from '../../rest/cars/carStore.ts';
import { toStored } from '../../rest/cars/storedCar.ts';
import { makeStock } from '../../rest/demo/makeStock.ts';
import { importInventory } from '../../rest/inventory/importInventory.ts';
import { importPictures } from '../../rest/inventory/pictures/importPictures.ts';
import { PictureFetcher } from '../../rest/inventory/pictures/PictureFetcher.ts';
import { picturesOfRows, type RowAddresses } from '../../rest/inventory/pictures/wantedPictures.ts';
import { runGateway, type RunningGateway } from '../servers/runGateway.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { listCars } from '../stock/openCars.ts';

let rest: RunningRest;
let gateway: RunningGateway;

beforeEach(async () => {
  rest = await runRest();
  gateway = await runGateway({ restUrl: rest.url, siteUrl: 'https://cars.example' });
  await makeStock(rest.store, rest.photos);
  const stock = carStore(rest.store);
  // No file may say less of a car than this.
  const isNamed = ({ manufacturerId, title }: Car) => manufacturerId !== null || title !== null;
  const cars = await listCars(rest.store, '-newest');
  for (const { _id } of cars.filter((car) => !isNamed(car))) await stock.withdraw(_id);
  const [many, few] = cars.filter(isNamed);
  const images = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      ...{ _id: `p${at}`, path: `photos/stock-${at}.jpg`, filename: `${at}.jpg` },
    }));
  await stock.setImages(many?._id ?? '', () => images(13));
  await stock.setImages(few?._id ?? '', () => images(3));
});
afterEach(async () => {
  await gateway.close();
  await rest.close();
});

test.each(['cars.csv', 'cars.csv?for=excel'])(
  '/export/%s changes nothing when it is imported',
  async (name) => {
    const before = await listCars(rest.store, '-newest');
    const text = await (await fetch(`${gateway.url}/export/${name}`)).text();
    const rows: RowAddresses[] = [];
    const report = await importInventory({ text, store: rest.store, onAddresses: (row) => rows.push(row) });
    expect(report).toMatchObject({ added: 0, changed: 0, unchanged: before.length, refused: [], notes: [] });
    expect(before.length).toBeGreaterThan(50);
    expect(report.unusedColumns).toEqual(['link', 'condition']);
    expect(rows).not.toEqual([]);

    const fetcher = new PictureFetcher();
    const wanted = picturesOfRows(rows, fetcher);
    const { added, removed, failed } = await importPictures({
      ...{ cars: carStore(rest.store), photos: rest.photos, wanted },
    });
    await fetcher.close();
    expect({ added, removed, failed }).toEqual({ added: 0, removed: 0, failed: [] });
    expect(await listCars(rest.store, '-newest')).toEqual(before);
  },
);

test('what a dealer changes in the export is changed, and nothing else', async () => {
  const before = await listCars(rest.store, '-newest');
  const [header, ...lines] = (await (await fetch(`${gateway.url}/export/cars.csv`)).text()).split('\n');
  const at = lines.findIndex((line) => line.includes('in_stock') && !line.includes('out_of_stock'));
  const line = lines[at]?.replace('in_stock', 'out_of_stock') ?? '';
  const report = await importInventory({ text: [header, line].join('\n'), store: rest.store });
  expect(report).toMatchObject({ rows: 1, added: 0, changed: 1, refused: [] });
  const sold = before.find(({ _id }) => line.startsWith(_id));
  const after = await listCars(rest.store, '-newest');
  expect(after.find(({ _id }) => line.startsWith(_id))).toEqual({
    ...(sold && toStored({ ...sold, saleStatus: 'sold' })),
    updatedAt: expect.any(String),
    ...{ revision: expect.any(Number), write: expect.any(String), changedBy: expect.any(String) },
  });
});
