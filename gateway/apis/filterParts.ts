import { claims } from '../../rest/cars/claims/claims.ts';
import type { NamesPart } from '../../rest/cars/nameLists.ts';
import type { RangePart } from '../../rest/cars/ranges.ts';
import { recordOf } from '../../rest/cars/recordOf.ts';
import { searchable } from '../../rest/cars/storedCar.ts';
import { colourOf } from '../../search/colourOf.ts';
import type { CarFilter, IntRange, SaleStatus } from '../generated/schemaTypes.ts';
import type { CarParent } from './carFromWire.ts';
import { isWithin, searchedCars } from './searchedCars.ts';

/** The name of a part of the graph's filter. */
export type FilterName = keyof CarFilter;
type Wanted<Name extends FilterName> = NonNullable<CarFilter[Name]>;

/** The parts that the wire of spec §7 has. */
export const specified = [
  'mileage',
  'year',
  'monthlyInstalment',
  'makes',
  'bodyTypes',
  'availableNow',
  'model',
  'title',
] as const satisfies readonly FilterName[];

/** What is asked of a part of each kind. */
export interface Kinds {
  range: IntRange;
  list: readonly string[];
  text: string;
  id: string;
  flag: boolean;
  /** Only true asks for something. */
  claim: boolean;
  statuses: readonly SaleStatus[];
  moment: Date;
}
/** The kinds of parts of which a `Value` can be asked. */
type KindOf<Value> = { [Kind in keyof Kinds]: [Value] extends [Kinds[Kind]] ? Kind : never }[keyof Kinds];

/** What the gateway knows of a part of the filter. */
export interface FilterPart {
  kind: keyof Kinds;
  /** Its parameter on the wire. */
  parameter: string;
  /** Its parameter in the address of an export. */
  example: string;
  /** How many items it has at most. */
  most?: number;
}
type NamedPart = FilterPart & { name: FilterName };
type Passes = (car: CarParent) => boolean;
/** A part that the wire of spec §7 does not have needs a test of cars, for origins that do not know it. `all`: every car. */
type PartOf<Name extends FilterName> = FilterPart & { kind: KindOf<Wanted<Name>> } & (Name extends Specified
    ? unknown
    : { test: (wanted: Wanted<Name>, all: CarParent[]) => Passes });
type Specified = (typeof specified)[number];

/** A range of the filter; its facet has the same name. */
interface RangeRow extends Omit<FilterPart, 'kind'> {
  name: FilterName;
  parameter: RangePart;
  value: (car: CarParent) => number | null;
}

/** The ranges of the filter: all that the gateway does with them and their facets follows from it. */
export const ranges = [
  { name: 'mileage', parameter: 'mileage', example: '0,50000', value: (car) => car.mileage },
  { name: 'year', parameter: 'yearBuilt', example: '2019,2022', value: (car) => car.year },
  { name: 'price', parameter: 'price', example: '100000,200000', value: (car) => car.price },
  {
    name: 'monthlyInstalment',
    parameter: 'monthlyInstallment',
    example: '0,3000',
    value: (car) => car.monthlyInstalment,
  },
  { name: 'cylinders', parameter: 'cylinders', example: '8,12', value: (car) => car.cylinders },
  { name: 'power', parameter: 'power', example: '300,', value: (car) => car.power },
] as const satisfies readonly RangeRow[];

/** A list of names, in any case; its facet has the same name. */
interface NamesRow extends Omit<FilterPart, 'kind'> {
  name: FilterName;
  parameter: NamesPart;
  value: (car: CarParent) => string | null | undefined;
  /** The other parts that its facet leaves out, if any. */
  leavesOut?: readonly FilterName[];
}

/** The lists of names of the filter: all that the gateway does with them and their facets follows from it. */
export const nameLists = [
  {
    name: 'makes',
    parameter: 'companies',
    example: 'BMW,Audi',
    value: (car) => car.make?.name,
    leavesOut: ['model'],
  },
  { name: 'bodyTypes', parameter: 'bodyTypes', example: 'SUV,Sedan', value: (car) => car.bodyType },
  {
    name: 'exteriorColors',
    parameter: 'exteriorColors',
    example: 'white,black',
    value: (car) => colourOf(car.exteriorColor),
  },
  { name: 'fuelTypes', parameter: 'fuelTypes', example: 'Electric,Hybrid', value: (car) => car.fuelType },
  { name: 'transmissions', parameter: 'transmissions', example: 'Manual', value: (car) => car.transmission },
  { name: 'regionalSpecs', parameter: 'regionalSpecs', example: 'GCC', value: (car) => car.regionalSpecs },
  { name: 'drives', parameter: 'drives', example: 'AWD,4WD', value: (car) => car.drive },
  {
    name: 'interiorColors',
    parameter: 'interiorColors',
    example: 'tan,black',
    value: (car) => colourOf(car.interiorColor),
  },
  { name: 'steeringSides', parameter: 'steeringSides', example: 'Left', value: (car) => car.steering },
  { name: 'seats', parameter: 'seats', example: '7,8', value: (car) => car.seats?.toString() },
] as const satisfies readonly NamesRow[];

/** Whether a claim that holds until a moment (ms since 1970; null: it is not made) holds now. */
export function isMade(until: number | null): boolean {
  return until !== null && until >= Date.now();
}

/** Every part of the filter. */
export const filterParts = {
  ...recordOf(ranges, ({ name, parameter, example, value }) => [
    name,
    {
      ...{ kind: 'range' as const, parameter, example },
      test: (range: IntRange) => (car: CarParent) => isWithin(value(car), range),
    },
  ]),
  ...recordOf(nameLists, ({ name, parameter, example, value }) => [
    name,
    {
      ...{ kind: 'list' as const, parameter, example },
      test: (names: string[]) => (car: CarParent) =>
        names.some((one) => searchable(one) === searchable(value(car) ?? '')),
    },
  ]),
  ...recordOf(claims, ({ part, until }) => [
    part,
    {
      ...{ kind: 'claim' as const, parameter: part, example: 'true' },
      test: (wanted: boolean) => (car: CarParent) => !wanted || isMade(until(car)),
    },
  ]),
  model: { kind: 'id', parameter: 'vehicleType', example: 'bmw-x5' },
  title: { kind: 'text', parameter: 'title', example: 'full service history' },
  status: {
    ...{ kind: 'statuses', parameter: 'status', example: 'available,reserved' },
    test: (statuses) => (car) => statuses.includes(car.status),
  },
  stockNumbers: {
    ...{ kind: 'list', parameter: 'stockNumbers', example: 'S-1001,S-1002', most: 100 },
    test: (numbers) => (car) => car.stockNumber !== null && numbers.includes(car.stockNumber),
  },
  updatedSince: {
    ...{ kind: 'moment', parameter: 'updatedSince', example: '2026-11-20T08:00:00Z' },
    test: (since) => (car) => car.updatedAt === null || !(Date.parse(car.updatedAt) < since.getTime()),
  },
  search: { kind: 'text', parameter: 'search', example: 'white suv under 200k', test: searchedCars },
  availableNow: { kind: 'flag', parameter: 'availableNow', example: 'true' },
} satisfies { [Name in FilterName]: PartOf<Name> };

/** The names of all parts. The type of Object.keys loses them. */
export const filterNames = Object.keys(filterParts) as FilterName[];

/** The parts that a filter has, each with what the function of its kind makes of what is asked. */
export function eachPart<Made>(
  filter: CarFilter,
  make: { [Kind in keyof Kinds]: (wanted: Kinds[Kind], part: NamedPart) => Made },
): [part: NamedPart, made: Made][] {
  const parts: [NamedPart, Made][] = [];
  for (const part of namedParts) {
    const wanted = filter[part.name];
    if (wanted === undefined || wanted === null) continue;
    // The kind of a part tells the type of what is asked of it.
    parts.push([part, (make[part.kind] as (wanted: unknown, part: NamedPart) => Made)(wanted, part)]);
  }
  return parts;
}
const namedParts = filterNames.map((name): NamedPart => ({ ...filterParts[name], name }));
