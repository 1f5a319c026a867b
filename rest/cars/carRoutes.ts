import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply } from 'fastify';
import Type from 'typebox';
import { Gone, NotFound } from '../http/errors.ts';
import { itemRange } from '../http/itemRange.ts';
import { ErrorBody, ref } from '../http/schemas.ts';
import { Car } from './car.ts';
import { appliedFilters, CarFilterQuery, cleanRanges, readCarFilter } from './carFilterQuery.ts';
import type { CarField, CarIndex } from './CarIndex.ts';
import { CarListQuery } from './carListQuery.ts';
import { type CarSort, carSorts } from './carSorts.ts';
import type { CarStore } from './carStore.ts';
import { CarFacets } from './facets/facets.ts';
import { readCars, sendCars } from './sendCars.ts';
import { readWalk } from './walk/readWalk.ts';
import { sendWalk } from './walk/sendWalk.ts';

const CarList = Type.Array(ref(Car));
const changesCursor = Type.Optional(
  Type.String({ description: 'Position in the feed of changes: these cars include all changes up to it' }),
);
const CarsBody = Type.Object({
  cars: CarList,
  cursors: Type.Optional(Type.Array(Type.String(), { description: 'The cursor of each of these cars' })),
  changesCursor,
  total: Type.Optional(Type.Integer({ description: 'Number of matching cars; with `after` or `before`' })),
  hasMore: Type.Optional(
    Type.Boolean({ description: 'Whether more cars follow in that direction; with `after` or `before`' }),
  ),
  facets: Type.Optional(ref(CarFacets)),
});

/** The routes that read the stock (spec §7); paging, sorting and facets are additions to the specification. */
export function carRoutes(cars: CarStore, index: CarIndex): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/api/v1/cars/featured',
      {
        schema: {
          operationId: 'listFeaturedCars',
          summary: 'Featured cars, newest first',
          querystring: Type.Object({ featured: Type.Optional(Type.Literal('yes')) }),
          response: { 200: CarList },
        },
      },
      async () => readCars(await index.list({ filter: { featured: true } })),
    );

    app.get(
      '/api/v1/cars/test-drive',
      {
        schema: {
          operationId: 'listTestDriveCars',
          summary: 'Unsold cars available for a test drive, newest first',
          querystring: Type.Object({ testDrive: Type.Optional(Type.Literal('true')) }),
          response: { 200: CarList },
        },
      },
      async () => readCars(await index.list({ filter: { offersTestDrive: true } })),
    );

    app.get(
      '/api/v1/car/:id',
      {
        schema: {
          operationId: 'getCar',
          summary: 'A car; 410 if the dealer has withdrawn it',
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
        preValidation: cleanRanges,
        schema: {
          operationId: 'filterCars',
          summary: 'The cars that match all given parameters',
          description:
            'The header `Range: items=0-23` selects a part of them. With the header `Prefer: fields="_id,title"`, only these ' +
            'fields and `_id` are returned (`Preference-Applied: fields`). With `Prefer: cursors`, the response has the cursor of ' +
            'each car, and `changesCursor`, from which to follow the feed of changes. `Prefer: sort="forSale"` asks for an order ' +
            'as the parameter `sort` does.',
          querystring: Type.Object({ ...CarFilterQuery.properties, ...CarListQuery.properties }),
          response: {
            200: CarsBody,
            206: CarsBody,
            400: ref(ErrorBody),
            410: ref(ErrorBody),
            416: Type.Object({ ...ErrorBody.properties, changesCursor }),
          },
        },
      },
      async (request, reply) => {
        const range = itemRange(request.headers.range);
        const { facets } = request.query;
        const fields = preferredFields(request.headers.prefer);
        const sort = request.query.sort ?? preferredSort(request.headers.prefer);
        const filter = readCarFilter(request.query);
        if (fields) reply.header('preference-applied', 'fields');
        tellAppliedFilters(request.query, reply);
        const whole = fields ? undefined : reply.getSerializationFunction('200');
        const walk = readWalk({ ...request.query, sort }, range, request.headers.prefer);
        if (walk) {
          const part = await index.walk({ ...walk, filter, fields, facets: facets === 'true' });
          return sendWalk(reply, part, { range, serialize: whole ?? JSON.stringify });
        }
        const list = await index.list({ filter, sort, part: range, fields, facets: facets === 'true' });
        return sendCars(reply, list, { range, serialize: whole ?? JSON.stringify });
      },
    );

    app.get(
      '/api/v1/cars/facets',
      {
        preValidation: cleanRanges,
        schema: {
          operationId: 'countFacets',
          summary: 'Counts and bounds of the matching cars; each facet ignores its own filter',
          querystring: CarFilterQuery,
          response: { 200: ref(CarFacets), 400: ref(ErrorBody) },
        },
      },
      (request, reply) => {
        const filter = readCarFilter(request.query);
        tellAppliedFilters(request.query, reply);
        return index.facets(filter);
      },
    );
  };
}

/**
 * Names the applied filters. An origin that does not know them sends no such header, and then the gateway filters by
 * itself.
 */
function tellAppliedFilters(query: Parameters<typeof appliedFilters>[0], reply: FastifyReply) {
  const applied = appliedFilters(query);
  if (applied) reply.header('applied-filters', applied);
}

/**
 * Reads the header `Prefer: fields="_id,title"` (RFC 7240 with a preference of its own): the fields that are needed of
 * each car. Undefined for any other header, as an unknown preference is no error.
 */
function preferredFields(header: string | string[] | undefined): CarField[] | undefined {
  const names = /(?:^|,)\s*fields="([^"]*)"/.exec(String(header))?.[1]?.split(',');
  return names?.every(isCarField) ? names : undefined;
}

function isCarField(name: string): name is CarField {
  return Object.hasOwn(Car.properties, name);
}

/**
 * Reads the header `Prefer: sort="forSale"`: the order of a list without the parameter `sort`. The gateway asks for the order
 * of the site's list by it, so that an origin of spec §7 is asked for no parameter that it does not know.
 */
function preferredSort(header: string | string[] | undefined): CarSort | undefined {
  const name = /(?:^|,)\s*sort="([^"]*)"/.exec(String(header))?.[1] ?? '';
  return Object.hasOwn(carSorts, name) ? (name as CarSort) : undefined;
}
