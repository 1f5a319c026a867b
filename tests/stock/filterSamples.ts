import type { CarFilter } from '../../gateway/generated/schemaTypes.ts';
import type { Car } from '../../rest/cars/car.ts';
import type { ClaimPart } from '../../rest/cars/claims/claims.ts';
import type { CarFacets } from '../../rest/cars/facets/facets.ts';
import type { NamesPart } from '../../rest/cars/nameLists.ts';
import type { RangeColumn, RangePart } from '../../rest/cars/ranges.ts';
import { aCar, carOf } from './aCar.ts';

/** A value of a part of the graph's filter, and what it must do. */
interface Sample<Wanted> {
  wanted: Wanted;
  /** The same as the parameter of an export. */
  exported: string;
  /** The words for it in the name of a search alert. */
  named: string;
  /** What makes a car fit, and another one not. */
  fits: Partial<Car>;
  other: Partial<Car>;
}

/** The name of a part of the filter. */
export type FilterName = keyof CarFilter;

/** When the cars that fit are saved, and a moment before it but after the others were saved. */
export const [OTHERS_SAVED, SINCE, FITS_SAVED] = [
  new Date('2026-11-20T08:01:00Z'),
  new Date('2026-11-20T08:02:00Z'),
  new Date('2026-11-20T08:03:00Z'),
];

/** A sample of every part of the filter: a part without one does not compile. */
export const filterSamples: { [Name in FilterName]: Sample<NonNullable<CarFilter[Name]>> } = {
  makes: {
    ...{ wanted: ['toyota'], exported: 'toyota', named: 'Toyota' },
    ...{ fits: carOf('Toyota', 'Yaris'), other: carOf('Kia', 'Rio') },
  },
  model: {
    ...{ wanted: 'the-model', exported: 'the-model', named: 'Prestige' },
    fits: { vehicleTypeId: { _id: 'the-model', modelName: 'Prestige' } },
    other: { vehicleTypeId: { _id: 'another', modelName: 'Prestige' } },
  },
  mileage: {
    ...{ wanted: { min: 1_000, max: 2_000 }, exported: '1000,2000', named: 'from 1,000 km to 2,000 km' },
    ...{ fits: { mileage: 2_000 }, other: { mileage: 2_001 } },
  },
  year: {
    ...{ wanted: { min: 2011 }, exported: '2011,', named: 'from 2011' },
    ...{ fits: { year: 2011 }, other: { year: 2010 } },
  },
  price: {
    ...{ wanted: { max: 90_000 }, exported: ',90000', named: 'up to AED 90,000' },
    fits: { originalPrice: 100_000, discountedPrice: 90_000 },
    other: { originalPrice: 90_001, discountedPrice: null },
  },
  monthlyInstalment: {
    ...{
      wanted: { min: 100, max: 200 },
      exported: '100,200',
      named: 'from AED 100 a month to AED 200 a month',
    },
    ...{ fits: { monthlyInstallment: 100 }, other: { monthlyInstallment: 99 } },
  },
  bodyTypes: {
    ...{ wanted: ['Coupe', 'Sedan'], exported: 'Coupe,Sedan', named: 'Coupe or Sedan' },
    ...{ fits: { bodyType: 'sedan' }, other: { bodyType: 'SUV' } },
  },
  exteriorColors: {
    ...{ wanted: ['White', 'teal'], exported: 'White,teal', named: 'white or teal' },
    ...{ fits: { exteriorColor: 'Alpine White' }, other: { exteriorColor: 'Racing Green' } },
  },
  fuelTypes: {
    ...{ wanted: ['electric', 'Hybrid'], exported: 'electric,Hybrid', named: 'Electric or Hybrid' },
    ...{ fits: { fuelType: 'Electric' }, other: { fuelType: 'Plug-in hybrid' } },
  },
  transmissions: {
    ...{ wanted: ['manual'], exported: 'manual', named: 'Manual' },
    ...{ fits: { transmission: 'Manual' }, other: { transmission: 'Automatic' } },
  },
  regionalSpecs: {
    ...{ wanted: ['american'], exported: 'american', named: 'American specs' },
    ...{ fits: { regionalSpecs: 'American' }, other: { regionalSpecs: 'GCC' } },
  },
  hasWarranty: {
    ...{ wanted: true, exported: 'true', named: 'with a warranty' },
    ...{
      fits: { warranty: 'Manufacturer', warrantyUntil: '2099-06' },
      other: { warranty: 'Manufacturer', warrantyUntil: '2021-06-30' },
    },
  },
  accidentFree: {
    ...{ wanted: true, exported: 'true', named: 'without accidents' },
    ...{ fits: { accidentHistory: 'No accidents' }, other: { accidentHistory: 'No major accidents' } },
  },
  discounted: {
    ...{ wanted: true, exported: 'true', named: 'at a reduced price' },
    fits: { originalPrice: 100_000, discountedPrice: 90_000 },
    other: { originalPrice: 90_000, discountedPrice: 90_000 },
  },
  seats: {
    ...{ wanted: ['6', '7'], exported: '6,7', named: '6 or 7 seats' },
    ...{ fits: { seats: 7 }, other: { seats: 8 } },
  },
  cylinders: {
    ...{ wanted: { min: 8 }, exported: '8,', named: 'from 8 cylinders' },
    ...{ fits: { cylinders: 8 }, other: { cylinders: 6 } },
  },
  power: {
    ...{ wanted: { min: 300, max: 1_000 }, exported: '300,1000', named: 'from 300 hp to 1,000 hp' },
    ...{ fits: { power: 1_000 }, other: { power: 299 } },
  },
  drives: {
    ...{ wanted: ['awd', '4WD'], exported: 'awd,4WD', named: 'AWD or 4WD' },
    ...{ fits: { drive: '4WD' }, other: { drive: 'RWD' } },
  },
  interiorColors: {
    ...{ wanted: ['Cognac', 'white'], exported: 'Cognac,white', named: 'cognac or white interior' },
    ...{ fits: { interiorColor: 'Cognac' }, other: { interiorColor: 'Black and cognac' } },
  },
  steeringSides: {
    ...{ wanted: ['right'], exported: 'right', named: 'Right-hand drive' },
    ...{ fits: { steering: 'Right' }, other: { steering: 'Left' } },
  },
  availableNow: {
    ...{ wanted: true, exported: 'true', named: '' },
    ...{ fits: { saleStatus: null }, other: { saleStatus: 'reserved' } },
  },
  status: {
    ...{ wanted: ['RESERVED', 'SOLD'], exported: 'reserved,sold', named: 'reserved or sold' },
    ...{ fits: { saleStatus: 'reserved' }, other: { saleStatus: 'available' } },
  },
  stockNumbers: {
    ...{ wanted: ['N-1', 'N-2'], exported: 'N-1,N-2', named: 'with stock number N-1 or N-2' },
    ...{ fits: { stockNumber: 'N-2' }, other: { stockNumber: 'N-20' } },
  },
  updatedSince: {
    wanted: SINCE,
    ...{ exported: SINCE.toISOString(), named: 'changed since Friday 20 November 2026' },
    ...{ fits: {}, other: {} },
  },
  title: {
    ...{ wanted: 'ull serv', exported: 'ull serv', named: 'ull serv' },
    ...{ fits: { title: 'Full service' }, other: { title: 'A full tank' } },
  },
  search: {
    ...{ wanted: 'turquoise', exported: 'turquoise', named: 'Turquoise' },
    ...{ fits: { exteriorColor: 'Turquoise' }, other: { exteriorColor: 'Teal' } },
  },
};

/** How stocks at random have the values of a range, and where a look at every car finds them. */
interface ComparedRange {
  facet: RangeColumn;
  of: (car: Car) => number | null;
  with: (value: number | null) => Partial<Car>;
  values: readonly number[];
}

/** Every range of the wire: one without a row does not compile. */
export const comparedRanges: Record<RangePart, ComparedRange> = {
  mileage: {
    facet: 'mileage',
    of: (car) => car.mileage,
    with: (mileage) => ({ mileage }),
    values: [0, 10_000, 20_000, 30_000, 40_000, 50_000],
  },
  yearBuilt: {
    facet: 'year',
    of: (car) => car.year,
    with: (year) => ({ year }),
    values: [2015, 2016, 2017, 2018, 2019, 2020],
  },
  price: {
    facet: 'price',
    of: (car) => car.discountedPrice ?? car.originalPrice,
    with: (originalPrice) => ({ originalPrice }),
    values: [50_000, 60_000, 70_000, 80_000, 90_000, 100_000],
  },
  monthlyInstallment: {
    facet: 'monthlyInstallment',
    of: (car) => car.monthlyInstallment,
    with: (monthlyInstallment) => ({ monthlyInstallment }),
    values: [0, 500, 1_000, 1_500, 2_000],
  },
  cylinders: {
    facet: 'cylinders',
    of: (car) => car.cylinders,
    with: (cylinders) => ({ cylinders }),
    values: [3, 4, 6, 8, 12],
  },
  power: { facet: 'power', of: (car) => car.power, with: (power) => ({ power }), values: [150, 300, 450] },
};

/** How stocks at random have the names of a list, and what a look at every car makes of them. */
interface ComparedNames<Part extends NamesPart> {
  of: (car: Car) => string | null | undefined;
  with: (name: string | null) => Partial<Car>;
  /** In several scripts and cases. */
  values: readonly string[];
  /** The parts of the filter that its facet leaves out. */
  leftOut: readonly (NamesPart | 'vehicleType')[];
  /** The item of the facet. */
  counted: (name: string, count: number) => CarFacets[Part][number];
}

/** The colour by which buyers find each paint. */
const colours = new Map<string, string>([
  ['Black', 'black'],
  ['white', 'white'],
  ['Alpine White', 'white'],
  ['أبيض', 'white'],
  ['Burgundy', 'red'],
  ['Nardo', 'nardo'],
  ['Tan', 'tan'],
]);

/** Every list of names of the wire: one without a row does not compile. */
export const comparedNames: { [Part in NamesPart]: ComparedNames<Part> } = {
  companies: {
    of: (car) => car.manufacturerId?.brandName,
    with: (name) => ({ manufacturerId: name === null ? null : { _id: name, brandName: name } }),
    values: ['BMW', 'bmw', 'ＢＭＷ', 'Mercedes-Benz', 'نيسان', 'Škoda', 'Land  Rover', 'Citroën', ' '],
    leftOut: ['companies', 'vehicleType'],
    counted: (brandName, count) => ({ brandName, count }),
  },
  bodyTypes: {
    of: (car) => car.bodyType,
    with: (bodyType) => ({ bodyType }),
    values: ['SUV', 'suv', 'Sedan', 'Cross Over', 'كوبيه'],
    leftOut: ['bodyTypes'],
    counted: (bodyType, count) => ({ bodyType, count }),
  },
  exteriorColors: {
    of: ({ exteriorColor }) => (exteriorColor?.trim() ? colours.get(exteriorColor) : null),
    with: (exteriorColor) => ({ exteriorColor }),
    values: ['white', 'Alpine White', 'أبيض', 'Burgundy', 'Nardo', ' '],
    leftOut: ['exteriorColors'],
    counted: (exteriorColor, count) => ({ exteriorColor, count }),
  },
  fuelTypes: {
    of: (car) => car.fuelType,
    with: (fuelType) => ({ fuelType }),
    values: ['Petrol', 'Diesel', 'Electric'],
    leftOut: ['fuelTypes'],
    counted: (fuelType, count) => ({ fuelType, count }),
  },
  transmissions: {
    of: (car) => car.transmission,
    with: (transmission) => ({ transmission }),
    values: ['Automatic', 'Manual'],
    leftOut: ['transmissions'],
    counted: (transmission, count) => ({ transmission, count }),
  },
  regionalSpecs: {
    of: (car) => car.regionalSpecs,
    with: (regionalSpecs) => ({ regionalSpecs }),
    values: ['GCC', 'gcc', 'American'],
    leftOut: ['regionalSpecs'],
    counted: (regionalSpecs, count) => ({ regionalSpecs, count }),
  },
  drives: {
    of: (car) => car.drive,
    with: (drive) => ({ drive }),
    values: ['AWD', 'awd', '4WD', 'RWD'],
    leftOut: ['drives'],
    counted: (drive, count) => ({ drive, count }),
  },
  interiorColors: {
    of: ({ interiorColor }) => (interiorColor?.trim() ? colours.get(interiorColor) : null),
    with: (interiorColor) => ({ interiorColor }),
    values: ['white', 'Burgundy', 'Nardo', ' '],
    leftOut: ['interiorColors'],
    counted: (interiorColor, count) => ({ interiorColor, count }),
  },
  steeringSides: {
    of: (car) => car.steering,
    with: (steering) => ({ steering }),
    values: ['Left', 'Right'],
    leftOut: ['steeringSides'],
    counted: (steering, count) => ({ steering, count }),
  },
  seats: {
    of: (car) => car.seats?.toString(),
    with: (seats) => ({ seats: seats === null ? null : Number(seats) }),
    values: ['2', '5', '7', '10'],
    leftOut: ['seats'],
    counted: (seats, count) => ({ seats, count }),
  },
};

/** How stocks at random make a claim of the wire, and which of the texts do. */
interface ComparedClaim {
  with: (value: string | null) => Partial<Car>;
  of: (car: Car) => boolean;
  values: readonly string[];
}

/** Every claim of the wire: one without a row does not compile. */
export const comparedClaims: Record<ClaimPart, ComparedClaim> = {
  hasWarranty: {
    with: (warranty) => ({ warranty }),
    of: ({ warranty }) => warranty !== null && !/None|2020/.test(warranty),
    values: ['Yes', 'Until 2099', 'None', 'Manufacturer, until March 2020'],
  },
  accidentFree: {
    with: (accidentHistory) => ({ accidentHistory }),
    of: ({ accidentHistory }) => accidentHistory?.startsWith('None') ?? false,
    values: ['None', 'None in the police record', 'Rear bumper', 'No information'],
  },
  discounted: {
    // Prices are those of the range.
    with: () => ({}),
    of: ({ originalPrice: was, discountedPrice: now }) => was !== null && now !== null && now < was,
    values: [],
  },
};

/** The parts that are ranges, lists of names and claims. The type of Object.keys loses them. */
export const [rangeParts, namesParts, claimParts] = [
  Object.keys(comparedRanges) as RangePart[],
  Object.keys(comparedNames) as NamesPart[],
  Object.keys(comparedClaims) as ClaimPart[],
];

/** The names of all parts. The type of Object.keys loses them. */
export const sampledNames = Object.keys(filterSamples) as FilterName[];

/** The sample of a part with the make of its two cars. A part that is forgotten then finds both of them. */
export function sampledFilter(name: FilterName): CarFilter {
  return { makes: [makeOf(name)], [name]: filterSamples[name].wanted };
}

/** The same as parameters of an export. */
export function sampledQuery(name: FilterName): string {
  return new URLSearchParams({ makes: makeOf(name), [name]: filterSamples[name].exported }).toString();
}

/** The two cars of each sample, those that fit and the others. */
export function sampledCars(kind: 'fits' | 'other'): Car[] {
  return sampledNames.map((name) =>
    aCar({ _id: `${kind}-${name}`, ...carOf(makeOf(name), 'Model'), ...filterSamples[name][kind] }),
  );
}

function makeOf(name: FilterName): string {
  return `Make ${name}`;
}
