import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { Gone, NotFound } from '../errors.ts';
import { itemRange, sendPart } from '../itemRange.ts';
import { ErrorBody, ref } from '../schemas.ts';
import { Car } from './car.ts';
import { CarFilterQuery, readCarFilter } from './carFilterQuery.ts';
import { type CarSort, type CarStore, carSorts } from './carStore.ts';
import { CarFacets } from './facets.ts';

const SortQuery = Type.Object({
  sort: Type.Optional(
    Type.Unsafe<CarSort>({
      type: 'string',
      enum: Object.keys(carSorts),
      description:
        'Order of the list, newest first when left out; - turns it round; missing values stand last',
    }),
  ),
});
const CarList = Type.Array(ref(Car));

/** The read routes of the stock (spec §7), with paging, sorting and facets beside what it asks for. */
export function carRoutes(cars: CarStore): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/api/v1/cars/featured',
      {
        schema: {
          summary: 'Featured cars, newest first',
          querystring: Type.Object(
            { featured: Type.Optional(Type.Literal('yes')) },
            { additionalProperties: false },
          ),
          response: { 200: CarList },
        },
      },
      () => cars.featured(),
    );

    app.get(
      '/api/v1/cars/test-drive',
      {
        schema: {
          summary: 'Cars that offer a test drive, newest first; sold ones offer none',
          querystring: Type.Object(
            { testDrive: Type.Optional(Type.Literal('true')) },
            { additionalProperties: false },
          ),
          response: { 200: CarList },
        },
      },
      () => cars.offeringTestDrive(),
    );

    app.get(
      '/api/v1/car/:id',
      {
        schema: {
          summary: 'One car; 410 when the dealer has withdrawn it',
          params: Type.Object({ id: Type.String() }),
          response: { 200: ref(Car), 404: ref(ErrorBody), 410: ref(ErrorBody) },
        },
      },
      async (request) => {
        const { id } = request.params;
        const car = await cars.byId(id);
        if (car) return car;
        if (await cars.withdrawn(id)) throw new Gone('This car is no longer for sale.');
        throw new NotFound('This car is not listed.');
      },
    );

    app.get(
      '/api/v1/cars/filter',
      {
        schema: {
          summary:
            'The cars that match every given parameter; with the header Range: items=0-23 a part of them',
          querystring: Type.Object(
            { ...CarFilterQuery.properties, ...SortQuery.properties },
            { additionalProperties: false },
          ),
          response: {
            200: Type.Object({ cars: CarList }),
            206: Type.Object({ cars: CarList }),
            400: ref(ErrorBody),
            416: ref(ErrorBody),
          },
        },
      },
      async (request, reply) => {
        const filter = readCarFilter(request.query);
        const sort = request.query.sort ?? 'newest';
        const range = itemRange(request.headers.range);
        if (!range) return { cars: await cars.list(filter, sort) };
        const [total, part] = await Promise.all([cars.count(filter), cars.list(filter, sort, range)]);
        return sendPart(reply, range, total, part, { cars: part });
      },
    );

    app.get(
      '/api/v1/cars/facets',
      {
        schema: {
          summary: 'Counts and bounds of the cars that match; each part leaves its own filter out',
          querystring: Type.Object({ ...CarFilterQuery.properties }, { additionalProperties: false }),
          response: { 200: ref(CarFacets), 400: ref(ErrorBody) },
        },
      },
      (request) => cars.facets(readCarFilter(request.query)),
    );
  };
}
