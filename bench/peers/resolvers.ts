import sanitizeHtml from 'sanitize-html';
import type { Car as WireCar } from '../../rest/cars/car.ts';
import { type GraphCar, graphCar } from './graphCar.ts';
import type { Origin } from './Origin.ts';

interface CarFilter {
  mileage?: { min?: number; max?: number };
  availableNow?: boolean;
}

/** The field of the name in each list of names whose facet has the same name on the wire and on the graph. */
const nameFields = {
  bodyTypes: 'bodyType',
  exteriorColors: 'exteriorColor',
  fuelTypes: 'fuelType',
  transmissions: 'transmission',
  regionalSpecs: 'regionalSpecs',
  drives: 'drive',
  interiorColors: 'interiorColor',
  steeringSides: 'steering',
};

type List = keyof typeof nameFields;

interface WireFacets extends Record<List, Record<string, string | number>[]> {
  companies: { brandName: string; count: number }[];
  models: { _id: string; modelName: string; brandName: string; count: number }[];
  mileage: object;
  year: object;
  price: object;
  monthlyInstallment: object;
}

/** The resolvers of every peer: those of the queries that are measured, over the REST API. */
export function resolvers(origin: Origin) {
  const cars = async (path: string) => (await origin.get<WireCar[]>(path)).body.map(graphCar);
  return {
    Query: {
      featuredCars: async (_: unknown, { first }: { first?: number }) =>
        (await cars('/api/v1/cars/featured?featured=yes')).slice(0, first),
      testDriveCars: async (_: unknown, { first }: { first?: number }) =>
        (await cars('/api/v1/cars/test-drive?testDrive=true')).slice(0, first),
      logos: async () => {
        const path = '/api/v1/fetch-logos';
        const { logos } = (await origin.get<{ logos: { brandName: string; logo: { path: string } }[] }>(path))
          .body;
        return logos.map(({ brandName, logo }) => ({ name: brandName, path: logo.path }));
      },
      makes: async () => {
        const { body } = await origin.get<{ _id: string; brandName: string }[]>('/api/v1/companies');
        return body.map(({ _id, brandName }) => ({ id: _id, name: brandName }));
      },
      car: async (_: unknown, { id }: { id: string }) =>
        graphCar((await origin.get<WireCar>(`/api/v1/car/${encodeURIComponent(id)}`)).body),
      cars: async (_: unknown, { filter = {}, first }: { filter?: CarFilter; first: number }) => {
        const items = { first: 0, last: Math.max(first, 1) - 1 };
        const path = `/api/v1/cars/filter${inAddress(filter)}`;
        const { body, total } = await origin.get<{ cars?: WireCar[] }>(path, items);
        return { nodes: (body.cars ?? []).slice(0, first).map(graphCar), totalCount: total, filter };
      },
    },
    CarConnection: {
      facets: async ({ filter }: { filter: CarFilter }) => {
        const { body } = await origin.get<WireFacets>(`/api/v1/cars/facets${inAddress(filter)}`);
        return {
          ...body,
          monthlyInstalment: body.monthlyInstallment,
          makes: body.companies.map(({ brandName, count }) => ({ name: brandName, count })),
          models: body.models.map(({ _id, modelName, brandName, count }) => ({
            ...{ id: _id, name: modelName, make: brandName, count },
          })),
          ...Object.fromEntries(
            // The type of Object.entries loses the keys.
            (Object.entries(nameFields) as [List, string][]).map(([list, field]) => [
              list,
              body[list].map(({ [field]: name, count }) => ({ name, count })),
            ]),
          ),
        };
      },
    },
    Car: {
      description: ({ description }: GraphCar) => description && sanitizeHtml(description),
    },
  };
}

function inAddress({ mileage, availableNow }: CarFilter): string {
  const parts = [
    ...(mileage ? [`mileage=${mileage.min ?? 0},${mileage.max ?? 999_999_999}`] : []),
    ...(availableNow === undefined ? [] : [`availableNow=${availableNow}`]),
  ];
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}
