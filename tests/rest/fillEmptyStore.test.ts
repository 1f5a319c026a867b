import Value from 'typebox/value';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Blog } from '../../rest/blogs/blog.ts';
import { blogStore } from '../../rest/blogs/blogStore.ts';
import { brandStore } from '../../rest/brands/brandStore.ts';
import { Car } from '../../rest/cars/car.ts';
import { carStore } from '../../rest/cars/carStore.ts';
import type { StoredCar } from '../../rest/cars/storedCar.ts';
import { Dealership } from '../../rest/dealership/dealership.ts';
import { exampleFacts } from '../../rest/dealership/salesFacts.ts';
import { settingFaults } from '../../rest/dealership/settings/settingFaults.ts';
import { demoBlogs } from '../../rest/demo/demoBlogs.ts';
import { isLate } from '../../rest/enquiries/handling/clockOf.ts';
import { fillEmptyStore } from '../../rest/demo/fillEmptyStore.ts';
import { answeredKinds } from '../../rest/enquiries/answeredKinds.ts';
import type { Enquiry } from '../../rest/enquiries/enquiry.ts';
import { importInventory } from '../../rest/inventory/importInventory.ts';
import type { Collection, Store, Stored } from '../../rest/store/Collection.ts';
import { stableId } from '../../rest/store/stableId.ts';
import { aCar } from '../stock/aCar.ts';
import { demoCars } from '../stock/demoCars.ts';
import { runRest } from '../servers/runRest.ts';
import { tempStore } from '../servers/tempStore.ts';

const bodyTypes = ['Sedan', 'SUV', 'Cross Over', 'Convertible', 'HatchBack', 'Sports'];
const listedBrands =
  'BMW, Audi, Bentley, GMC, Jaguar, Mercedes, Ford, Tesla, Nissan, Mitsubishi, Land Rover, Chevrolet, Dodge, Lamborghini, Porsche'.split(
    ', ',
  );

const cars = await demoCars();
const ownersOf: Record<string, number> = { one: 1, first: 1, two: 2, second: 2, three: 3, third: 3 };

describe('the demonstration stock', () => {
  const withData = cars.filter((car) => car.title !== null);
  const brands = new Set(withData.map((car) => car.manufacturerId?.brandName ?? ''));

  test('a visitor finds sixty cars, each of a shape that the REST API promises', () => {
    expect(cars).toHaveLength(60);
    for (const car of cars) expect([...Value.Errors(Car, car)]).toEqual([]);
    expect(new Set(cars.map((car) => car._id)).size).toBe(60);
    for (const car of cars) expect(car._id).toMatch(/^[0-9a-f]{24}$/);
  });

  test('a visitor who filters finds several cars of every body type', () => {
    for (const bodyType of bodyTypes) {
      expect(cars.filter((car) => car.bodyType === bodyType).length).toBeGreaterThan(5);
    }
    expect(withData.every((car) => bodyTypes.includes(car.bodyType ?? ''))).toBe(true);
  });

  test('a visitor finds the fifteen listed brands and at least five others', () => {
    for (const brand of listedBrands) expect(brands).toContain(brand);
    expect(brands.size).toBeGreaterThanOrEqual(20);
  });

  test('a visitor meets every state of a car', () => {
    const sold = cars.filter((car) => car.saleStatus === 'sold');
    expect(sold.length).toBeGreaterThanOrEqual(4);
    expect(sold.some((car) => car.featured === 'yes' && car.testDrive === 'yes')).toBe(true);
    expect(cars.filter((car) => car.saleStatus === 'reserved')).toHaveLength(1);
    expect(withData.filter((car) => car.saleStatus === null)).toHaveLength(1);
    expect(cars.filter((car) => car.featured === 'yes').length).toBeGreaterThanOrEqual(9);
    expect(cars.filter((car) => car.testDrive === 'yes').length).toBeGreaterThanOrEqual(9);
    expect(withData.some((car) => car.trimId === null)).toBe(true);
  });

  test('a buyer meets discounts, instalments and cars without them', () => {
    const discounted = withData.filter((car) => car.discountedPrice !== null);
    expect(discounted.length).toBeGreaterThan(5);
    for (const car of discounted) expect(car.discountedPrice).toBeLessThan(car.originalPrice ?? 0);
    const installments = withData.flatMap((car) => car.monthlyInstallment ?? []);
    expect(installments.length).toBeGreaterThan(30);
    expect(installments.length).toBeLessThan(withData.length);
    expect(
      installments.some((amount) => amount < 5_000) && installments.some((amount) => amount > 5_000),
    ).toBe(true);
    expect(withData.some((car) => (car.mileage ?? 0) < 5_000)).toBe(true);
  });

  test('a buyer finds in the table of facts what the text tells of a car, and what some cost before', () => {
    const named = (title: RegExp) => withData.find((car) => title.test(car.title ?? ''));
    expect(named(/two owners/)).toMatchObject({ owners: 2, accidentHistory: null });
    expect(named(/Family owned from new, no accidents/)).toMatchObject({
      owners: 1,
      accidentHistory: 'None',
    });
    for (const car of withData) {
      const told = /(one|first|two|second|three|third) owner/i.exec(`${car.title} ${car.description}`)?.[1];
      if (told) expect([car.title, car.owners]).toEqual([car.title, ownersOf[told.toLowerCase()]]);
    }
    for (const fact of ['owners', 'serviceHistory', 'warranty', 'registration'] as const) {
      const known = withData.filter((car) => car[fact] !== null).length;
      expect([fact, known >= 15, known < withData.length]).toEqual([fact, true, true]);
    }
    for (const car of withData) {
      const { specifications, drive, steering, year } = car;
      const isDrivenByAll = specifications?.['All-wheel drive'];
      expect([car.title, steering]).toEqual([car.title, 'Left']);
      if (isDrivenByAll !== undefined)
        expect([car.title, ['AWD', '4WD'].includes(drive ?? '')]).toEqual([car.title, isDrivenByAll]);
      expect(car.tyreYear ?? year).toBeGreaterThanOrEqual(year ?? 0);
      if (car.paintReadings) expect(car.description).toMatch(/original (paint )?on every panel/);
    }
    for (const fact of ['interiorColor', 'power', 'cylinders', 'seats', 'tyres', 'imperfections'] as const) {
      const known = withData.filter((car) => car[fact] !== null).length;
      expect([fact, known >= 7, known < withData.length]).toEqual([fact, true, true]);
    }
    const cheaper = withData.filter((car) => car.priceHistory);
    expect(cheaper).toHaveLength(3);
    for (const { priceHistory = [], createdAt, ...car } of cheaper) {
      expect(priceHistory[0]?.price).toBeGreaterThan(car.discountedPrice ?? car.originalPrice ?? 0);
      expect(Date.parse(priceHistory[0]?.until ?? '')).toBeGreaterThan(Date.parse(createdAt));
    }
  });

  test('a reader of a car page finds features, some of them missing, and a description', () => {
    for (const car of withData) {
      const features = Object.values(car.specifications ?? {});
      expect(features.length).toBeGreaterThanOrEqual(8);
      expect(features.length).toBeLessThanOrEqual(17);
      expect(features).toContain(false);
      expect(car.description).toMatch(/^<p>.+<\/(p|ul)>$/);
    }
  });

  test('the newest cars are found in one order, since no two were listed at once', () => {
    const moments = cars.map((car) => car.createdAt).toSorted();
    expect(new Set(moments).size).toBe(60);
    expect(moments.at(-1)).toBe('2026-11-18T06:30:00.000Z');
  });

  test('one car has nothing but its listing, its make and its model', () => {
    const bare = cars.filter((car) => car.title === null);
    expect(bare).toHaveLength(1);
    const { _id, createdAt, images, manufacturerId: _make, vehicleTypeId: _model, ...rest } = bare[0]!;
    expect([_id.length, createdAt.length, images]).toEqual([24, 24, []]);
    expect(Object.values(rest).every((value) => value === null)).toBe(true);
  });

  test('a reader finds eight articles by three authors', () => {
    const blogs = demoBlogs();
    expect(blogs).toHaveLength(8);
    expect(new Set(blogs.map((blog) => blog._id)).size).toBe(8);
    expect(new Set(blogs.map((blog) => blog.createdAt)).size).toBe(8);
    expect(new Set(blogs.map((blog) => blog.postedBy)).size).toBe(3);
    for (const blog of blogs) {
      expect(Value.Check(Blog, blog)).toBe(true);
      const words = blog.description.replaceAll(/<[^>]*>/g, ' ').split(/\s+/).length;
      expect(words).toBeGreaterThan(500);
    }
  });
});

describe('the first start', () => {
  let kept: Awaited<ReturnType<typeof tempStore>>;
  let logged: string[];
  const start = (store: Store = kept.store) =>
    fillEmptyStore({ store, photos: kept.photos, log: (line) => logged.push(line) });

  beforeEach(async () => {
    kept = await tempStore();
    logged = [];
  });
  afterEach(() => kept.close());

  test('a dealer gets the stock once, and a line that says so', async () => {
    await start();
    await start();
    expect(logged).toEqual(['Demonstration stock made: 60 cars, 23 companies, 8 articles']);
    expect(await carStore(kept.store).count()).toBe(60);
    expect(await blogStore(kept.store).list()).toHaveLength(8);
  });

  test('a visitor meets people, reviews and prices of a dealer, all marked as examples', async () => {
    await start();
    const rest = await runRest({ store: kept.store, photos: kept.photos });
    const { body } = await rest.get('/api/v1/dealership');
    expect([...Value.Errors(Dealership, body)]).toEqual([]);
    expect(settingFaults(body, new Date())).toEqual([]);
    const made = exampleFacts.filter((fact) => body[fact].length > 0);
    expect(made).toContain('people');
    expect(body.examples).toEqual(made);
    expect(body.name).toBe('Marsa');
    await rest.close();
  });

  test('every car belongs to a company and a vehicle type that can be chosen', async () => {
    await start();
    const brands = brandStore(kept.store);
    const companies = new Set((await brands.companies()).map(({ _id }) => _id));
    const types = await brands.vehicleTypes();
    const typeIds = new Set(types.map(({ _id }) => _id));
    for (const { manufacturerId, vehicleTypeId } of cars) {
      // Without a make, a car would be unfinished: search engines would not be told of it.
      expect(companies).toContain(manufacturerId?._id);
      expect(typeIds).toContain(vehicleTypeId?._id);
    }
    expect(companies).toContain(stableId('company', 'land rover'));
    expect(typeIds).toContain(stableId('vehicleType', 'bmw x5'));
    for (const { manufacturer } of types) expect(companies).toContain(manufacturer._id);
  });

  test('every company has a logo that the photo store holds', async () => {
    await start();
    const logos = await brandStore(kept.store).logos();
    expect(logos).toHaveLength(23);
    for (const { brandName, logo } of logos) {
      expect(logo.path).toMatch(/^photos\/logo-[a-z-]+\.svg$/);
      const photo = await kept.photos.get(logo.path.replace('photos/', ''));
      const svg = photo && (await photo.stream.toArray()).join('');
      expect(svg).toContain('width="120" height="48"');
      expect(svg).toContain(`<title>${brandName}</title>`);
    }
  });

  test('an owner finds thirty enquiries of all kinds and ages, and has the password that was told once (BO-25)', async () => {
    const told: string[] = [];
    const { store, photos } = kept;
    const again = () =>
      fillEmptyStore({ store, photos, log: () => undefined, announce: (line) => told.push(line) });
    await again();
    await again();
    const found = await store.collection<Enquiry>('enquiries').find({}).toArray();
    expect(found).toHaveLength(30);
    expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(answeredKinds.keys()));
    const statuses = found.map(({ handling }) => handling?.status);
    for (const status of ['NEW', 'IN_PROGRESS', 'WAITING', 'WON', 'LOST', 'CLOSED', 'SPAM']) {
      expect(statuses).toContain(status);
    }
    expect(found.some(isLate)).toBe(true);
    expect(await store.collection('outbox').find({}).toArray()).toEqual([]);
    expect(told).toHaveLength(1);
    const [, email = '', password = ''] = /as (\S+) with the password (\S+)$/.exec(told[0] ?? '') ?? [];
    const rest = await runRest({ store, photos });
    const { status, body } = await rest.post('/api/auth/admin/login', { email, password });
    const { headers } = { headers: { authorization: `Bearer ${body.token}` } };
    expect([status, (await rest.get('/api/admin/v1/enquiries', headers)).body.total]).toEqual([200, 30]);
    await rest.close();
  });

  test('a store that holds anything gets no enquiries and no owner (BO-25)', async () => {
    const { store, photos } = kept;
    await store.collection('enquiries').insertOne({ _id: 'own' });
    const told: string[] = [];
    await fillEmptyStore({ store, photos, log: () => undefined, announce: (line) => told.push(line) });
    expect(await carStore(store).count()).toBe(60);
    expect(await store.collection('enquiries').countDocuments({})).toBe(1);
    expect([told, await store.collection('admins').countDocuments({})]).toEqual([[], 0]);
  });

  test('an owner finds each enquiry once where the first start was interrupted (BO-25)', async () => {
    await start();
    await kept.store.collection('demo').updateOne({ _id: 'enquiries' }, { $set: { madeAt: null } as object });
    await start();
    expect(await kept.store.collection('enquiries').countDocuments({})).toBe(30);
    expect(await kept.store.collection('enquiryEvents').countDocuments({})).toBeLessThan(100);
  });

  test('a dealer who deletes a car, or all of them, does not get them back', async () => {
    await start();
    const collection = kept.store.collection<Stored>('cars');
    for (const { _id } of cars) await collection.deleteOne({ _id });
    await start();
    expect(await carStore(kept.store).count()).toBe(0);
    expect(logged).toHaveLength(1);
  });

  test('a dealer who has withdrawn the last of his own cars gets no others', async () => {
    await carStore(kept.store).save(aCar({ _id: 'own' }));
    await carStore(kept.store).withdraw('own');
    await start();
    expect(await carStore(kept.store).count()).toBe(0);
    expect(logged).toEqual([]);
  });

  test('a dealer with cars of his own gets no others', async () => {
    await carStore(kept.store).save(aCar());
    await start();
    expect(await carStore(kept.store).count()).toBe(1);
    expect(logged).toEqual([]);
  });

  test("a dealer's first file neither withdraws these cars nor takes a row for one of them", async () => {
    await start();
    const text = 'make,model,trim,year,color\nMercedes,S-Class,S 500 4MATIC,2022,Obsidian Black';
    const { added, withdrawn } = await importInventory({ text, store: kept.store, complete: true });
    expect({ added, withdrawn }).toEqual({ added: 1, withdrawn: [] });
    expect(await carStore(kept.store).count()).toBe(61);
  });

  test.each([
    ['before its cars were written', 0, 0],
    ['before its former prices were written', 1, 60],
  ])('a start that was cut off %s is completed by the next one', async (_when, writes, written) => {
    await expect(start(failingAfter(writes, kept.store))).rejects.toThrow('cut off');
    const stored = () => kept.store.collection<StoredCar>('cars').find({}).toArray();
    expect(await stored()).toHaveLength(written);
    expect(logged).toEqual([]);

    await start();
    expect(await stored()).toHaveLength(60);
    expect((await stored()).filter(({ priceHistory }) => priceHistory)).toHaveLength(3);
    expect(logged).toHaveLength(1);
  });
});

/** The store, but only the first `writes` writes to the cars succeed. */
function failingAfter(writes: number, store: Store): Store {
  let left = writes;
  return {
    ...store,
    collection<T extends Stored>(name: string): Collection<T> {
      const collection = store.collection<T>(name);
      if (name !== 'cars') return collection;
      return new Proxy(collection, {
        get(target, key: keyof Collection<T>) {
          if (key === 'bulkWrite' && left-- <= 0) return () => Promise.reject(new Error('cut off'));
          return target[key].bind(target);
        },
      });
    },
  };
}
