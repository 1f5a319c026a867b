import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import type { AuditLog } from '../admin/audit/auditLog.ts';
import { actionOf } from '../admin/guardBackOffice.ts';
import { choice } from '../http/fields.ts';
import { revisionOf } from '../http/ifMatch.ts';
import { ErrorBody, InvalidBody, ref, StaleBody } from '../http/schemas.ts';
import { StockCar } from './stockCar.ts';
import { saleStatuses } from './StockEntry.ts';
import { keyOf } from './stockFields.ts';
import { CAR, carParams } from './stockRoutes.ts';
import type { StockWrites, Written } from './stockWrites.ts';

/** The body of a change of the sale status. */
export const SaleStatusChange = Type.Object({ saleStatus: choice('Sale status', saleStatuses) });
export type SaleStatusChange = Static<typeof SaleStatusChange>;

const params = Type.Object(carParams);
const answers = { 200: StockCar, 404: ref(ErrorBody), 412: StaleBody, 428: ref(ErrorBody) };
const invalid = { 422: ref(InvalidBody) };

/** The routes that change a car in the back office (back office, cars). */
export function stockWriteRoutes(writes: StockWrites, audit: AuditLog): FastifyPluginAsyncTypebox {
  return async (app) => {
    /** Records what was done with a car, with old and new values, and returns the car. */
    async function recorded(request: FastifyRequest, { car, fields }: Written) {
      if (fields) await audit.record(actionOf(request, { kind: 'car', id: car.id }, fields));
      return car;
    }

    app.put(
      `${CAR}/sale-status`,
      {
        schema: {
          operationId: 'setSaleStatus',
          summary: 'Makes a car available, reserved or sold',
          params,
          body: SaleStatusChange,
          response: { ...answers, ...invalid },
        },
      },
      async (request) => {
        const { saleStatus } = request.body;
        const written = await writes.setSaleStatus(request.params.id, revisionOf(request), saleStatus);
        return recorded(request, written);
      },
    );

    app.delete(
      `${CAR}/overrides/:field`,
      {
        schema: {
          operationId: 'useSheetValue',
          summary: 'Lets the value of the file count again, and those that mean something only with it',
          params: Type.Object({ ...carParams, field: choice('Field', [...keyOf.keys()]) }),
          response: answers,
        },
      },
      async (request) => {
        const { id, field } = request.params;
        return recorded(request, await writes.useSheetValue(id, revisionOf(request), field));
      },
    );

    app.put(
      `${CAR}/overrides/:field`,
      {
        schema: {
          operationId: 'keepValue',
          summary: 'Says that a value that was set by hand is right, though the file has another one',
          params: Type.Object({ ...carParams, field: choice('Field', [...keyOf.keys()]) }),
          response: answers,
        },
      },
      async (request) => {
        const { id, field } = request.params;
        return recorded(request, await writes.keepValue(id, revisionOf(request), field));
      },
    );

    app.delete(
      `${CAR}/publication`,
      {
        schema: {
          operationId: 'withdrawCar',
          summary: 'Withdraws a car from the stock; no file lists it again',
          params,
          response: answers,
        },
      },
      async (request) => recorded(request, await writes.withdraw(request.params.id, revisionOf(request))),
    );

    app.put(
      `${CAR}/publication`,
      {
        schema: {
          operationId: 'relistCar',
          summary: 'Lists a withdrawn car again, as it was',
          params,
          response: answers,
        },
      },
      async (request) => recorded(request, await writes.relist(request.params.id, revisionOf(request))),
    );
  };
}
