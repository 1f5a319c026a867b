import type { CarFields } from '../apis/carFields.ts';
import type { CarParent, CarsApi } from '../apis/CarsApi.ts';
import type { CarConnectionResolvers, RequireFields } from '../generated/resolvers.ts';
import type { CarFilter, CarSort, IntRange, QueryCarsArgs } from '../generated/schemaTypes.ts';
import type { selectedOfList } from './selectedCars.ts';
import { encodeCursor, MAX_POSITION, type CursorPosition, decodeCursor } from './cursor.ts';
import type { CarConnectionParent } from '../apis/CarConnectionParent.ts';
import { badUserInput } from './badUserInput.ts';

const MAX_FIRST = 100;
/** How far a car may have moved since its cursor was made, in both directions. */
const MAX_DRIFT = 100;

export const CarConnection: CarConnectionResolvers = {
  edges: ({ cars, start }) =>
    cars.flatMap((node, i) => (node ? { node, cursor: cursorAt(node, start + i) } : [])),
  nodes: ({ cars }) => cars.filter((car) => car !== null),
  totalCount: ({ total }) => total,
  facets: ({ filter }, _, { cars }) => cars.facets(filter),
  pageInfo: ({ cars, start, total }) => {
    const end = start + cars.length - 1;
    return {
      hasNextPage: start + cars.length < total,
      hasPreviousPage: start > 0 && total > 0,
      startCursor: cars.length > 0 ? cursorAt(cars[0], start) : null,
      endCursor: cars.length > 0 ? cursorAt(cars.at(-1), end) : null,
    };
  },
};

/** The cursor of a place; one whose car cannot be read has no id, and is found by its position. */
function cursorAt(car: CarParent | null | undefined, position: number): string {
  return encodeCursor({ position, id: car?.id ?? '' });
}

/** The part for a query that selects facets only: no cars are read. */
const UNREAD: Part = { cars: [], start: 0, total: 0 };

/**
 * Reads of the part that the arguments ask for what is `selected`; throws `BAD_USER_INPUT` for arguments that make no
 * sense.
 */
export async function carConnection(
  { filter, sort, first, after, offset }: RequireFields<QueryCarsArgs, 'first' | 'offset'>,
  cars: CarsApi,
  selected: ReturnType<typeof selectedOfList>,
): Promise<CarConnectionParent> {
  if (first < 0 || first > MAX_FIRST) {
    throw badUserInput(
      `first must be from 0 to ${MAX_FIRST}. Take the stock in parts: pass endCursor as after.`,
    );
  }
  if (offset < 0 || offset > MAX_POSITION) throw badUserInput(`offset must be from 0 to ${MAX_POSITION}.`);
  if (typeof after === 'string' && offset > 0) throw badUserInput('Pass after or offset, not both.');
  const asked = filter ?? {};
  for (const name of ['mileage', 'year', 'monthlyInstalment'] as const) checkRange(name, asked[name]);
  if (selected.onlyFacets) return { ...UNREAD, filter: asked };
  const list = new SortedList(cars, asked, sort ?? undefined, selected.cars);
  const part =
    typeof after === 'string'
      ? await list.behind(decodeCursor(after), first)
      : await list.part(offset, first);
  return { ...part, filter: asked };
}

function checkRange(name: string, range: IntRange | null | undefined) {
  if ((range?.min ?? 0) < 0 || (range?.max ?? 0) < 0) throw badUserInput(`${name} must not be negative.`);
}

type Part = Omit<CarConnectionParent, 'filter'>;

/** The stock in one order under one filter. */
class SortedList {
  private readonly cars: CarsApi;
  private readonly filter: CarFilter;
  private readonly sort: CarSort | undefined;
  private readonly fields: CarFields;

  constructor(cars: CarsApi, filter: CarFilter, sort: CarSort | undefined, fields: CarFields) {
    this.cars = cars;
    this.filter = filter;
    this.sort = sort;
    this.fields = fields;
  }

  async part(start: number, count: number): Promise<Part> {
    const { filter, sort, fields } = this;
    const { cars, total } = await this.cars.part(filter, sort, start, Math.max(count, 1), fields);
    return { cars: cars.slice(0, count), start, total };
  }

  /** The part behind a car, also when cars were added or taken away since its cursor was made. */
  async behind({ position, id }: CursorPosition, count: number): Promise<Part> {
    const here = await this.part(position, count + 1);
    if (here.cars.length > 0 && (here.cars[0]?.id ?? '') === id)
      return { ...here, cars: here.cars.slice(1), start: position + 1 };
    const from = Math.max(0, position - MAX_DRIFT);
    const near = await this.part(from, 2 * MAX_DRIFT + 1);
    const moved = id === '' ? -1 : near.cars.findIndex((car) => car?.id === id);
    return this.part(moved === -1 ? position : from + moved + 1, count);
  }
}
