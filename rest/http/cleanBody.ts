import type { FastifyRequest } from 'fastify';
import type { TObject } from 'typebox';
import { cleanFields } from './cleanFields.ts';

/** Cleans a JSON body before it is validated (`preValidation` of a route), by the shape of the route's body. */
export async function cleanBody(request: FastifyRequest) {
  const { body } = request;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return;
  const shape = request.routeOptions.schema?.body as TObject; // Fastify does not know the type of a schema.
  request.body = cleanFields(Object.entries(body), shape);
}
