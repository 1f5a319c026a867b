import { expect, it } from 'vitest';
import { type CarStore, carStore } from '../../rest/cars/carStore.ts';
import { importInventory } from '../../rest/inventory/importInventory.ts';
import { importPictures } from '../../rest/inventory/pictures/importPictures.ts';
import type { Store } from '../../rest/store/Collection.ts';
import { pausedStore } from '../servers/pausedStore.ts';
import { type EngineStore, storeEngines } from '../servers/storeEngines.ts';
import { aPhoto } from '../stock/somePhotos.ts';
import { editByHand, numbered } from './byHand.ts';

const header = 'stock,make,model,price,mileage';
const rows = ['S-1,BMW,X5,"90,000",10000', 'S-2,Audi,Q7,"80,000",20000'];
const [embedded] = storeEngines;
if (!embedded) throw new Error('There is no embedded store');

interface Race {
  cars: CarStore;
  engine: EngineStore;
  /** The id of the X5. */
  id: string;
}

const importRows = (store: Store, lines: readonly string[], options: { complete?: boolean } = {}) =>
  importInventory({ text: [header, ...lines].join('\n'), store, ...options, force: options.complete });

/**
 * Runs `work` in a store of its own as often as it writes: each time `person` acts before another one of its writes, and at last
 * behind all. `judge` looks at what became of the car. Returns the names of the writes.
 */
async function atEveryWrite<T>(acts: {
  before?: (race: Race) => Promise<void>;
  work: (store: Store, race: Race) => Promise<unknown>;
  person: (race: Race) => Promise<T>;
  judge: (race: Race, acted: T) => Promise<void>;
}): Promise<string[]> {
  const writes: string[] = [];
  for (let at = 0, isLast = false; !isLast; at += 1) {
    const engine = await embedded!.emptyStore();
    const { store } = engine;
    await importRows(store, rows);
    const cars = carStore(store);
    const race = { cars, engine, id: (await numbered(cars, 'S-1'))._id };
    await acts.before?.(race);
    const paused = pausedStore(store);
    const run = { isOver: false };
    const running = acts.work(paused.store, race).finally(() => (run.isOver = true));
    for (let made = 0; made < at && !run.isOver;) {
      const write = await paused.step();
      if (write === undefined) continue;
      if (made === writes.length) writes.push(write);
      made += 1;
    }
    isLast = run.isOver;
    const acted = await acts.person(race);
    while (!run.isOver) await paused.step();
    await running;
    await acts.judge(race, acted);
    await engine.close();
  }
  return writes;
}

it('a change by hand at every write of an import stays, and both know of each other (BO-8, BO-7)', async () => {
  const writes = await atEveryWrite({
    work: (store) => importRows(store, [rows[0]!.replace('10000', '11000').replace('X5', 'X6'), rows[1]!]),
    person: ({ cars, id }) => editByHand(cars, id, { mileage: 10_500 }),
    judge: async ({ cars, id }, isListed) => {
      expect(isListed).toBe(true);
      expect(await cars.byId(id)).toMatchObject({
        mileage: 10_500,
        vehicleTypeId: { modelName: 'X6' },
        overrides: { mileage: { sheet: 11_000 } },
      });
    },
  });
  expect(writes).toContain('write cars');
});

it('a withdrawal by hand at every write of an import stays (BO-8)', async () => {
  const writes = await atEveryWrite({
    work: (store) => importRows(store, [rows[0]!.replace('10000', '11000'), rows[1]!]),
    person: ({ cars, id }) => cars.withdraw(id, { byHand: true }),
    judge: async ({ cars, id }) => {
      expect(await cars.byId(id)).toBeNull();
      expect(await cars.withdrawn(id)).toMatchObject({ byHand: true });
    },
  });
  expect(writes).toContain('write cars');
});

it('a change by hand at every write of a withdrawal by a complete file is in what is withdrawn (BO-8)', async () => {
  const writes = await atEveryWrite({
    work: (store) => importRows(store, rows.slice(1), { complete: true }),
    person: ({ cars, id }) => editByHand(cars, id, { mileage: 10_500 }),
    judge: async ({ cars, id }, isListed) => {
      expect(await cars.byId(id)).toBeNull();
      const withdrawn = await cars.withdrawn(id);
      if (!isListed) return;
      expect(withdrawn?.car).toMatchObject({
        mileage: 10_500,
        overrides: { mileage: { sheet: 10_000, differs: false } },
      });
    },
  });
  expect(writes).toEqual(expect.arrayContaining(['write withdrawnCars', 'write cars']));
});

it('a change by hand at every write of a file that lists a car again stays (BO-8)', async () => {
  const writes = await atEveryWrite({
    before: ({ cars, id }) => cars.withdraw(id),
    work: (store) => importRows(store, [rows[0]!.replace('10000', '11000'), rows[1]!]),
    person: ({ cars, id }) => editByHand(cars, id, { mileage: 10_500 }),
    judge: async ({ cars, id }, isListed) => {
      expect(await cars.byId(id)).toMatchObject({
        mileage: isListed ? 10_500 : 11_000,
        ...(isListed && { overrides: { mileage: { sheet: 11_000 } } }),
      });
    },
  });
  expect(writes).toEqual(expect.arrayContaining(['write cars', 'write withdrawnCars']));
});

it('a change by hand at every write of pictures stays (BO-8)', async () => {
  const photo = await aPhoto().jpeg().toBuffer();
  const writes = await atEveryWrite({
    work: (store, { engine, id }) =>
      importPictures({
        cars: carStore(store),
        photos: engine.photos,
        wanted: [
          {
            carId: id,
            label: 'line 2',
            sources: () => [{ key: 'front', fileName: 'front.jpg', place: null, read: (use) => use(photo) }],
          },
        ],
      }),
    person: ({ cars, id }) => editByHand(cars, id, { mileage: 10_500 }),
    judge: async ({ cars, id }) => {
      expect(await cars.byId(id)).toMatchObject({
        mileage: 10_500,
        images: [{ filename: 'front.jpg' }],
        overrides: { mileage: { sheet: 10_000, differs: false } },
      });
    },
  });
  expect(writes).toContain('write cars');
});
