import { Car as WireCar } from '../../rest/cars/car.ts';
import { imageFromWire, playedElsewhere, spinFromWire } from '../media/carMedia.ts';
import type { Car, SaleStatus } from '../generated/schemaTypes.ts';
import { decodePlaces } from '../origin/decodeList.ts';
import { extrasOf, type PartialRecord, partialRecord } from '../origin/decodeResponse.ts';
import { type Decoder, placesOf } from '../origin/RestResponse.ts';
import { conditionFromWire } from './condition/conditionFromWire.ts';

/** The fields of the graph's car that its resolvers compute from the others. */
type ResolvedLater = '__typename' | 'url' | 'vin' | 'cover' | 'similar';

/** A make as the graph has it. */
export interface MakeParent {
  id: string;
  name: string;
}

/** A car as the graph has it; the wire's odd names and 'yes'/'no' end here. */
export type CarParent = ReturnType<typeof carFromWire>;

/** A picture as the graph has it. */
export type CarImageParent = CarParent['images'][number];

type WireField = keyof WireCar;

/** What `CarsApi.similarTo` compares. */
export const compared: WireField[] = [
  ...(['manufacturerId', 'vehicleTypeId', 'bodyType', 'originalPrice', 'discountedPrice', 'year'] as const),
  'saleStatus',
];

/** The wire fields that each field of the graph's `Car` is computed from, beside the id. */
export const madeOf: Record<Exclude<keyof Car, '__typename'>, WireField[]> = {
  id: [],
  url: [],
  stockNumber: ['stockNumber'],
  vin: ['vinLastSix'],
  vinLastSix: ['vinLastSix'],
  title: ['title'],
  images: ['images'],
  cover: ['images'],
  video: ['video'],
  spin: ['spin'],
  saleStatus: ['saleStatus'],
  status: ['saleStatus'],
  sold: ['saleStatus'],
  featured: ['featured'],
  testDrive: ['testDrive'],
  make: ['manufacturerId'],
  model: ['vehicleTypeId', 'manufacturerId'],
  trim: ['trimId'],
  price: ['originalPrice', 'discountedPrice'],
  originalPrice: ['originalPrice'],
  discountedPrice: ['discountedPrice'],
  monthlyInstalment: ['monthlyInstallment'],
  mileage: ['mileage'],
  year: ['year'],
  doors: ['door'],
  keys: ['keys'],
  owners: ['owners'],
  serviceHistory: ['serviceHistory'],
  warranty: ['warranty'],
  accidentHistory: ['accidentHistory'],
  registration: ['registration'],
  regionalSpecs: ['regionalSpecs'],
  location: ['location'],
  salesperson: ['salesperson'],
  exteriorColor: ['exteriorColor'],
  interiorColor: ['interiorColor'],
  bodyType: ['bodyType'],
  engine: ['engine'],
  transmission: ['transmission'],
  fuelType: ['fuelType'],
  drive: ['drive'],
  power: ['power'],
  cylinders: ['cylinders'],
  seats: ['seats'],
  steering: ['steering'],
  inspectedBy: ['inspectedBy'],
  inspectedOn: ['inspectedOn'],
  inspectionReport: ['inspectionReport'],
  paintReadings: ['paintReadings'],
  tyres: ['tyres'],
  tyreTread: ['tyreTread'],
  tyreYear: ['tyreYear'],
  brakes: ['brakes'],
  warrantyUntil: ['warrantyUntil'],
  imperfections: ['imperfections', 'images'],
  features: ['specifications'],
  specifications: ['specifications'],
  description: ['description'],
  listedAt: ['createdAt'],
  updatedAt: ['updatedAt'],
  priceHistory: ['priceHistory'],
  similar: compared,
};

/** Turns a car of the origin into a car of the graph. */
export function carFromWire(car: PartialRecord<WireCar>) {
  // A make without a name is none.
  const make: MakeParent | null = car.manufacturerId?.brandName.trim()
    ? { id: car.manufacturerId._id, name: car.manufacturerId.brandName }
    : null;
  const { vehicleTypeId: model, trimId: trim, originalPrice = null, discountedPrice = null } = car;
  const images = (car.images ?? []).map(imageFromWire);
  const specifications = Object.entries(car.specifications ?? {}).map(([name, included]) => ({
    name,
    included,
  }));
  return {
    id: car._id,
    stockNumber: text(car.stockNumber),
    vinLastSix: text(car.vinLastSix),
    title: text(car.title),
    images,
    video: playedElsewhere(car.video),
    spin: spinFromWire(car.spin),
    saleStatus: text(car.saleStatus),
    status: statusOf(car.saleStatus),
    sold: car.saleStatus === 'sold',
    featured: car.featured === 'yes',
    testDrive: car.testDrive === 'yes',
    make,
    model: model ? { id: model._id, name: model.modelName, make } : null,
    trim: trim ? { id: trim._id, name: trim.trimName } : null,
    price: discountedPrice ?? originalPrice,
    originalPrice,
    discountedPrice,
    monthlyInstalment: car.monthlyInstallment ?? null,
    mileage: car.mileage ?? null,
    year: car.year ?? null,
    doors: car.door ?? null,
    keys: car.keys ?? null,
    owners: car.owners ?? null,
    serviceHistory: text(car.serviceHistory),
    warranty: text(car.warranty),
    accidentHistory: text(car.accidentHistory),
    registration: text(car.registration),
    regionalSpecs: text(car.regionalSpecs),
    location: text(car.location),
    salesperson: text(car.salesperson),
    exteriorColor: text(car.exteriorColor),
    interiorColor: text(car.interiorColor),
    bodyType: text(car.bodyType),
    engine: text(car.engine),
    transmission: text(car.transmission),
    fuelType: text(car.fuelType),
    drive: text(car.drive),
    power: car.power ?? null,
    cylinders: car.cylinders ?? null,
    seats: car.seats ?? null,
    steering: text(car.steering),
    ...conditionFromWire(car, images),
    specifications,
    features: specifications.filter(({ included }) => included).map(({ name }) => name),
    /** Still the origin's HTML: the resolver sanitises it. */
    description: text(car.description),
    listedAt: car.createdAt ?? null,
    updatedAt: car.updatedAt ?? null,
    priceHistory: car.priceHistory ?? [],
  } satisfies Record<Exclude<keyof Car, ResolvedLater>, unknown>;
}

function statusOf(saleStatus: string | null | undefined): SaleStatus {
  return saleStatus === 'sold' ? 'SOLD' : saleStatus === 'reserved' ? 'RESERVED' : 'AVAILABLE';
}

function text(value: string | null | undefined): string | null {
  return value?.trim() || null;
}

/** The fields of the wire's car that the specification has (§3). */
const specified: readonly WireField[] = [
  ...(['_id', 'title', 'images', 'saleStatus', 'featured', 'testDrive', 'manufacturerId'] as const),
  ...(['vehicleTypeId', 'trimId', 'originalPrice', 'discountedPrice', 'monthlyInstallment'] as const),
  ...(['mileage', 'year', 'door', 'exteriorColor', 'bodyType', 'engine', 'transmission'] as const),
  ...(['fuelType', 'specifications', 'description'] as const),
];

/**
 * How a car of the wire is read: everything but the id may be missing. A field that the specification does not have, and that does
 * not fit, is missing as well: it is no reason to show no car.
 */
export const wireCar = {
  item: partialRecord<WireCar>(WireCar),
  turn: carFromWire,
  extras: extrasOf(WireCar, specified),
};

/**
 * Decodes a filtered list; null stands in the place of a car that cannot be read, so that positions stay those of the
 * origin. There is one decoder for all of them, because the decoded answer is cached by its path.
 */
export const decodeCars: Decoder<(CarParent | null)[]> = (body, reading) => {
  const cars = decodeList(body, reading);
  reading.places = placesOf(body, cars.length);
  return cars;
};

const decodeList = decodePlaces({ field: 'cars', ...wireCar });
