import { colourOf } from '../../search/colourOf.ts';
import type { Car } from './car.ts';

/** What the REST API knows of a part of the filter that is a list of names, in any case. */
interface NameListRow {
  /** Its name in the filter, its parameter, and the name of its facet. */
  part: string;
  description: string;
  /** An item of the example of facets. */
  example: { name: string; count: number };
  /** The name in an item of the facet. */
  field: string;
  /** Where a stored car has the name as it is written. */
  path: string;
  /** The key of a stored car's `search` that has the name normalised for comparison. */
  key: string;
  value: (car: Car) => string | null | undefined;
  /** The other parts that its facet leaves out. */
  leavesOut: readonly string[];
  /** Chosen names in the name of a search alert; `names` are joined by `or`. */
  inWords: (names: string) => string;
  /** Its parameter in the address of the site's listing. */
  address: string;
}

const asTheyAre = (names: string) => names;

/**
 * The lists of names of the filter: parameters, conditions of databases, keys of stored cars, columns, facets, and names and links
 * of search alerts follow from it.
 */
export const nameLists = [
  {
    part: 'companies',
    field: 'brandName',
    address: 'company',
    inWords: asTheyAre,
    description: 'Comma-separated names of companies, case-insensitive',
    example: { name: 'BMW', count: 4 },
    path: 'manufacturerId.brandName',
    key: 'company',
    value: (car) => car.manufacturerId?.brandName,
    leavesOut: ['vehicleType'],
  },
  {
    part: 'bodyTypes',
    field: 'bodyType',
    address: 'body',
    inWords: asTheyAre,
    description: 'Comma-separated body types, case-insensitive',
    example: { name: 'SUV', count: 21 },
    path: 'bodyType',
    key: 'bodyType',
    value: (car) => car.bodyType,
    leavesOut: [],
  },
  {
    part: 'exteriorColors',
    field: 'exteriorColor',
    address: 'color',
    inWords: asTheyAre,
    description: 'Comma-separated colours such as white; a car painted Alpine White is one of them',
    example: { name: 'white', count: 7 },
    // The names of paints are many, and each is that of few cars.
    path: 'search.color',
    key: 'color',
    value: (car) => colourOf(car.exteriorColor),
    leavesOut: [],
  },
  {
    part: 'fuelTypes',
    field: 'fuelType',
    address: 'fuel',
    inWords: asTheyAre,
    description: 'Comma-separated fuels, case-insensitive',
    example: { name: 'Petrol', count: 41 },
    path: 'fuelType',
    key: 'fuelType',
    value: (car) => car.fuelType,
    leavesOut: [],
  },
  {
    part: 'transmissions',
    field: 'transmission',
    address: 'gearbox',
    inWords: asTheyAre,
    description: 'Comma-separated gearboxes, case-insensitive',
    example: { name: 'Automatic', count: 56 },
    path: 'transmission',
    key: 'transmission',
    value: (car) => car.transmission,
    leavesOut: [],
  },
  {
    part: 'regionalSpecs',
    field: 'regionalSpecs',
    address: 'specs',
    inWords: (names) => `${names} specs`,
    description: 'Comma-separated regional specifications, case-insensitive',
    example: { name: 'GCC', count: 59 },
    path: 'regionalSpecs',
    key: 'regionalSpecs',
    value: (car) => car.regionalSpecs,
    leavesOut: [],
  },
  {
    part: 'drives',
    field: 'drive',
    address: 'drive',
    inWords: asTheyAre,
    description: 'Comma-separated driven wheels, such as AWD, case-insensitive',
    example: { name: 'AWD', count: 33 },
    path: 'drive',
    key: 'drive',
    value: (car) => car.drive,
    leavesOut: [],
  },
  {
    part: 'interiorColors',
    field: 'interiorColor',
    address: 'interior',
    inWords: (names) => `${names} interior`,
    description: 'Comma-separated colours of the interior such as red; Cranberry red is one of them',
    example: { name: 'black', count: 5 },
    path: 'search.interiorColor',
    key: 'interiorColor',
    value: (car) => colourOf(car.interiorColor),
    leavesOut: [],
  },
  {
    part: 'steeringSides',
    field: 'steering',
    address: 'steering',
    inWords: (names) => `${names}-hand drive`,
    description: 'Comma-separated sides of the steering wheel, case-insensitive',
    example: { name: 'Left', count: 59 },
    path: 'steering',
    key: 'steering',
    value: (car) => car.steering,
    leavesOut: [],
  },
  {
    part: 'seats',
    field: 'seats',
    address: 'seats',
    inWords: (numbers) => `${numbers} seats`,
    description: 'Comma-separated numbers of seats',
    example: { name: '5', count: 38 },
    // A name of a facet is a text.
    path: 'search.seats',
    key: 'seats',
    value: (car) => car.seats?.toString(),
    leavesOut: [],
  },
] as const satisfies readonly NameListRow[];

/** What is known of a list of names. */
export type NameList = (typeof nameLists)[number];
/** A part of the filter that is a list of names. */
export type NamesPart = NameList['part'];
