import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type, { type Static } from 'typebox';
import type { AuditLog } from '../../admin/audit/auditLog.ts';
import { actionOf, staffOf } from '../../admin/guardBackOffice.ts';
import { recordOf } from '../../cars/recordOf.ts';
import { record } from '../../dealership/record.ts';
import { anyText } from '../../http/fields.ts';
import { revisionOf } from '../../http/ifMatch.ts';
import { ErrorBody, InvalidBody, Nullable, ref, StaleBody } from '../../http/schemas.ts';
import { StockCar } from '../stockCar.ts';
import { type StockField, stockFields } from '../stockFields.ts';
import { CAR, carParams } from '../stockRoutes.ts';
import { fieldName } from './DraftEntry.ts';
import type { DraftWrites } from './draftWrites.ts';
import type { publishDraft } from './publishDraft.ts';

/** The most characters that are read of a value: those of a description. An import says how many it takes of the others. */
const MOST_TYPED = 100_000;

const text = anyText({ maxLength: MOST_TYPED });

/** The body of a change of a draft: what a person has typed into fields of a car since the last time. */
export const DraftBody = Type.Object({
  values: record(
    // As it was typed, to the letter: the readers of an import clean it when it is published.
    recordOf(stockFields, ({ field }) => [field, Type.Optional(text)]),
  ),
  // Not null among the values: the validation would take that for an empty text.
  left: Type.Optional(Type.Array(fieldName, { description: 'Fields in which the value of the car stays' })),
  base: Type.Optional(record(recordOf(stockFields, ({ field }) => [field, Type.Optional(text)]))),
  isNew: Type.Optional(Type.Boolean({ description: 'Whether it may be a new car' })),
});
export type DraftBody = Static<typeof DraftBody>;

const params = Type.Object(carParams);
const answers = { 404: ref(ErrorBody), 412: StaleBody, 422: ref(InvalidBody), 428: ref(ErrorBody) };

interface Parts {
  draftWrites: DraftWrites;
  publish: ReturnType<typeof publishDraft>;
  audit: AuditLog;
}

/** The routes of the drafts of cars (back office, draft and publish). */
export function draftRoutes({ draftWrites, publish, audit }: Parts): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.patch(
      `${CAR}/draft`,
      {
        schema: {
          operationId: 'saveCarDraft',
          summary:
            'Stores what a person has typed into fields of a car, which stays as it is; If-Match names the draft, "0" if there is none',
          params,
          body: DraftBody,
          response: { 200: StockCar, ...answers },
        },
      },
      async (request) => {
        const { values, left = [], base = {}, isNew = false } = request.body;
        const { id } = request.params;
        const change = { values: textsOf(values), left, base: textsOf(base), isNew };
        const { car, isFirst } = await draftWrites.save(id, revisionOf(request), change, staffOf(request));
        if (isFirst) await audit.record(actionOf(request, { kind: 'car', id }));
        return car;
      },
    );

    app.delete(
      `${CAR}/draft`,
      {
        schema: {
          operationId: 'discardCarDraft',
          summary: 'Discards what was typed; null for a car that was never published',
          params,
          response: { 200: Nullable(StockCar), ...answers },
        },
      },
      async (request) => {
        const { id } = request.params;
        const { car, fields } = await draftWrites.discard(id, revisionOf(request));
        await audit.record(actionOf(request, { kind: 'car', id }, fields));
        return car;
      },
    );

    app.post(
      `${CAR}/publication`,
      {
        schema: {
          operationId: 'publishCar',
          summary: 'Publishes the draft of a car; If-Match names the draft. A new car may get another id',
          params,
          response: { 200: StockCar, ...answers },
        },
      },
      async (request) => {
        const { car, fields } = await publish(request.params.id, revisionOf(request));
        if (fields) await audit.record(actionOf(request, { kind: 'car', id: car.id }, fields));
        return car;
      },
    );
  };
}

/** The entries of a record with the fields of a car as keys. */
function textsOf(texts: Partial<Record<StockField, string>>): Map<StockField, string> {
  // The type of Object.entries loses the keys.
  return new Map(Object.entries(texts) as [StockField, string][]);
}
