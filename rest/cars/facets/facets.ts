import Type, { type Static, type TArray, type TInteger, type TObject, type TString } from 'typebox';
import { MAX_WHOLE } from '../../http/schemas.ts';
import { claims } from '../claims/claims.ts';
import { type NameList, nameLists, type NamesPart } from '../nameLists.ts';
import { type RangePart, ranges } from '../ranges.ts';
import { recordOf } from '../recordOf.ts';

const count = Type.Integer({ maximum: MAX_WHOLE });

const Bounds = Type.Object(
  {
    min: Type.Union([Type.Number(), Type.Null()]),
    max: Type.Union([Type.Number(), Type.Null()]),
  },
  { description: 'Smallest and largest value; null if no car has a value' },
);

type NameFacets = {
  [List in NameList as List['part']]: TArray<TObject<Record<List['field'], TString> & { count: TInteger }>>;
};

/**
 * What is in stock under a filter, as `GET /api/v1/cars/facets` returns it. Each part leaves its own filter out, so that
 * a count tells what choosing that option too would add.
 */
export const CarFacets = Type.Object(
  {
    // The type of a loop over the table loses which list has which field.
    ...(recordOf(nameLists, ({ part, field }) => [
      part,
      Type.Array(Type.Object({ [field]: Type.String(), count })),
    ]) as unknown as NameFacets),
    models: Type.Array(
      Type.Object({
        _id: Type.String(),
        modelName: Type.String(),
        brandName: Type.String(),
        count,
      }),
    ),
    ...recordOf(ranges, ({ column }) => [column, Bounds]),
    ...recordOf(claims, ({ part }) => [part, count]),
  },
  { $id: 'CarFacets' },
);
export type CarFacets = Static<typeof CarFacets>;

/** The first facets that there were. */
const first = ['companies', 'models', 'bodyTypes', 'mileage', 'year', 'price', 'monthlyInstallment'] as const;

/** The facets of an origin, which may not know those that were added later. */
export const KnownFacets = Type.Object({
  ...Type.Partial(CarFacets).properties,
  ...Type.Pick(CarFacets, first).properties,
});
export type KnownFacets = Static<typeof KnownFacets>;

/** The names of a list in the facets, with the number of their cars; none where the origin does not know the list. */
export function namesIn(facets: KnownFacets, part: NamesPart): { name: string; count: number }[] {
  // The type of the table loses which list has which field.
  const items: Record<string, string | number>[] = facets[part] ?? [];
  const field = fields[part];
  return items.map((item) => ({ name: String(item[field]), count: Number(item.count) }));
}
const fields = recordOf(nameLists, ({ part, field }) => [part, field]);

/** The bounds of a range in the facets; unknown where the origin does not know the range. */
export function boundsIn(facets: KnownFacets, part: RangePart): Static<typeof Bounds> {
  return facets[columns[part]] ?? { min: null, max: null };
}
const columns = recordOf(ranges, ({ part, column }) => [part, column]);

/** The facets of all lists of names, from the names of each in their order, with the number of their cars. */
export function nameFacets(countsOf: (list: NameList) => { name: string; count: number }[]) {
  const facets = recordOf(nameLists, (list) => [
    list.part,
    countsOf(list).map(({ name, count }) => ({ [list.field]: name, count })),
  ]);
  // The type of a loop over the table loses which list has which field.
  return facets as unknown as Pick<CarFacets, NamesPart>;
}
