import { understandSearch } from '../../search/understandSearch.ts';
import type { Collection } from '../store/Collection.ts';
import type { Car } from './car.ts';
import type { CarFilter, UnderstoodFilter } from './CarFilter.ts';
import type { CarIndex, CarList, CarQuery, WalkPart, WalkQuery } from './CarIndex.ts';
import { type CarSort, carSorts, sortedBy } from './carSorts.ts';
import type { CarChanges } from './changes/CarChanges.ts';
import { type CountedFacets, facetPipeline, readFacets } from './facets/facetPipeline.ts';
import type { CarFacets } from './facets/facets.ts';
import { inParts } from '../store/inParts.ts';
import { pickFields } from './pickFields.ts';
import { StockWords } from './search/StockWords.ts';
import type { StoredCar } from './storedCar.ts';
import { toQuery } from './toQuery.ts';
import type { CarPlace, SortValue } from './walk/CarCursor.ts';
import { keysetFilter } from './walk/keysetFilter.ts';
import { comparePlaces } from './walk/comparePlaces.ts';
import { SnapshotSortValues } from './walk/SnapshotSortValues.ts';
import { isDisturbed } from './walk/isDisturbed.ts';

/** How many cars are read at once. */
const PART = 200;

/** A query with the meaning of its search. */
type Understood<Query> = Omit<Query, 'filter'> & { filter: UnderstoodFilter };

interface StayingQuery {
  filter: UnderstoodFilter;
  sort: CarSort;
  from?: CarPlace;
  backward: boolean;
  most: number;
  without: string[];
}

/** Finds matching cars by the indexes of a database, for a stock that is too large for the memory of one process. */
export class DatabaseIndex implements CarIndex {
  /** The words by which searches are understood. */
  private readonly words: StockWords;
  private readonly listed: Collection<StoredCar>;
  private readonly changes: CarChanges;
  private readonly former: SnapshotSortValues;

  constructor(listed: Collection<StoredCar>, changes: CarChanges) {
    this.listed = listed;
    this.changes = changes;
    this.former = new SnapshotSortValues(changes);
    this.words = new StockWords(listed);
  }

  /** Reads what the first search and the first walk would otherwise wait for. Rejects when the store cannot be read. */
  async prepare(): Promise<void> {
    await Promise.all([this.words.read(), this.changes.newest()]);
  }

  /**
   * Calls `ask` with a filter that has the meaning of the typed search instead of its text, the likeliest meaning first.
   * If no car matches, it takes the likeliest meaning that any car of the stock has, whatever the other filters say.
   */
  private async understood<R extends { total: number }>(
    { search, ...others }: CarFilter,
    ask: (filter: UnderstoodFilter) => Promise<R>,
  ): Promise<R> {
    if (!search) return ask(others);
    const [likely, ...less] = understandSearch(search, await this.words.current());
    const answer = await ask({ ...others, understood: likely });
    if (answer.total > 0 || less.length === 0) return answer;
    for (const understood of [likely, ...less]) {
      const [found] = await this.listed.find(toQuery({ understood }), { limit: 1 }).toArray();
      if (found) return understood === likely ? answer : ask({ ...others, understood });
    }
    return answer;
  }

  /** One command counts, with or without the facets; another reads the part. */
  async list({
    filter: asked = {},
    sort = 'newest',
    part = { skip: 0 },
    fields,
    facets,
  }: CarQuery): Promise<CarList> {
    const { filter, ...counted } = await this.understood(asked, async (meant) => ({
      filter: meant,
      ...(await (facets ? this.count(meant) : this.total(meant))),
    }));
    const { skip, limit = Infinity } = part;
    return {
      ...counted,
      length: Math.max(0, Math.min(limit, counted.total - skip)),
      read: () => this.read({ filter, sort, part, fields }),
    };
  }

  walk({ filter, ...query }: WalkQuery): Promise<WalkPart> {
    return this.understood(filter, (meant) => this.walkThrough({ ...query, filter: meant }));
  }

  private async walkThrough({
    filter,
    sort,
    from,
    backward = false,
    skip = 0,
    limit,
    fields,
    facets,
  }: Understood<WalkQuery>): Promise<WalkPart> {
    const compare = comparePlaces(sort);
    const most = skip + limit + 1;
    // A walk begins at the end of the feed that this process knows, if that is still the end while the cars are read.
    let since = from?.since ?? this.changes.known ?? (await this.changes.newest());
    const beginning = from ? since : this.changes.newest();
    const counting = facets ? this.count(filter) : this.total(filter);
    for (let moved = this.former.known(since, sort); ;) {
      const [staying, others, counted, begin] = await Promise.all([
        this.staying({ filter, sort, from, backward, most, without: [...moved.keys()] }),
        this.moved(filter, [...moved.keys()]),
        counting,
        beginning,
      ]);
      if (begin !== since) {
        since = begin;
        moved = this.former.known(since, sort);
        continue;
      }
      const placed = [
        ...staying.map((car) => ({ car, place: { id: car._id, value: sortValue(car, sort) } })),
        ...others.map((car) => ({ car, place: { id: car._id, value: moved.get(car._id) ?? null } })),
      ]
        .filter(({ place }) => !from || (backward ? compare(place, from) < 0 : compare(place, from) > 0))
        .sort((a, b) => compare(a.place, b.place));
      const found = (backward ? placed.slice(-most) : placed.slice(0, most)).map(({ place }) => place);
      // Which cars have moved is asked when the cars have been read: what is read here has nothing that was written later.
      const later = await this.former.since(since, sort);
      const unknown = new Map([...later].filter(([id, value]) => moved.get(id) !== value));
      if (isDisturbed(found, unknown, { sort, from, backward, most })) {
        moved = later;
        continue;
      }
      const part = backward ? placed.slice(-limit) : placed.slice(skip, skip + limit);
      return {
        cars: part.map(({ car }) => (fields ? pickFields(car, fields) : car)),
        cursors: part.map(({ place }) => ({ ...place, sort, since })),
        ...{ hasMore: placed.length > skip + limit, since, ...counted },
      };
    }
  }

  async facets(filter: CarFilter): Promise<CarFacets> {
    return (await this.understood(filter, (meant) => this.count(meant))).facets;
  }

  async close() {}

  /** The cars after (or before) a place, in their order, without the ids `without`. */
  private staying({ filter, sort, from, backward, most, without }: StayingQuery): Promise<StoredCar[]> {
    const conditions = [
      toQuery(filter),
      ...(without.length > 0 ? [{ _id: { $nin: without } }] : []),
      ...(from ? [keysetFilter(sort, from, backward)] : []),
    ];
    const order = Object.entries<1 | -1>(carSorts[sort]).map(([key, direction]) => [
      key,
      backward ? -direction : direction,
    ]);
    return this.listed.find({ $and: conditions }, { sort: Object.fromEntries(order), limit: most }).toArray();
  }

  private async moved(filter: UnderstoodFilter, ids: string[]): Promise<StoredCar[]> {
    if (ids.length === 0) return [];
    return this.listed.find({ $and: [toQuery(filter), { _id: { $in: ids } }] }).toArray();
  }

  private async total(filter: UnderstoodFilter) {
    return { total: await this.listed.countDocuments(toQuery(filter)) };
  }

  private async count(filter: UnderstoodFilter) {
    const [counted] = await this.listed.aggregate<CountedFacets>(facetPipeline(filter)).toArray();
    return readFacets(counted);
  }

  private async *read({ filter, sort = 'newest', part, fields }: Understood<CarQuery>) {
    const projection = fields && Object.fromEntries(['_id', ...fields].map((field) => [field, 1 as const]));
    const found = this.listed.find(toQuery(filter), { sort: carSorts[sort], ...part, projection });
    for await (const cars of inParts<Car>(found, PART)) {
      yield fields ? cars.map((car) => pickFields(car, fields)) : cars;
    }
  }
}

/** The value by which a car is sorted. */
function sortValue(car: StoredCar, sort: CarSort): SortValue {
  const column = sortedBy[sort];
  return column === 'price' || column === 'standing' ? car.search[column] : car[column];
}
