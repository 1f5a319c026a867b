import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { AuditLog } from '../../admin/audit/auditLog.ts';
import { actionOf, staffOf } from '../../admin/guardBackOffice.ts';
import { cleanBody } from '../../http/cleanBody.ts';
import { ErrorBody, InvalidBody, ref } from '../../http/schemas.ts';
import { NewView, SavedView } from './savedView.ts';
import type { SavedViews } from './savedViews.ts';

/** The routes of the views of the inbox that whoever is signed in has saved (back office, inbox). */
export function savedViewRoutes({
  views,
  audit,
}: {
  views: SavedViews;
  audit: AuditLog;
}): FastifyPluginAsyncTypebox {
  return async (app) => {
    const record = (request: FastifyRequest, id: string, fields?: string[]) =>
      audit.record(actionOf(request, { kind: 'savedView', id }, fields));

    app.get(
      '/api/admin/v1/saved-views',
      {
        schema: {
          operationId: 'listSavedViews',
          summary: 'The own saved views of the inbox, by name',
          response: { 200: Type.Object({ items: Type.Array(SavedView), next: Type.Null() }) },
        },
      },
      async (request) => ({ items: await views.list(staffOf(request).id), next: null }),
    );
    app.post(
      '/api/admin/v1/saved-views',
      {
        preValidation: cleanBody,
        schema: {
          operationId: 'saveView',
          summary: 'Saves filters of the inbox under a name: at most 20, each with a name of its own',
          body: NewView,
          response: { 201: SavedView, 422: ref(InvalidBody) },
        },
      },
      async (request, reply) => {
        const saved = await views.save(staffOf(request).id, request.body);
        await record(request, saved.id, Object.keys(request.body));
        return reply.code(201).send(saved);
      },
    );
    app.delete(
      '/api/admin/v1/saved-views/:id',
      {
        schema: {
          operationId: 'deleteView',
          summary: 'Removes an own saved view of the inbox',
          params: Type.Object({ id: Type.String({ maxLength: 100 }) }),
          response: { 204: Type.Null(), 404: ref(ErrorBody) },
        },
      },
      async (request, reply) => {
        const { id } = request.params;
        await views.remove(staffOf(request).id, id);
        await record(request, id);
        return reply.code(204).send(null);
      },
    );
  };
}
