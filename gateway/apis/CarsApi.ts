import { GraphQLError } from 'graphql';
import { KnownFacets } from '../../rest/cars/facets/facets.ts';
import type { ErrorCode } from '../http/errorCodes.ts';
import type { CarFacets, CarFilter, CarSort } from '../generated/schemaTypes.ts';
import { type CarParent, decodeCars, wireCar } from './carFromWire.ts';
import { carsRequest } from './carQuery.ts';
import { carChanges } from './carChanges.ts';
import { type CarFields, withCompared } from './carFields.ts';
import { facetsFromWire } from './facetsFromWire.ts';
import { decodeList, withoutGaps } from '../origin/decodeList.ts';
import { decodeResponse } from '../origin/decodeResponse.ts';
import { encodePathSegment } from '../origin/encodePathSegment.ts';
import type { RestApi } from '../origin/RestApi.ts';
import type { ListPlaces } from '../origin/RestResponse.ts';
import { similarCars } from './similarCars.ts';
import { UpstreamFailure } from '../origin/upstreamErrors.ts';
import { type WalkedCar, walkCars } from './walkCars.ts';
import { countFacets, sortCars } from './inMemoryLists.ts';
import { isApplied, narrowed, withoutAdditions } from './filterAdditions.ts';

export type { CarParent };

/** How many of the newest cars of its model, of its make and of its body type a car is compared with. */
const COMPARED = 24;
/** How many cars one operation is given at most in lists that have no parts. */
export const CARS_OF_ANSWER = 5_000;
/** How many cars are read to find out whether a list can be read at all. */
const LOOKED_AT = 24;

const decodeCar = decodeResponse(wireCar.item, wireCar.turn, wireCar.extras);
const decodeWhole = decodeList(wireCar);
const decodeFacets = decodeResponse(KnownFacets, facetsFromWire);

/** A list of cars, and the `fields` that are needed; whole cars where they are left out. */
export interface ListOfCars {
  filter: CarFilter;
  /** The origin's own order where it is left out. */
  sort?: CarSort;
  fields?: CarFields;
}

/** The stock. Every method throws `UpstreamFailure` when the origin gives no usable answer. */
export class CarsApi {
  private readonly rest: RestApi;
  /** How many cars the operation has been given. */
  private given = 0;

  constructor(rest: RestApi) {
    this.rest = rest;
  }

  async featured(): Promise<CarParent[]> {
    return this.give((await this.rest.get('/api/v1/cars/featured?featured=yes', decodeWhole)).value);
  }

  async offeringTestDrive(): Promise<CarParent[]> {
    return this.give((await this.rest.get('/api/v1/cars/test-drive?testDrive=true', decodeWhole)).value);
  }

  /** A car, as it is at this moment where `noStore` is set. */
  async byId(id: string, options?: { noStore: true }): Promise<CarParent> {
    return (await this.rest.get(`/api/v1/car/${encodePathSegment(id)}`, decodeCar, options)).value;
  }

  /** The cars in the order of `ids`, null for one that is not listed. An origin that does not know `ids` sends all cars. */
  async byIds(ids: readonly string[], fields?: CarFields): Promise<(CarParent | null)[]> {
    const wanted = [...new Set(ids)].filter(Boolean).toSorted().map(encodePathSegment).join(',');
    if (!wanted) return ids.map(() => null);
    const { value } = await this.rest.get(`/api/v1/cars/filter?ids=${wanted}`, decodeCars, { fields });
    const found = new Map(withoutGaps(value).map((car) => [car.id, car]));
    return ids.map((id) => found.get(id) ?? null);
  }

  /**
   * `count` (at least 1) cars of a list from the position `start` on, null in the place of a car that cannot be read, and how
   * many cars the list has. Where `withPlaces` is set and the origin sends them, `places` has their cursors.
   */
  async part(
    { filter, sort, fields }: ListOfCars,
    start: number,
    count: number,
    withPlaces = false,
  ): Promise<{ cars: (CarParent | null)[]; total: number; places?: ListPlaces }> {
    const range = { first: start, last: start + count - 1 };
    const { path, order } = carsRequest('filter', { filter, sort });
    const { value, total, places, appliedFilters } = await this.rest.get(path, decodeCars, {
      ...{ range, fields, order },
      ...(withPlaces && { cursors: true }),
    });
    const isFiltered = isApplied(filter, appliedFilters);
    if (total !== undefined && isFiltered) {
      if (isUnreadable(value)) await this.checkReadable(path, fields);
      return { cars: value ?? [], total, places };
    }
    const all = isFiltered ? withoutGaps(value) : await this.all(filter);
    return { cars: sortCars(all, sort).slice(start, start + count), total: all.length };
  }

  /**
   * At most `count` (at least 1) cars of a list after or before a cursor of the origin, with their `places`; never from the
   * cache, which may be older than the walk. Throws `CURSOR_EXPIRED` where the walk cannot go on.
   */
  async beside(
    { filter, sort, fields }: ListOfCars,
    direction: 'after' | 'before',
    cursor: string,
    count: number,
  ): Promise<{ cars: (CarParent | null)[]; places: ListPlaces }> {
    const place = [`${direction}=${encodePathSegment(cursor)}`, `limit=${count}`];
    const { path, order } = carsRequest('filter', { filter, sort }, place);
    try {
      const { value, places } = await this.rest.get(path, decodeCars, { fields, order, noStore: true });
      if (places) return { cars: value, places };
    } catch (failure) {
      const { code } = failure as UpstreamFailure;
      if (code !== 'GONE' && code !== 'UPSTREAM_CLIENT_ERROR') throw failure;
    }
    throw new UpstreamFailure('CURSOR_EXPIRED', 'no places');
  }

  /**
   * At most `limit` available cars, or `fields` of them, that come closest to `car` by its model, make and body type; none
   * where all three are unknown. Each of the three takes one request, which all cars with the same value share.
   */
  async similarTo(car: CarParent, limit: number, fields?: CarFields): Promise<CarParent[]> {
    const filters: CarFilter[] = [
      ...(car.model ? [{ model: car.model.id }] : []),
      ...(car.make ? [{ makes: [car.make.name] }] : []),
      ...(car.bodyType ? [{ bodyTypes: [car.bodyType] }] : []),
    ];
    const parts = await Promise.all(
      filters.map((filter) =>
        this.part({ filter: { ...filter, availableNow: true }, fields: withCompared(fields) }, 0, COMPARED),
      ),
    );
    const others = parts.flatMap(({ cars }) => withoutGaps(cars));
    return this.give(similarCars(car, others, limit));
  }

  /** The cars at the positions from `start` to before `end`, as `walkCars` gives them. */
  walk(start: number, end: number): AsyncGenerator<WalkedCar[]> {
    return walkCars(this.rest, start, end);
  }

  /** What has happened to the cars since the cursor `after`, as `carChanges` gives it. */
  changes(after: string | undefined, limit: number) {
    return carChanges(this.rest, after, limit);
  }

  async facets(filter: CarFilter): Promise<CarFacets> {
    try {
      const { path } = carsRequest('facets', { filter });
      const { value, appliedFilters } = await this.rest.get(path, decodeFacets);
      if (isApplied(filter, appliedFilters)) return value;
    } catch (failure) {
      if ((failure as UpstreamFailure).code !== 'NOT_FOUND') throw failure;
    }
    return countFacets(filter, (narrowed) => this.all(narrowed));
  }

  /** Counts the cars that the operation is given. Throws `OPERATION_TOO_COSTLY` where they are too many. */
  private give(cars: CarParent[]): CarParent[] {
    this.given += cars.length;
    if (this.given <= CARS_OF_ANSWER) return cars;
    throw new GraphQLError(`This operation requests too much: more than ${CARS_OF_ANSWER} cars.`, {
      extensions: {
        code: 'OPERATION_TOO_COSTLY' satisfies ErrorCode,
        cost: this.given,
        limit: CARS_OF_ANSWER,
      },
    });
  }

  /** Throws where none of the first cars of the list can be read either: then it is not a list of cars. */
  private async checkReadable(path: string, fields: CarFields | undefined): Promise<void> {
    const { value } = await this.rest.get(path, decodeCars, {
      range: { first: 0, last: LOOKED_AT - 1 },
      fields,
    });
    if (isUnreadable(value)) throw new UpstreamFailure('UPSTREAM_BAD_RESPONSE', 'no car can be read');
  }

  /** All cars that match a filter, for origins that know only the filters of spec §7: the other filters are applied here. */
  private async all(filter: CarFilter): Promise<CarParent[]> {
    const { path } = carsRequest('filter', { filter: withoutAdditions(filter) });
    const cars = withoutGaps((await this.rest.get(path, decodeCars)).value);
    return narrowed(cars, filter);
  }
}

/** Whether a part has cars, and none that can be read. */
function isUnreadable(places: (CarParent | null)[] | undefined): boolean {
  return places !== undefined && places.length > 0 && places.every((car) => car === null);
}
