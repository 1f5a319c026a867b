import type { Filter } from 'mongodb';
import type { UnderstoodFilter } from '../CarFilter.ts';
import { type ClaimPart, claims } from '../claims/claims.ts';
import { nameLists, type NamesPart } from '../nameLists.ts';
import { type RangeColumn, ranges } from '../ranges.ts';
import { recordOf } from '../recordOf.ts';
import type { StoredCar } from '../storedCar.ts';
import { toQuery } from '../toQuery.ts';
import { compareModels, compareNames } from './facetOrder.ts';
import { type FacetPart, facetParts, leftOut } from './facetParts.ts';
import { type CarFacets, nameFacets } from './facets.ts';

interface Group<Key> {
  _id: Key;
  count: number;
}
type Bounds = [{ min: number | null; max: number | null }?];

/** The only document that the pipeline returns. */
export interface CountedFacets
  extends
    Record<NamesPart, Group<string | null>[]>,
    Record<RangeColumn, Bounds>,
    Record<ClaimPart | 'total', [{ count: number }?]> {
  models: Group<{ id?: string | null; modelName?: string | null; brandName?: string | null }>[];
}

/** Counts the matching cars and all their facets in one command; `CarFacets` says what each part leaves out. */
export function facetPipeline(filter: UnderstoodFilter): [{ $match: Filter<StoredCar> }, ...object[]] {
  /** Matches cars by the parts of the filter that facets can leave out, except `leftOut`. */
  const match = (without: readonly FacetPart[] = []) => {
    const kept = facetParts.filter((part) => !without.includes(part)).map((part) => [part, filter[part]]);
    return { $match: toQuery(Object.fromEntries(kept)) };
  };
  const counted = (key: unknown) => ({ $group: { _id: key, count: { $sum: 1 } } });
  const bounds = (path: string) => ({
    $group: { _id: null, min: { $min: `$${path}` }, max: { $max: `$${path}` } },
  });
  const model = {
    id: '$vehicleTypeId._id',
    modelName: '$vehicleTypeId.modelName',
    brandName: '$manufacturerId.brandName',
  };
  const others = Object.fromEntries(facetParts.map((part) => [part, undefined]));
  return [
    { $match: toQuery({ ...filter, ...others }) },
    {
      $facet: {
        total: [match(), counted(null)],
        models: [match(leftOut.models), counted(model)],
        ...recordOf(nameLists, ({ part, path }) => [part, [match(leftOut[part]), counted(`$${path}`)]]),
        ...recordOf(ranges, ({ column, path }) => [column, [match(leftOut[column]), bounds(path)]]),
        ...recordOf(claims, ({ part }) => [
          part,
          [match(leftOut[part]), { $match: toQuery({ [part]: true }) }, counted(null)],
        ]),
      } satisfies Record<keyof CountedFacets, object[]>,
    },
  ];
}

/** Reads the result of the pipeline; it has none if no car matches the other parts of the filter. */
export function readFacets(counted: CountedFacets | undefined): { total: number; facets: CarFacets } {
  return {
    total: counted?.total[0]?.count ?? 0,
    facets: {
      ...nameFacets(({ part }) =>
        (counted?.[part] ?? [])
          .flatMap(({ _id: name, count }) => (name ? [{ name, count }] : []))
          .sort((a, b) => compareNames(a.name, b.name)),
      ),
      models: (counted?.models ?? [])
        .flatMap(({ _id: { id, modelName, brandName }, count }) =>
          id && modelName && brandName ? [{ id, modelName, brandName, count }] : [],
        )
        .sort(compareModels)
        .map(({ id, ...model }) => ({ _id: id, ...model })),
      ...recordOf(ranges, ({ column }) => {
        const [found] = counted?.[column] ?? [];
        return [column, { min: found?.min ?? null, max: found?.max ?? null }];
      }),
      ...recordOf(claims, ({ part }) => [part, counted?.[part][0]?.count ?? 0]),
    },
  };
}
