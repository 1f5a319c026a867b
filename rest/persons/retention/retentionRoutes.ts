import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { AuditLog } from '../../admin/audit/auditLog.ts';
import { actionOf, staffOf } from '../../admin/guardBackOffice.ts';
import { revisionOf } from '../../http/ifMatch.ts';
import { ErrorBody, InvalidBody, ref, StaleBody } from '../../http/schemas.ts';
import { type Counts, Retention, RetentionChange } from './retention.ts';
import type { RetentionStore } from './retentionStore.ts';

/** The routes of how long personal data are stored. `due` counts what the next run erases. */
export function retentionRoutes(
  retention: RetentionStore,
  { audit, due }: { audit: AuditLog; due: () => Promise<Counts> },
): FastifyPluginAsyncTypebox {
  return async (app) => {
    const told = async () => retention.told(await due());

    app.get(
      '/api/admin/v1/retention',
      {
        schema: {
          operationId: 'getRetention',
          summary: 'After how many months personal data are erased, and what the next run erases',
          response: { 200: Retention },
        },
      },
      told,
    );
    app.patch(
      '/api/admin/v1/retention',
      {
        schema: {
          operationId: 'changeRetention',
          summary: 'Changes after how many months personal data are erased',
          body: RetentionChange,
          response: { 200: Retention, 412: StaleBody, 422: ref(InvalidBody), 428: ref(ErrorBody) },
        },
      },
      async (request) => {
        const { name } = staffOf(request);
        const { before, after, changed } = await retention.change(request.body.months, {
          ...{ revision: revisionOf(request), by: name, current: told },
        });
        if (changed.length > 0) {
          const fields = changed.map((field) => ({
            ...{ name: field, before: String(before[field]), after: String(after[field]) },
          }));
          await audit.record(actionOf(request, { kind: 'retention', id: '' }, fields));
        }
        return told();
      },
    );
  };
}
