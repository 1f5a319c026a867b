import Type from 'typebox';
import { afterEach, describe, expect, it } from 'vitest';
import { blogStore } from '../../rest/blogs/blogStore.ts';
import { Car } from '../../rest/cars/car.ts';
import { type CarStore, carStore } from '../../rest/cars/carStore.ts';
import { type StoredCar, toStored } from '../../rest/cars/storedCar.ts';
import { collections } from '../../rest/store/open/collections.ts';
import { Nullable } from '../../rest/http/schemas.ts';
import { aBlog, aCar } from '../stock/aCar.ts';
import { runRest } from '../servers/runRest.ts';
import { type EngineStore, storeEngines } from '../servers/storeEngines.ts';

/** A document of any collection, and the property that the tests add to its shape. */
interface AnyDocument {
  _id: string;
  name?: string;
  addedLater?: string | null;
}

const nullFields = Object.keys(Car.properties).filter((name) => {
  const shape: object = Car.properties[name as keyof typeof Car.properties];
  return 'anyOf' in shape;
});

function without(document: object, names: readonly string[]) {
  return Object.fromEntries(Object.entries(document).filter(([name]) => !names.includes(name)));
}

/** Saves a car as it was saved before cars had any field that may be null. */
async function saveOldCar(cars: CarStore, engine: EngineStore, _id: string) {
  await cars.save(aCar({ _id }));
  const stored = engine.store.collection<StoredCar>('cars', { followed: true });
  const old = without((await stored.findOne({ _id })) ?? {}, nullFields);
  // An old car lacks fields that the type requires.
  await stored.replaceOne({ _id }, old as unknown as StoredCar);
}

describe.each(storeEngines)('documents in $name that were saved before a field existed', ({ emptyStore }) => {
  let engine: EngineStore;
  let rest: Awaited<ReturnType<typeof runRest>> | undefined;
  afterEach(async () => {
    await rest?.close();
    rest = undefined;
    await engine.close();
  });

  it.each([{ catalogueLimit: undefined }, { catalogueLimit: 0 }])(
    'are cars that a visitor finds, with null in the field (limit $catalogueLimit)',
    async ({ catalogueLimit }) => {
      engine = await emptyStore();
      await saveOldCar(carStore(engine.store), engine, 'old');
      rest = await runRest({ store: engine.store, photos: engine.photos, catalogueLimit });
      const nulls = Object.fromEntries(nullFields.map((name) => [name, null]));
      const { status, body } = await rest.get('/api/v1/car/old');
      expect([status, body]).toMatchObject([200, { _id: 'old', ...nulls }]);
      const list = await rest.get('/api/v1/cars/filter');
      expect([list.status, list.body]).toMatchObject([200, { cars: [{ _id: 'old', ...nulls }] }]);
      const chosen = await rest.get('/api/v1/cars/filter', { prefer: 'fields="_id,door,createdAt"' });
      expect(chosen.body.cars).toEqual([{ _id: 'old', door: null, createdAt: body.createdAt }]);
    },
  );

  it('are articles without a picture', async () => {
    engine = await emptyStore();
    const old = without(aBlog({ _id: 'old' }), ['image']);
    await engine.store.collection('blogs').insertOne({ _id: 'old', ...old });
    expect(await blogStore(engine.store).byId('old')).toMatchObject({ image: null });
  });

  it('are withdrawn cars that can be listed again', async () => {
    engine = await emptyStore();
    const car = without(toStored(aCar({ _id: 'old' })), ['door']);
    const remembered = { _id: 'old', title: 'BMW X5', withdrawnAt: '2026-03-01T08:00:00.000Z', car };
    await engine.store.collection('withdrawnCars').insertOne(remembered);
    expect(await carStore(engine.store).withdrawn('old')).toMatchObject({ car: { door: null } });
  });

  it.each(collections.map(({ name }) => name))('are read with null in it: %s', async (name) => {
    engine = await emptyStore(
      collections.map((one) => ({
        ...one,
        shape: Type.Object({ ...one.shape.properties, addedLater: Nullable(Type.String()) }),
      })),
    );
    const documents = engine.store.collection<AnyDocument>(name, { followed: name === 'cars' });
    await documents.insertOne({ _id: 'old', name: 'as it was' });
    await documents.insertOne({ _id: 'new', addedLater: 'known' });
    const old = { _id: 'old', name: 'as it was', addedLater: null };
    expect(await documents.findOne({ _id: 'old' })).toMatchObject(old);
    expect(await documents.find({ name: 'as it was' }).toArray()).toMatchObject([old]);
    expect(await documents.find({ addedLater: null }).toArray()).toMatchObject([old]);
    const walked = new Map<string, unknown>();
    for await (const document of documents.find({})) walked.set(document._id, document.addedLater);
    expect(Object.fromEntries(walked)).toEqual({ new: 'known', old: null });
    const chosen = documents.find({}, { sort: { _id: -1 }, projection: { addedLater: 1 } });
    expect(await chosen.toArray()).toMatchObject([{ addedLater: null }, { addedLater: 'known' }]);
    const [partly] = await documents.find({ _id: 'new' }, { projection: { name: 1 } }).toArray();
    expect(partly?.addedLater).not.toBeNull();
  });
});
