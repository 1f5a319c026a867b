import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import type { AuditLog } from '../../admin/audit/auditLog.ts';
import { actionOf, staffOf } from '../../admin/guardBackOffice.ts';
import { cleanBody } from '../../http/cleanBody.ts';
import { revisionOf } from '../../http/ifMatch.ts';
import { ErrorBody, InvalidBody, ref, StaleBody } from '../../http/schemas.ts';
import { NewPersonRequest, PersonRequest } from './personRequest.ts';
import type { PersonRequests } from './personRequests.ts';

/** The routes of persons' requests, each of which must be answered within 30 days. */
export function personRequestRoutes(
  requests: PersonRequests,
  { audit, checkContact }: { audit: AuditLog; checkContact: (typed: string) => void },
): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/api/admin/v1/persons/requests',
      {
        schema: {
          operationId: 'listPersonRequests',
          summary: 'What persons have asked about their data: open requests first, by when they are due',
          response: { 200: Type.Object({ items: Type.Array(PersonRequest) }) },
        },
      },
      async () => ({ items: await requests.list() }),
    );
    app.post(
      '/api/admin/v1/persons/requests',
      {
        preValidation: cleanBody,
        schema: {
          operationId: 'addPersonRequest',
          summary: 'Notes a request of a person; it is due after 30 days',
          body: NewPersonRequest,
          response: { 201: PersonRequest, 422: ref(InvalidBody) },
        },
      },
      async (request, reply) => {
        checkContact(request.body.contact);
        const added = await requests.add(request.body, staffOf(request));
        const record = { kind: 'personRequest', id: added.id };
        await audit.record(actionOf(request, record, ['kind', 'contact', 'receivedOn']));
        reply.code(201);
        return added;
      },
    );
    app.patch(
      '/api/admin/v1/persons/requests/:id',
      {
        schema: {
          operationId: 'closePersonRequest',
          summary: 'Notes that a request is done; its contact is dropped',
          params: Type.Object({ id: Type.String({ maxLength: 100 }) }),
          body: Type.Object({ done: Type.Literal(true) }),
          response: {
            ...{ 200: PersonRequest, 404: ref(ErrorBody), 412: StaleBody },
            ...{ 422: ref(InvalidBody), 428: ref(ErrorBody) },
          },
        },
      },
      async (request) => {
        const { id } = request.params;
        const closed = await requests.close(id, revisionOf(request), staffOf(request));
        const record = { kind: 'personRequest', id };
        await audit.record(actionOf(request, record, ['contact', 'doneAt']));
        return closed;
      },
    );
  };
}
