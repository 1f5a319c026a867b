import sharp, { type Region, type Sharp } from 'sharp';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { blogStore } from '../../rest/blogs/blogStore.ts';
import { carStore } from '../../rest/cars/carStore.ts';
import { makeDemoEnquiries } from '../../rest/demo/demoEnquiries.ts';
import { demoBlogs } from '../../rest/demo/demoBlogs.ts';
import { bodyOf, cabinOf } from '../../rest/demo/painting/bodyOf.ts';
import { asJpeg, paintCar } from '../../rest/demo/painting/paintCar.ts';
import { type Paint, paintOf } from '../../rest/demo/painting/paints.ts';
import { paintStock } from '../../rest/demo/painting/paintStock.ts';
import { readLayers } from '../../rest/demo/painting/readLayers.ts';
import { upholsteries, upholsteryOf } from '../../rest/demo/painting/upholstery.ts';
import type { Enquiry } from '../../rest/enquiries/enquiry.ts';
import { photosOf } from '../../rest/enquiries/photosOf.ts';
import type { PhotoStore } from '../../rest/photos/photoStore.ts';
import { aCar } from '../stock/aCar.ts';
import { demoCars } from '../stock/demoCars.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { addStaff, tokenSecret } from '../servers/staff.ts';

const small = { log: () => {}, width: 96 };
const stock = await demoCars();
const [suv, otherSuv] = stock.filter((car) => bodyOf(car) === 'suv');
const sedan = stock.find((car) => car.bodyType === 'Sedan');
const bare = stock.find((car) => !car.bodyType);
if (!suv || !otherSuv || !sedan || !bare) throw new Error('The demonstration stock lacks a kind of car.');
const dealersCar = aCar({ images: [] });
const article = demoBlogs()[0] ?? expect.fail();

let rest: RunningRest;

beforeEach(async () => {
  rest = await runRest();
  for (const car of [suv, otherSuv, sedan, bare, dealersCar]) await carStore(rest.store).save(car);
  await blogStore(rest.store).add(article);
  const memory = rest.store.collection<{ _id: string; madeAt: string }>('demo');
  await memory.insertOne({ _id: 'stock', madeAt: '2026-11-20T08:00:00.000Z' });
});
afterEach(() => rest.close());

async function imagesOf({ _id }: { _id: string }): Promise<{ path: string; filename: string }[]> {
  return (await rest.get(`/api/v1/car/${_id}`)).body.images;
}

/** Mean red, green and blue of a part of a painted picture. */
async function meanOf(picture: Sharp, part: Region) {
  const { channels } = await sharp(
    await sharp(await asJpeg(picture))
      .extract(part)
      .toBuffer(),
  ).stats();
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => channel.mean);
  return { red, green, blue };
}

/** Mean red, green and blue of the doors of a sedan that is painted in the colour. */
async function doorsIn(colour: string | null) {
  const painted = await paintCar(await readLayers('sedan', 'side', 400), paintOf(colour));
  return meanOf(painted, { left: 150, top: 130, width: 100, height: 25 });
}

it('a car gets the paint that its exterior colour names, or the nearest', () => {
  expect(paintOf('Racing Green')).toBe(paintOf('racing green '));
  expect(paintOf('Carrara White Metallic')).toBe(paintOf('Alpine White'));
  expect(paintOf('Navy')).toBe(paintOf('Midnight Blue'));
  expect(paintOf('Rosso Red')).toBe(paintOf('Signal Red'));
  expect(paintOf('Gunmetal')).toBe(paintOf('Gun Metallic'));
  for (const colour of ['Dark Grey', 'Moonshine', '', null])
    expect(paintOf(colour)).toBe(paintOf('Graphite Grey'));
});

it('every body type of the listing has a body that is painted', () => {
  const types = ['Sedan', 'SUV', 'Cross Over', 'Convertible', 'HatchBack', 'Sports', 'Lorry', null];
  expect(types.map((bodyType) => bodyOf(aCar({ bodyType })))).toEqual([
    ...['sedan', 'suv', 'crossover', 'convertible', 'hatchback', 'sports'],
    ...[undefined, undefined],
  ]);
});

/** Body type and body of the demonstration cars of a model. */
function bodiesOf(model: string) {
  return stock
    .filter((car) => car.vehicleTypeId?.modelName === model)
    .map((car) => [car.bodyType, bodyOf(car)]);
}

it('a sports car has the body that its engine asks for, and no convertible loses its open roof', () => {
  expect(bodiesOf('911')).toEqual([
    ['Convertible', 'rearEnginedConvertible'],
    ['Sports', 'rearEngined'],
  ]);
  for (const model of ['Corvette', '458', 'Huracán'])
    expect(bodiesOf(model)).toEqual([['Sports', 'midEngined']]);
  expect(bodiesOf('Vantage')).toEqual([['Sports', 'sports']]);
});

it('an off-roader is a box, a luxurious SUV and a limousine are long, and the roof of a coupé slopes, also that of an SUV', () => {
  for (const model of ['G-Class', 'Defender', 'Bronco', 'Pajero'])
    expect(new Set(bodiesOf(model).map(([, body]) => body)), `${model}`).toEqual(new Set(['offRoader']));
  for (const model of ['Range Rover', 'Cullinan', 'Bentayga'])
    expect(bodiesOf(model)).toEqual([['SUV', 'luxurySuv']]);
  expect([bodiesOf('Urus'), bodiesOf('Q8'), bodiesOf('GLC')]).toEqual([
    [['SUV', 'suvCoupe']],
    [['Cross Over', 'suvCoupe']],
    [['Cross Over', 'suvCoupe']],
  ]);
  for (const model of ['S-Class', 'Flying Spur', '7 Series', 'Ghost', 'LS', 'A8'])
    expect(bodiesOf(model)).toEqual([['Sedan', 'limousine']]);
  expect([bodiesOf('X5'), bodiesOf('5 Series'), bodiesOf('F-Pace')]).toEqual([
    [['SUV', 'suv']],
    [['Sedan', 'sedan']],
    [['Cross Over', 'crossover']],
  ]);
});

it('no body plays more than an eighth of the stock', () => {
  const bodies = stock.flatMap((car) => bodyOf(car) ?? []);
  for (const body of new Set(bodies))
    expect(bodies.filter((other) => other === body).length, `${body}`).toBeLessThanOrEqual(bodies.length / 8);
});

it('a convertible has as many seats as its model', () => {
  for (const model of ['Continental GTC', 'Mustang'])
    expect(bodiesOf(model)).toContainEqual(['Convertible', 'fourSeatConvertible']);
  expect(bodiesOf('Z4')).toEqual([['Convertible', 'convertible']]);
  expect(bodiesOf('Convertible')).toEqual([['Convertible', 'smallConvertible']]);
});

it('an electric car has neither grille nor exhaust', () => {
  expect(bodiesOf('Model 3')).toEqual([['Sedan', 'electricSedan']]);
  expect(bodiesOf('Model Y')).toEqual([['Cross Over', 'electricCrossover']]);
  // An electric car whose body type has no electric painting gets the usual one.
  expect(bodyOf(aCar({ bodyType: 'SUV', fuelType: 'Electric' }))).toBe('suv');
});

it('every body is painted from every side, and has an interior', async () => {
  const bodies = new Set(stock.flatMap((car) => bodyOf(car) ?? []));
  expect(bodies.size).toBeGreaterThan(15);
  for (const body of bodies) {
    for (const view of ['front34', 'side', 'rear34', 'lamp', 'wheel', 'tail'] as const)
      expect(await readLayers(body, view, 16), `${body}, ${view}`).toMatchObject({ width: 16, height: 10 });
    expect(await readLayers(cabinOf(body), 'interior', 16)).toMatchObject({ width: 16, height: 10 });
  }
});

it('a painted picture is a JPEG file of the size that was asked for', async () => {
  const picture = await asJpeg(await paintCar(await readLayers('sports', 'front34', 320), paintOf('Silver')));
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 320, height: 200 });
});

it('the body of a painted car has the hue of its paint', async () => {
  const red = await doorsIn('Signal Red');
  expect(red.red).toBeGreaterThan(3 * Math.max(red.green, red.blue));
  const blue = await doorsIn('Midnight Blue');
  expect(blue.blue).toBeGreaterThan(1.5 * blue.red);
  const white = await doorsIn('Alpine White');
  const black = await doorsIn('Obsidian Black');
  expect(white.green).toBeGreaterThan(4 * black.green);
});

it('the seats of a car have the colour that its text names', async () => {
  const layers = await readLayers('sedan', 'interior', 400);
  /** The armrest between the seats of the car whose text has the words. */
  const armrestOf = async (words: string) => {
    const car = stock.find(({ description }) => description?.includes(words)) ?? expect.fail(words);
    return meanOf(await paintCar(layers, upholsteryOf(car)), { left: 180, top: 205, width: 12, height: 40 });
  };
  const black = await armrestOf('lack leather');
  const sienna = await armrestOf('sienna leather');
  expect(sienna.red).toBeGreaterThan(1.25 * sienna.green);
  expect(sienna.green).toBeGreaterThan(1.15 * sienna.blue);
  const oyster = await armrestOf('oyster leather');
  expect(Math.min(...Object.values(oyster))).toBeGreaterThan(2 * black.red);
  const cranberry = await armrestOf('cranberry red leather');
  expect(cranberry.red).toBeGreaterThan(1.5 * Math.max(cranberry.green, cranberry.blue));
});

it('the seats of an open car have that colour from outside, too', async () => {
  const layers = await readLayers('fourSeatConvertible', 'front34', 400);
  const seatIn = async (seats: Paint) =>
    meanOf(await paintCar(layers, paintOf('Midnight Blue'), seats), {
      left: 186,
      top: 98,
      width: 10,
      height: 8,
    });
  const linen = await seatIn(upholsteries.linen);
  expect(linen.red).toBeGreaterThan(2 * (await seatIn(upholsteries.black)).red);
  expect(linen.red).toBeGreaterThan(1.05 * linen.blue);
  const red = await seatIn(upholsteries.red);
  expect(red.red).toBeGreaterThan(2 * Math.max(red.green, red.blue));
});

it('the tail lamps of a red car stand out from its paint', async () => {
  const painted = await paintCar(await readLayers('sedan', 'tail', 400), paintOf('Signal Red'));
  const lens = await meanOf(painted.clone(), { left: 140, top: 114, width: 8, height: 6 });
  const paint = await meanOf(painted.clone(), { left: 140, top: 150, width: 8, height: 6 });
  expect(paint.red).toBeGreaterThan(1.5 * lens.red);
});

it('a silver car is not taken for a white one, nor for a grey one', async () => {
  const [white, silver, grey] = [
    await doorsIn('Alpine White'),
    await doorsIn('Silver'),
    await doorsIn('Graphite Grey'),
  ];
  expect(white.green - silver.green).toBeGreaterThan(40);
  expect(silver.green - grey.green).toBeGreaterThan(40);
  // Silver has no tint of its own.
  expect(Math.abs(silver.red - silver.blue)).toBeLessThan(12);
});

it('each demonstration car gets several pictures, which the REST API serves', async () => {
  await paintStock({ ...rest, ...small });
  for (const car of [suv, otherSuv, sedan]) {
    const images = await imagesOf(car);
    expect(images).toHaveLength(7);
    expect(images[0]?.path).toBe(`photos/car-${car._id}-front34.jpg`);
    for (const { path, filename } of images) {
      expect(filename).toMatch(/^illustration-/);
      const picture = await fetch(`${rest.url}/${path}`);
      expect(picture.headers.get('content-type')).toBe('image/jpeg');
      expect((await sharp(await picture.arrayBuffer()).metadata()).width).toBe(96);
    }
  }
  expect((await rest.get(`/api/v1/blogs/${article._id}`)).body.image).toBe('photos/blog-1.jpg');
  const picture = await fetch(`${rest.url}/photos/blog-1.jpg`);
  expect((await sharp(await picture.arrayBuffer()).metadata()).format).toBe('jpeg');
});

it('the offers of the demonstration come with photos, those of visitors as they were sent (BO-25)', async () => {
  await makeDemoEnquiries(rest.store, { now: new Date(), announce: () => undefined });
  const enquiries = rest.store.collection<Enquiry>('enquiries');
  const [made] = await enquiries.find({ kind: 'sellCar' }).toArray();
  await enquiries.insertOne({ ...made!, _id: 'of a visitor', idempotencyKey: null });
  const office = await runRest({ store: rest.store, photos: rest.photos, admin: { tokenSecret } });
  onTestFinished(() => office.close());
  const huda = await addStaff(rest.store, 'Huda', 'OWNER');
  const counts = async () => {
    const { items } = (await office.get('/api/admin/v1/enquiries?kind=sellCar', huda.headers)).body;
    return items.map(({ photos }: { photos: number }) => photos).toSorted();
  };
  expect(await counts()).toEqual([0, 0, 0, 0, 0, 0]);
  await paintStock({ ...rest, ...small });
  expect(await counts()).toEqual([0, 4, 4, 4, 4, 4]);
  const offers = await enquiries.find({ kind: 'sellCar' }).toArray();
  expect(offers).toHaveLength(6);
  for (const offer of offers) {
    const names = photosOf(offer);
    expect(names).toHaveLength(offer._id === 'of a visitor' ? 0 : 4);
    for (const name of names) {
      const photo = await rest.photos.get(name);
      photo?.stream.destroy();
      expect(photo?.size).toBeGreaterThan(500);
    }
  }
});

it("neither a car without a body type nor a dealer's own car gets a picture", async () => {
  await paintStock({ ...rest, ...small });
  expect(await imagesOf(bare)).toEqual([]);
  expect(await imagesOf(dealersCar)).toEqual([]);
});

it('the cars that home shows are painted before the others', async () => {
  const ofHome = stock.findLast((car) => car.featured === 'yes') ?? expect.fail();
  const others = stock.filter((car) => car.bodyType && car.featured !== 'yes').slice(0, 2);
  for (const car of [...others, ofHome]) await carStore(rest.store).save(car);
  const painted: string[] = [];
  const photos: PhotoStore = {
    ...rest.photos,
    async put(name, bytes) {
      await rest.photos.put(name, bytes);
      painted.push(name);
    },
  };
  await paintStock({ ...rest, ...small, photos });
  const first = (car: { _id: string }) => painted.indexOf(`car-${car._id}-front34.jpg`);
  expect(first(ofHome)).toBeGreaterThanOrEqual(0);
  for (const car of others) expect(first(car)).toBeGreaterThan(first(ofHome));
});

it('painting that was ended in the middle goes on at the next start', async () => {
  const stop = new AbortController();
  let kept = 0;
  const photos: PhotoStore = {
    ...rest.photos,
    async put(name, bytes) {
      await rest.photos.put(name, bytes);
      kept += 1;
      if (kept === 6) stop.abort();
    },
  };
  await paintStock({ ...rest, ...small, photos, signal: stop.signal });
  expect(await imagesOf(suv)).toHaveLength(1);

  await paintStock({ ...rest, ...small });
  for (const car of [suv, otherSuv, sedan]) expect(await imagesOf(car)).toHaveLength(7);
});

it('a dealer who removes pictures does not get them back', async () => {
  await paintStock({ ...rest, ...small });
  await carStore(rest.store).save({ ...suv, images: [] });
  await paintStock({ ...rest, ...small });
  expect(await imagesOf(suv)).toEqual([]);
});

it('pictures that a dealer gives a car while it is painted stay', async () => {
  const own = [{ _id: 'own', path: 'photos/own.jpg', filename: 'own.jpg' }];
  const photos: PhotoStore = {
    ...rest.photos,
    async put(name, bytes) {
      await rest.photos.put(name, bytes);
      if (name === `car-${suv._id}-side.jpg`)
        await carStore(rest.store).save({ ...suv, images: [...own, ...own] });
    },
  };
  await paintStock({ ...rest, ...small, photos });
  expect(await imagesOf(suv)).toEqual([...own, ...own]);
});
