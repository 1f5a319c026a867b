import type { Filter } from 'mongodb';
import type { BoundsByKind } from '../../search/bounds.ts';
import type { Search } from '../../search/understandSearch.ts';
import { type SaleStatus, saleStatuses, searchedNames, type UnderstoodFilter, wordsOf } from './CarFilter.ts';
import { claims } from './claims/claims.ts';
import { nameLists } from './nameLists.ts';
import { boundedColumns, type Range, ranges } from './ranges.ts';
import { recordOf } from './recordOf.ts';
import type { StoredCar } from './storedCar.ts';

type Part = Exclude<keyof UnderstoodFilter, 'search'>;

/** The conditions of a query that each part of a filter stands for. */
const conditions: { [P in Part]: (wanted: NonNullable<UnderstoodFilter[P]>) => object[] } = {
  ...recordOf(ranges, ({ part, path }) => [part, (range: Range) => [{ [path]: within(range) }]]),
  ...recordOf(nameLists, ({ part, key }) => [
    part,
    (names: string[]) => [{ [`search.${key}`]: { $in: searchedNames(names) } }],
  ]),
  ...recordOf(claims, ({ part }) => [part, () => [{ [`search.${part}`]: { $gte: Date.now() } }]]),
  vehicleType: (id) => [{ 'vehicleTypeId._id': id }],
  title: (text) => wordsOf(text).map((word) => ({ 'search.text': { $regex: literal(word) } })),
  understood: conditionsOfSearch,
  availableNow: () => [{ saleStatus: oneOf(['available']) }],
  status: (statuses) => [{ saleStatus: oneOf(statuses) }],
  stockNumbers: (numbers) => [{ stockNumber: { $in: numbers } }],
  updatedSince: (moment) => [{ $or: [{ updatedAt: { $gte: moment } }, { updatedAt: null }] }],
  ids: (ids) => [{ _id: { $in: ids } }],
  featured: () => [{ featured: 'yes' }],
  offersTestDrive: () => [{ testDrive: 'yes' }, notSold],
};

const notSold = { saleStatus: { $ne: 'sold' } };

/**
 * Turns the filter into a query that every engine of the store answers alike. An empty text and `false` ask for nothing.
 */
export function toQuery(filter: UnderstoodFilter): Filter<StoredCar> {
  const all = (Object.keys(conditions) as Part[]).flatMap((part) => conditionsOf(part, filter));
  return all.length > 1 ? { $and: all } : (all[0] ?? {});
}

function conditionsOf<P extends Part>(part: P, filter: UnderstoodFilter): object[] {
  const wanted = filter[part];
  return wanted ? conditions[part](wanted) : [];
}

const paths = recordOf(ranges, ({ column, path }) => [column, path]);

function conditionsOfSearch({ meant, offersTestDrive, ...bounds }: Search): object[] {
  // The type of Object.entries loses the keys.
  const bounded = Object.entries(bounds) as [keyof BoundsByKind, Range][];
  return [
    ...meant.map(({ words, asStart }) => ({
      'search.words': { $regex: ` (?:${words.map(literal).join('|')})${asStart ? '' : ' '}` },
    })),
    ...bounded.map(([kind, range]) => ({ [paths[boundedColumns[kind]]]: within(range) })),
    ...(offersTestDrive ? conditions.offersTestDrive(true) : []),
  ];
}

function within({ min, max }: Range) {
  return { $gte: min, $lte: max };
}

function oneOf(statuses: SaleStatus[]) {
  if (!statuses.includes('available')) return { $in: statuses };
  return { $nin: saleStatuses.filter((status) => !statuses.includes(status)) };
}

/** A pattern that matches `word` and nothing else: visitors never write regular expressions. */
function literal(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}
