import type { CarFilter } from '../../gateway/generated/schemaTypes.ts';
import type { Car } from '../../rest/cars/car.ts';
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
  availableNow: {
    ...{ wanted: true, exported: 'true', named: '' },
    ...{ fits: { saleStatus: 'reserved' }, other: { saleStatus: 'sold' } },
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
