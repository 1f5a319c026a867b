import type { CarParent, CarsApi, ListOfCars } from '../apis/CarsApi.ts';
import type { CarConnectionResolvers, RequireFields } from '../generated/resolvers.ts';
import type { QueryCarsArgs } from '../generated/schemaTypes.ts';
import type { selectedOfList } from './selectedCars.ts';
import { type CursorPlace, decodeCursor, encodeCursor, listDigest, MAX_POSITION } from './cursor.ts';
import type { CarConnectionParent } from '../apis/CarConnectionParent.ts';
import { badUserInput } from './badUserInput.ts';
import { checkFilter } from './checkFilter.ts';

/** The maximum number of cars on a page. */
export const CARS_AT_ONCE = 100;
/** How far a car may have moved since its cursor was made, in both directions. */
const MAX_DRIFT = 100;

export const CarConnection: CarConnectionResolvers = {
  edges: ({ cars, cursorAt }) => cars.flatMap((node, i) => (node ? [{ node, cursor: cursorAt(i) }] : [])),
  nodes: ({ cars }) => cars.filter((car) => car !== null),
  totalCount: ({ total }) => total,
  facets: ({ filter }, _, { cars }) => cars.facets(filter),
  pageInfo: ({ cars, cursorAt, hasNextPage, hasPreviousPage }) => ({
    hasNextPage,
    hasPreviousPage,
    startCursor: cars.length > 0 ? cursorAt(0) : null,
    endCursor: cars.length > 0 ? cursorAt(cars.length - 1) : null,
  }),
};

/** The page for a query that selects facets only: no cars are read. */
const UNREAD: Part = {
  ...{ cars: [], total: 0, hasNextPage: false, hasPreviousPage: false, changesCursor: null },
  cursorAt: () => '',
};

/**
 * Reads the part of the list that the arguments ask for, with what is `selected`. Throws `BAD_USER_INPUT` for arguments that
 * make no sense, `CURSOR_MISMATCH` for a cursor of another list and `CURSOR_EXPIRED` for a walk that cannot go on.
 */
export async function carConnection(
  { filter, sort, first, after, before, last, offset }: RequireFields<QueryCarsArgs, 'first' | 'offset'>,
  cars: CarsApi,
  selected: ReturnType<typeof selectedOfList>,
): Promise<CarConnectionParent> {
  checkCount('first', first, 'endCursor as after');
  checkCount('last', last ?? 0, 'startCursor as before');
  if (offset < 0 || offset > MAX_POSITION) throw badUserInput(`offset must be from 0 to ${MAX_POSITION}.`);
  const backward = typeof before === 'string' || typeof last === 'number';
  if ([typeof after === 'string', backward, offset > 0].filter(Boolean).length > 1) {
    throw badUserInput('Pass only one of after, offset, or before with last.');
  }
  const asked = filter ?? {};
  checkFilter(asked);
  if (selected.onlyFacets) return { ...UNREAD, filter: asked };
  const list = new SortedList(
    cars,
    { filter: asked, sort: sort ?? undefined, fields: selected.cars },
    selected.places,
  );
  const count = backward ? (last ?? first) : first;
  const part =
    typeof after === 'string'
      ? await list.beside('after', after, count)
      : typeof before === 'string'
        ? await list.beside('before', before, count)
        : backward
          ? await list.end(count)
          : await list.part(offset, count);
  return { ...part, filter: asked };
}

function checkCount(name: string, count: number, next: string) {
  if (count >= 0 && count <= CARS_AT_ONCE) return;
  throw badUserInput(`${name} must be from 0 to ${CARS_AT_ONCE}. Read the stock page by page: pass ${next}.`);
}

type Part = Omit<CarConnectionParent, 'filter'>;
type CarAtPosition = Extract<CursorPlace, { position: number }>;

/** The stock in one order under one filter. */
class SortedList {
  private readonly cars: CarsApi;
  private readonly list: ListOfCars;
  private readonly withPlaces: boolean;
  private readonly digest: string;

  /** `withPlaces`: whether cursors are needed. */
  constructor(cars: CarsApi, list: ListOfCars, withPlaces: boolean) {
    this.cars = cars;
    this.list = list;
    this.withPlaces = withPlaces;
    this.digest = listDigest(list.filter, list.sort);
  }

  async part(start: number, count: number): Promise<Part> {
    const asked = Math.max(count, 1);
    const { cars, total, places } = await this.cars.part(this.list, start, asked, this.withPlaces);
    return {
      cars: cars.slice(0, count),
      total,
      cursorAt: (i) => this.cursor(places?.cursors[i], start + i, cars[i]),
      hasNextPage: start + Math.min(count, cars.length) < total,
      hasPreviousPage: start > 0 && total > 0,
      changesCursor: places?.changesCursor ?? null,
    };
  }

  /** The last cars of the list. */
  async end(count: number): Promise<Part> {
    const { total } = await this.part(0, 0);
    return this.part(Math.max(0, total - count), Math.min(count, total));
  }

  /** The part after or before the car of a cursor. */
  async beside(direction: 'after' | 'before', text: string, count: number): Promise<Part> {
    const place = decodeCursor(direction, text, this.digest);
    if ('cursor' in place) return this.besideCursor(direction, place.cursor, count);
    return direction === 'after' ? this.behind(place, count) : this.before(place, count);
  }

  private async besideCursor(direction: 'after' | 'before', cursor: string, count: number): Promise<Part> {
    const { cars, places } = await this.cars.beside(this.list, direction, cursor, Math.max(count, 1));
    const { cursors, changesCursor, total = 0, hasMore = false } = places;
    const more = hasMore || cars.length > count;
    return {
      cars: cars.slice(0, count),
      total,
      cursorAt: (i) => this.cursor(cursors[i], 0, cars[i]),
      hasNextPage: direction === 'before' || more,
      hasPreviousPage: direction === 'after' || more,
      changesCursor,
    };
  }

  /** The part after a car, also when cars were added or removed since its cursor was made. */
  private async behind({ position, id }: CarAtPosition, count: number): Promise<Part> {
    const here = await this.part(position, count + 1);
    if (here.cars.length > 0 && (here.cars[0]?.id ?? '') === id) {
      return {
        ...here,
        cars: here.cars.slice(1),
        cursorAt: (i) => here.cursorAt(i + 1),
        hasPreviousPage: true,
      };
    }
    const moved = await this.find({ position, id });
    return this.part(moved === undefined ? position : moved + 1, count);
  }

  /** The part before a car. */
  private async before({ position, id }: CarAtPosition, count: number): Promise<Part> {
    const end = (await this.find({ position, id })) ?? position;
    const start = Math.max(0, end - count);
    return this.part(start, end - start);
  }

  /** The position that a car has now; undefined where it is no longer near its old position. */
  private async find({ position, id }: CarAtPosition): Promise<number | undefined> {
    const from = Math.max(0, position - MAX_DRIFT);
    const near = await this.part(from, 2 * MAX_DRIFT + 1);
    const moved = id === '' ? -1 : near.cars.findIndex((car) => car?.id === id);
    return moved === -1 ? undefined : from + moved;
  }

  /** A place whose car cannot be read has no id, and is found by its position. */
  private cursor(known: string | undefined, position: number, car: CarParent | null | undefined): string {
    return encodeCursor(
      this.digest,
      known === undefined ? { position, id: car?.id ?? '' } : { cursor: known },
    );
  }
}
