import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type, { type Static } from 'typebox';
import type { AuditLog } from '../../admin/audit/auditLog.ts';
import { actionOf, staffOf } from '../../admin/guardBackOffice.ts';
import type { CarStore } from '../../cars/carStore.ts';
import { Conflict, NotFound, Stale } from '../../http/errors.ts';
import { revisionOf } from '../../http/ifMatch.ts';
import { ErrorBody, InvalidBody, ref, StaleBody } from '../../http/schemas.ts';
import type { StockRows } from '../StockRows.ts';
import { actionInWords, BulkAction, checkAction } from './bulkAction.ts';
import { BulkChange, type StoredBulkChange } from './bulkChange.ts';
import { BulkSelection } from './bulkSelection.ts';
import type { BulkStore } from './bulkStore.ts';
import type { BulkWorker } from './bulkWorker.ts';
import { previewOf } from './previewOf.ts';

const PATH = '/api/admin/v1/bulk-changes';
/** A thousand ids of cars do not fit into the body of a form. */
const LARGEST_BODY = 256 * 1024;

/** The body of a preview: which cars, and what to do with them. */
export const BulkPreviewBody = Type.Object({ selection: BulkSelection, action: BulkAction });
export type BulkPreviewBody = Static<typeof BulkPreviewBody>;

/** The body that starts a bulk change: what was previewed. */
export const BulkStartBody = Type.Object({
  id: Type.String({ maxLength: 100, description: 'The id of the preview, which the bulk change then has' }),
});
export type BulkStartBody = Static<typeof BulkStartBody>;

interface Parts {
  bulk: BulkStore;
  worker: BulkWorker;
  rows: StockRows;
  cars: CarStore;
  audit: AuditLog;
  now: () => Date;
}

/** The routes of bulk changes: preview, start, progress and undo (back office, cars). */
export function bulkRoutes({ bulk, worker, rows, cars, audit, now }: Parts): FastifyPluginAsyncTypebox {
  async function read(id: string): Promise<StoredBulkChange> {
    const change = await bulk.find(id);
    if (!change) throw new NotFound('This bulk change does not exist, or its preview is too old.');
    return change;
  }

  return async (app) => {
    const params = Type.Object({
      id: Type.String({ maxLength: 100, description: 'The id of the bulk change' }),
    });
    const answers = { 200: BulkChange, 404: ref(ErrorBody), 409: ref(ErrorBody) };

    app.post(
      `${PATH}/preview`,
      {
        bodyLimit: LARGEST_BODY,
        schema: {
          operationId: 'previewBulkChange',
          summary: 'Tells what a bulk change would do, and changes no car; it can be started for two hours',
          body: BulkPreviewBody,
          response: { 200: BulkChange, 422: ref(InvalidBody) },
        },
      },
      async (request) => {
        const { selection, action } = request.body;
        checkAction(action);
        const stock = await rows.current();
        const preview = await previewOf({ selection, action }, { stock, cars, now: now() });
        const { cars: chosen, ...known } = preview;
        return bulk.wireOf(await bulk.add({ action, by: staffOf(request).name, ...known }, chosen));
      },
    );

    app.post(
      PATH,
      {
        schema: {
          operationId: 'startBulkChange',
          summary: 'Starts what was previewed; starting it again changes nothing',
          body: BulkStartBody,
          response: { ...answers, 422: ref(InvalidBody) },
        },
      },
      async (request) => {
        const change = await read(request.body.id);
        if (change.state !== 'previewed') return bulk.wireOf(change);
        if (bulk.isStaleSince(change)) throw new Conflict('This preview is too old. Look at a new one.');
        if (change.total === 0) throw new Conflict('No car would change. Choose others, or another change.');
        const by = staffOf(request).name;
        const started = await bulk.write(change, { state: 'running', startedAt: now().toISOString(), by });
        // A second tap: the first one has started it.
        if (!started) return bulk.wireOf(await read(change._id));
        const { action, total } = started;
        await audit.record(
          actionOf(request, { kind: 'bulkChange', id: started._id }, [
            { name: action.kind, before: null, after: actionInWords(action) },
            { name: 'cars', before: null, after: String(total) },
          ]),
        );
        worker.wake();
        return bulk.wireOf(started);
      },
    );

    app.get(
      PATH,
      {
        schema: {
          operationId: 'listBulkChanges',
          summary: 'The last bulk changes, the newest first',
          response: { 200: Type.Object({ items: Type.Array(BulkChange) }) },
        },
      },
      async () => ({ items: (await bulk.recent()).map((change) => bulk.wireOf(change)) }),
    );

    app.get(
      `${PATH}/:id`,
      {
        schema: {
          operationId: 'getBulkChange',
          summary: 'A bulk change: how far it is, and what became of the cars',
          params,
          response: { 200: BulkChange, 404: ref(ErrorBody) },
        },
      },
      async (request) => bulk.wireOf(await read(request.params.id)),
    );

    app.post(
      `${PATH}/:id/undo`,
      {
        schema: {
          operationId: 'undoBulkChange',
          summary: 'Puts back the cars that nobody has changed since, within 24 hours',
          params,
          response: { ...answers, 412: StaleBody, 428: ref(ErrorBody) },
        },
      },
      async (request) => {
        const revision = revisionOf(request);
        const change = await read(request.params.id);
        const { state, changed } = change;
        if (state === 'undoing' || state === 'undone') return bulk.wireOf(change);
        if (state !== 'done') throw new Conflict('It can be undone when it is done.');
        if (bulk.wireOf(change).undoUntil === null) {
          throw new Conflict('A bulk change can be undone for 24 hours. Change the cars again instead.');
        }
        const by = { undoneBy: staffOf(request).name };
        const undone =
          change.revision === revision && (await bulk.write(change, { state: 'undoing', handled: 0, ...by }));
        if (!undone) {
          const current = bulk.wireOf(await read(change._id));
          const message = 'Somebody else has just changed this. Look at it, and try again.';
          throw new Stale({ message, changed: [], current });
        }
        await audit.record(
          actionOf(request, { kind: 'bulkChange', id: change._id }, [
            { name: 'cars', before: null, after: String(changed) },
          ]),
        );
        worker.wake();
        return bulk.wireOf(undone);
      },
    );
  };
}
