import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { cleanBody } from '../../http/cleanBody.ts';
import { revisionOf } from '../../http/ifMatch.ts';
import { ErrorBody, InvalidBody, ref, StaleBody } from '../../http/schemas.ts';
import type { AuditLog } from '../audit/auditLog.ts';
import { actionOf, staffOf } from '../guardBackOffice.ts';
import type { People } from './people.ts';
import { Person, PersonChange } from './person.ts';

interface Parts {
  people: People;
  audit: AuditLog;
}

const params = Type.Object({ id: Type.String({ maxLength: 100 }) });

/** The routes with which owners look after the people who work for the dealer. */
export function peopleRoutes({ people: staff, audit }: Parts): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/api/admin/v1/people',
      {
        schema: {
          operationId: 'listPeople',
          summary: 'The members of the staff, the oldest account first',
          response: { 200: Type.Object({ items: Type.Array(ref(Person)), next: Type.Null() }) },
        },
      },
      async () => ({ items: await staff.list(), next: null }),
    );
    app.patch(
      '/api/admin/v1/people/:id',
      {
        preValidation: cleanBody,
        schema: {
          operationId: 'changePerson',
          summary: 'Changes the role of a person, disables or enables the account, requires one-time codes',
          description: 'Another role ends the sessions of the person, as does disabling the account.',
          params,
          body: PersonChange,
          response: {
            ...{ 200: ref(Person), 404: ref(ErrorBody), 409: ref(ErrorBody) },
            ...{ 412: StaleBody, 422: ref(InvalidBody), 428: ref(ErrorBody) },
          },
        },
      },
      async (request) => {
        const { id } = request.params;
        const { name } = staffOf(request);
        const { person, fields } = await staff.change(id, revisionOf(request), request.body, name);
        if (fields.length > 0) await audit.record(actionOf(request, { kind: 'staff', id }, fields));
        return person;
      },
    );
    app.post(
      '/api/admin/v1/people/:id/reset',
      {
        schema: {
          operationId: 'createResetLink',
          summary: 'Makes a link with which a person can choose another password',
          description:
            'The link works once, for 24 hours; an earlier one ends at once. Its use ends all sessions of the person, and turns ' +
            'one-time codes off, as whoever has lost the device needs it.',
          params,
          response: {
            200: Type.Object({ url: Type.String(), expiresAt: Type.String() }),
            ...{ 404: ref(ErrorBody), 409: ref(ErrorBody) },
          },
        },
      },
      async (request) => {
        const { id } = request.params;
        const link = await staff.resetLink(id);
        await audit.record(actionOf(request, { kind: 'staff', id }));
        return link;
      },
    );
  };
}
