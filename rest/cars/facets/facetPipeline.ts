import type { Filter } from 'mongodb';
import type { UnderstoodFilter } from '../CarFilter.ts';
import { compareModels, compareNames } from './facetOrder.ts';
import { type FacetPart, facetParts, leftOut } from './facetParts.ts';
import type { CarFacets } from './facets.ts';
import type { StoredCar } from '../storedCar.ts';
import { toQuery } from '../toQuery.ts';

interface Group<Key> {
  _id: Key;
  count: number;
}
type Bounds = [{ min: number | null; max: number | null }?];

/** The only document that the pipeline returns. */
export interface CountedFacets extends Record<keyof CarFacets, unknown> {
  total: [{ count: number }?];
  companies: Group<string | null>[];
  models: Group<{ id?: string | null; modelName?: string | null; brandName?: string | null }>[];
  bodyTypes: Group<string | null>[];
  mileage: Bounds;
  year: Bounds;
  price: Bounds;
  monthlyInstallment: Bounds;
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
        companies: [match(leftOut.companies), counted('$manufacturerId.brandName')],
        models: [match(leftOut.models), counted(model)],
        bodyTypes: [match(leftOut.bodyTypes), counted('$bodyType')],
        mileage: [match(leftOut.mileage), bounds('mileage')],
        year: [match(leftOut.year), bounds('year')],
        price: [match(leftOut.price), bounds('search.price')],
        monthlyInstallment: [match(leftOut.monthlyInstallment), bounds('monthlyInstallment')],
      } satisfies Record<keyof CountedFacets, object[]>,
    },
  ];
}

/** Reads the result of the pipeline; it has none if no car matches the other parts of the filter. */
export function readFacets(counted: CountedFacets | undefined): { total: number; facets: CarFacets } {
  const { companies = [], models = [], bodyTypes = [] } = counted ?? {};
  const bounds = ([found]: Bounds = []) => ({ min: found?.min ?? null, max: found?.max ?? null });
  return {
    total: counted?.total[0]?.count ?? 0,
    facets: {
      companies: companies
        .flatMap(({ _id, count }) => (_id ? [{ brandName: _id, count }] : []))
        .sort((a, b) => compareNames(a.brandName, b.brandName)),
      models: models
        .flatMap(({ _id: { id, modelName, brandName }, count }) =>
          id && modelName && brandName ? [{ id, modelName, brandName, count }] : [],
        )
        .sort(compareModels)
        .map(({ id, ...model }) => ({ _id: id, ...model })),
      bodyTypes: bodyTypes
        .flatMap(({ _id, count }) => (_id ? [{ bodyType: _id, count }] : []))
        .sort((a, b) => compareNames(a.bodyType, b.bodyType)),
      mileage: bounds(counted?.mileage),
      year: bounds(counted?.year),
      price: bounds(counted?.price),
      monthlyInstallment: bounds(counted?.monthlyInstallment),
    },
  };
}
