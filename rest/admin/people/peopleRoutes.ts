import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { cleanBody } from '../../http/cleanBody.ts';
import { revisionOf } from '../../http/ifMatch.ts';
import { ErrorBody, InvalidBody, ref, StaleBody } from '../../http/schemas.ts';
import type { AuditLog } from '../audit/auditLog.ts';
import { staffOf } from '../guardBackOffice.ts';
import type { people } from './people.ts';
import { Person, PersonChange } from './person.ts';

interface Parts {
  people: ReturnType<typeof people>;
  audit: AuditLog;
}

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
          params: Type.Object({ id: Type.String({ maxLength: 100 }) }),
          body: PersonChange,
          response: {
            ...{ 200: ref(Person), 404: ref(ErrorBody), 409: ref(ErrorBody) },
            ...{ 412: StaleBody, 422: ref(InvalidBody), 428: ref(ErrorBody) },
          },
        },
      },
      async (request) => {
        const { id, name } = staffOf(request);
        const change = await staff.change(request.params.id, revisionOf(request), request.body, name);
        const record = { kind: 'staff', id: request.params.id };
        const { fields } = change;
        if (fields.length > 0) {
          await audit.record({
            who: { id, name },
            action: 'changePerson',
            record,
            fields,
            address: request.ip,
          });
        }
        return change.person;
      },
    );
  };
}
