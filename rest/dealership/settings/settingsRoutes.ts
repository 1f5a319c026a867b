import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import type { AuditLog } from '../../admin/audit/auditLog.ts';
import { actionOf, staffOf } from '../../admin/guardBackOffice.ts';
import { cleanTexts } from '../../http/cleanFields.ts';
import { revisionOf } from '../../http/ifMatch.ts';
import { ErrorBody, InvalidBody, ref, StaleBody } from '../../http/schemas.ts';
import type { PhotoStore } from '../../photos/photoStore.ts';
import { Dealership } from '../dealership.ts';
import type { DealershipRecord } from './dealershipRecord.ts';
import { checkPortraits } from './checkPortraits.ts';
import { Settings, SettingsChange } from './settings.ts';

/** The route of the dealer's facts, which the site reads, and those by which the back office reads and changes them. */
export function settingsRoutes(
  record: DealershipRecord,
  { photos, audit }: { photos: PhotoStore; audit: AuditLog },
): FastifyPluginAsyncTypebox {
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
        preValidation: cleanSettings,
        schema: {
          operationId: 'changeSettings',
          summary: 'Changes settings: whole fields, and of a group of fields those that are sent',
          body: SettingsChange,
          response: { 200: ref(Settings), 412: StaleBody, 422: ref(InvalidBody), 428: ref(ErrorBody) },
        },
      },
      async (request) => {
        const { name } = staffOf(request);
        const { people } = request.body;
        if (people) await checkPortraits(photos, people, record.current().people);
        const { before, after, changed } = await record.change(request.body, {
          based: revisionOf(request),
          by: name,
        });
        if (changed.length > 0) {
          const fields = changed.map((field) => ({
            name: field,
            before: JSON.stringify(before[field]),
            after: JSON.stringify(after[field]),
          }));
          await audit.record(actionOf(request, { kind: 'settings', id: 'dealership' }, fields));
        }
        return after;
      },
    );
  };
}

/** Cleans the texts of a change before it is validated, also those in lists and groups. */
async function cleanSettings(request: FastifyRequest) {
  request.body = cleanTexts(request.body, SettingsChange);
}
