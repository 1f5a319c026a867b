import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { regularWork } from '../../../platform/processes/regularWork.ts';
import { AHEAD_OF_UTC } from '../../dealership/dubaiTime.ts';
import { runBeside } from '../../http/runBeside.ts';
import { Nullable, ref } from '../../http/schemas.ts';
import { AuditEntry } from './auditEntry.ts';
import type { AuditLog } from './auditLog.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The route for searching the audit log. While the API runs, old entries are removed once a day. */
export function auditRoutes(log: AuditLog): FastifyPluginAsyncTypebox {
  return async (app) => {
    const sweeping = regularWork({
      work: () => log.sweep(),
      every: DAY,
      onError: (error) => app.log.error(error, 'Old entries of the audit log could not be removed'),
    });
    runBeside(app, sweeping);

    app.get(
      '/api/admin/v1/audit',
      {
        schema: {
          operationId: 'listAuditLog',
          summary: 'What people did who work for the dealer, newest first',
          querystring: Type.Object({
            who: Type.Optional(
              Type.String({ maxLength: 100, description: 'The id of a member of the staff' }),
            ),
            action: Type.Optional(Type.String({ maxLength: 100 })),
            record: Type.Optional(
              Type.String({
                maxLength: 200,
                description: 'The kind of the record, or kind and id: `enquiry/7f3a91c2`',
              }),
            ),
            day: Type.Optional(Type.String({ format: 'date', description: 'In Dubai' })),
            after: Type.Optional(
              Type.String({ maxLength: 100, description: '`next` of the part before this one' }),
            ),
            limit: Type.Integer({ minimum: 1, maximum: 100, default: 50 }),
          }),
          response: {
            200: Type.Object({ items: Type.Array(ref(AuditEntry)), next: Nullable(Type.String()) }),
          },
        },
      },
      ({ query: { record, day, ...others } }) => {
        const [kind, ...id] = record?.split('/') ?? [];
        const start = day === undefined ? undefined : Date.parse(day) - AHEAD_OF_UTC;
        return log.list({
          ...others,
          kind,
          ...(id.length > 0 && { recordId: id.join('/') }),
          ...(start !== undefined && {
            from: new Date(start).toISOString(),
            to: new Date(start + DAY).toISOString(),
          }),
        });
      },
    );
  };
}
