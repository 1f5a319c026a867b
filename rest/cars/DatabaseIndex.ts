import type { Collection } from '../store/Collection.ts';
import type { Car } from './car.ts';
import { type CarFilter, toQuery } from './CarFilter.ts';
import type { CarIndex, CarList, CarQuery } from './CarIndex.ts';
import { carSorts } from './carSorts.ts';
import { type CountedFacets, facetPipeline, readFacets } from './facetPipeline.ts';
import type { CarFacets } from './facets.ts';
import { inParts } from './inParts.ts';
import { pickFields } from './pickFields.ts';
import type { StoredCar } from './storedCar.ts';

/** How many cars are read at once. */
const PART = 200;

/** Tells which cars match by the indexes of a database, for a stock that is too large for the memory of one process. */
export class DatabaseIndex implements CarIndex {
  private readonly cars: Collection<StoredCar>;

  constructor(cars: Collection<StoredCar>) {
    this.cars = cars;
  }

  /** One command counts, with the facets or without; one reads the part. */
  async list({
    filter = {},
    sort = 'newest',
    part = { skip: 0 },
    fields,
    facets,
  }: CarQuery): Promise<CarList> {
    const counted = facets ? await this.count(filter) : undefined;
    const total = counted?.total ?? (await this.cars.countDocuments(toQuery(filter)));
    const { skip, limit = Infinity } = part;
    return {
      total,
      length: Math.max(0, Math.min(limit, total - skip)),
      ...(counted && { facets: counted.facets }),
      read: () => this.read({ filter, sort, part, fields }),
    };
  }

  async facets(filter: CarFilter): Promise<CarFacets> {
    return (await this.count(filter)).facets;
  }

  async close() {}

  private async count(filter: CarFilter) {
    const [counted] = await this.cars.aggregate<CountedFacets>(facetPipeline(filter)).toArray();
    return readFacets(counted);
  }

  private async *read({ filter = {}, sort = 'newest', part, fields }: CarQuery) {
    const projection = fields && Object.fromEntries(['_id', ...fields].map((field) => [field, 1 as const]));
    const found = this.cars.find(toQuery(filter), { sort: carSorts[sort], ...part, projection });
    for await (const cars of inParts<Car>(found, PART)) {
      yield fields ? cars.map((car) => pickFields(car, fields)) : cars;
    }
  }
}
