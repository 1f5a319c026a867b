import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { AuditLog } from '../../admin/audit/auditLog.ts';
import { actionOf, staffOf } from '../../admin/guardBackOffice.ts';
import { revisionOf } from '../../http/ifMatch.ts';
import { InvalidBody, ref } from '../../http/schemas.ts';
import { Dealership } from '../dealership.ts';
import type { DealershipChanges } from '../dealershipChanges.ts';
import type { DealershipRecord } from './dealershipRecord.ts';
import { Settings, SettingsChange } from './settings.ts';

/** The route of the dealer's facts, which the site reads, and those by which the back office reads and changes them. */
export function settingsRoutes(record: DealershipRecord, audit: AuditLog): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/api/v1/dealership',
      {
        schema: {
          operationId: 'getDealership',
          summary: 'The facts of the dealer: addresses, opening hours, holidays, promises, terms of finance',
          response: { 200: ref(Dealership) },
        },
      },
      async () => record.current(),
    );
    app.get(
      '/api/admin/v1/settings',
      {
        schema: {
          operationId: 'getSettings',
          summary: 'The settings, with their revision',
          response: { 200: ref(Settings) },
        },
      },
      () => record.settings(),
    );
    app.patch(
      '/api/admin/v1/settings',
      {
        schema: {
          operationId: 'changeSettings',
          summary: 'Changes settings: whole fields, and of a group of fields those that are sent',
          body: SettingsChange,
          response: { 200: ref(Settings), 422: ref(InvalidBody) },
        },
      },
      async (request) => {
        const { name } = staffOf(request);
        const { before, after } = await record.change(request.body, { based: revisionOf(request), by: name });
        await audit.record({
          ...{ ...actionOf(request), record: { kind: 'settings', id: 'dealership' } },
          fields: fieldsOf(request.body).map((field) => ({
            name: field,
            before: JSON.stringify(before[field]),
            after: JSON.stringify(after[field]),
          })),
        });
        return after;
      },
    );
  };
}

function fieldsOf(changes: DealershipChanges): (keyof DealershipChanges)[] {
  // The type of Object.keys loses the keys; the body is validated.
  return Object.keys(changes) as (keyof DealershipChanges)[];
}
