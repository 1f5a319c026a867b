import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type CarStore, carStore } from '../../rest/cars/carStore.ts';
import { START } from '../../rest/cars/changes/ChangeCursor.ts';
import { importInventory } from '../../rest/inventory/importInventory.ts';
import { importPictures } from '../../rest/inventory/pictures/importPictures.ts';
import { interruptedStore } from '../servers/interruptedStore.ts';
import { type EngineStore, storeEngines } from '../servers/storeEngines.ts';
import { aPhoto } from '../stock/somePhotos.ts';

const header = 'stock,make,model,price,mileage';
const lines = [1, 2, 3].map((number) => `S-${number},BMW,X5,"${90 + number},000",10000`);

describe.each(storeEngines)(
  'a dealer who edits cars while a file is imported into $name',
  ({ emptyStore }) => {
    let engine: EngineStore;
    let cars: CarStore;
    let interrupted: ReturnType<typeof interruptedStore>;

    beforeEach(async () => {
      engine = await emptyStore();
      cars = carStore(engine.store);
      interrupted = interruptedStore(engine.store);
      await importInventory({ text: [header, ...lines].join('\n'), store: engine.store });
    });
    afterEach(() => engine.close());

    const numbered = async (number: string) => {
      for await (const car of cars.imported()) if (car.importedAs === number) return car;
      throw new Error(`There is no car ${number}`);
    };
    const edit = async (number: string, fields: { title?: string; mileage?: number }) =>
      cars.change([(await numbered(number))._id], ({ listed }) => listed && { ...listed, ...fields });
    const importAgain = (rows: string[], options: { complete?: boolean; force?: boolean } = {}) =>
      importInventory({ text: [header, ...rows].join('\n'), store: interrupted.store, ...options });

    it('keeps what was edited between the read and the write of the import (BO-7)', async () => {
      interrupted.before('cars', () => edit('S-2', { title: 'One owner' }));
      const report = await importAgain(lines.map((line) => line.replace(',10000', ',11000')));
      expect(report).toMatchObject({ rows: 3, added: 0, changed: 3, unchanged: 0 });
      expect(await numbered('S-2')).toMatchObject({ title: 'One owner', mileage: 11_000 });
      const changes = await cars.changes.behind(START, 100);
      const ofCar = changes
        .filter(({ kind }) => kind === 'CHANGED')
        .map(({ changedFields }) => changedFields.join());
      expect(ofCar.toSorted()).toEqual(['mileage', 'mileage', 'mileage', 'title']);
    });

    it('is told of the last state: a row whose value was typed meanwhile changes nothing', async () => {
      interrupted.before('cars', () => edit('S-2', { mileage: 11_000 }));
      const report = await importAgain(lines.map((line) => line.replace(',10000', ',11000')));
      expect(report).toMatchObject({ rows: 3, added: 0, changed: 2, unchanged: 1 });
    });

    it('finds the edit in the car that the file withdraws (BO-7)', async () => {
      const { _id } = await numbered('S-3');
      interrupted.before('withdrawnCars', () => edit('S-3', { title: 'One owner' }));
      await importAgain(lines.slice(0, 2), { complete: true, force: true });
      expect((await cars.withdrawn(_id))?.car).toMatchObject({ title: 'One owner' });
    });

    it('keeps what was edited while pictures were brought (BO-7)', async () => {
      const { _id } = await numbered('S-1');
      interrupted.before('cars', () => edit('S-1', { title: 'One owner' }));
      const photo = await aPhoto().jpeg().toBuffer();
      await importPictures({
        cars: carStore(interrupted.store),
        photos: engine.photos,
        wanted: [
          {
            carId: _id,
            label: 'line 2',
            sources: () => [{ key: 'front', fileName: 'front.jpg', place: null, read: (use) => use(photo) }],
          },
        ],
      });
      const car = await cars.byId(_id);
      expect(car).toMatchObject({ title: 'One owner', images: [{ filename: 'front.jpg' }] });
    });
  },
);
