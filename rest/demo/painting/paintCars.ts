import type { Car, CarPicture, PictureGroup } from '../../cars/car.ts';
import { carStore } from '../../cars/carStore.ts';
import { stableId } from '../../store/stableId.ts';
import type { SeedContext } from '../SeedContext.ts';
import { bodyOf, cabinOf } from './bodyOf.ts';
import { asJpeg, paintCar } from './paintCar.ts';
import { paintOf } from './paints.ts';
import { readLayers, type View } from './readLayers.ts';
import { upholsteryOf } from './upholstery.ts';

/** The pictures of a car in the order of its gallery. */
const FIRST: View = 'front34';
const OTHERS: View[] = ['side', 'rear34', 'interior', 'lamp', 'wheel', 'tail'];

const shows: Partial<Record<View, string>> = {
  front34: 'from the front',
  side: 'from the side',
  rear34: 'from the rear',
  interior: 'interior',
  lamp: 'headlamp',
  wheel: 'front wheel',
  tail: 'tail lamp',
};

/** Which part of the car each view shows. */
const groups: Partial<Record<View, PictureGroup>> = {
  front34: 'outside',
  side: 'outside',
  rear34: 'outside',
  interior: 'inside',
  lamp: 'details',
  wheel: 'details',
  tail: 'details',
};

/** Paints the first picture of each of the cars that has none. */
export async function paintFirstPictures(context: SeedContext, ids: string[]) {
  for (const cars of await byBody(context, ids, (car) => car.images.length === 0)) {
    await paintView(context, cars, FIRST);
    for (const car of cars) await saveImages(context, car, [FIRST]);
  }
}

/** Paints the rest of the gallery of each of the cars that has only its first picture. */
export async function paintGalleries(context: SeedContext, ids: string[]) {
  let done = 0;
  for (const cars of await byBody(context, ids, (car) => hasOnlyFirst(car))) {
    for (const view of OTHERS) await paintView(context, cars, view);
    for (const car of cars) await saveImages(context, car, [FIRST, ...OTHERS]);
    done += cars.length;
    context.log(`Painting the demonstration cars: ${done} of ${ids.length}`);
  }
}

/** The cars to paint, grouped by body, so that their layers are read once. */
async function byBody(
  { store }: SeedContext,
  ids: string[],
  wanted: (car: Car) => boolean,
): Promise<Car[][]> {
  const groups = new Map<string, Car[]>();
  for (const car of await carStore(store).byIds(ids)) {
    const body = wanted(car) && bodyOf(car);
    if (body) groups.set(body, [...(groups.get(body) ?? []), car]);
  }
  return [...groups.values()];
}

/** Paints one view of cars that share a body. */
async function paintView({ photos, signal, width }: SeedContext, cars: Car[], view: View) {
  const body = cars[0] && bodyOf(cars[0]);
  if (!body) return;
  const isInside = view === 'interior';
  const layers = await readLayers(isInside ? cabinOf(body) : body, view, width);
  for (const car of cars) {
    signal?.throwIfAborted();
    const seats = upholsteryOf(car);
    const paint = isInside ? seats : paintOf(car.exteriorColor);
    await photos.put(fileName(car, view), await asJpeg(await paintCar(layers, paint, seats)));
  }
}

/** Sets the pictures of a car, unless somebody has removed the car or changed its pictures meanwhile. */
async function saveImages({ store }: SeedContext, { _id, images }: Car, views: View[]) {
  await carStore(store).setImages(_id, (car) =>
    car.images.length === images.length ? views.map((view) => imageOf(car, view)) : undefined,
  );
}

function imageOf(car: Car, view: View): CarPicture {
  const file = fileName(car, view);
  return {
    _id: stableId('photo', file),
    path: `photos/${file}`,
    filename: `illustration-${view}.jpg`,
    description: `Illustration: ${car.bodyType} in ${car.exteriorColor}, ${shows[view]}`,
    group: groups[view] ?? null,
  };
}

function hasOnlyFirst(car: Car): boolean {
  return car.images.length === 1 && car.images[0]?._id === imageOf(car, FIRST)._id;
}

function fileName(car: Car, view: View): string {
  return `car-${car._id}-${view}.jpg`;
}
