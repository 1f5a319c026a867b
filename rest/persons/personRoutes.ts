import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import Type from 'typebox';
import type { AuditLog } from '../admin/audit/auditLog.ts';
import { actionOf } from '../admin/guardBackOffice.ts';
import { cleanBody } from '../http/cleanBody.ts';
import { InvalidInput } from '../http/errors.ts';
import { ErrorBody, InvalidBody, ref } from '../http/schemas.ts';
import type { PhotoStore } from '../photos/photoStore.ts';
import { contactIn } from './contactIn.ts';
import { personFile } from './personFile.ts';
import { Correction, PersonalRecord, records } from './personalRecord.ts';
import type { PersonRecords } from './personRecords.ts';

/** What the audit log says of each action: no contact, and no id, as that of a subscription follows from its address. */
const record = { kind: 'person', id: '' };
const items = Type.Object({ items: Type.Array(PersonalRecord) });
const answers = { 200: items, 404: ref(ErrorBody), 422: ref(InvalidBody) };
const Chosen = Type.Object({ records });

/** The routes with which owners look after the data of persons (back office, personal data). */
export function personRoutes({
  persons,
  photos,
  audit,
}: {
  persons: PersonRecords;
  photos: PhotoStore;
  audit: AuditLog;
}): FastifyPluginAsyncTypebox {
  /** Changes several records, and records that it was done, or not: then those before the refused one are changed. */
  async function recorded<T>(request: FastifyRequest, fields: string[], change: () => Promise<T>) {
    let ok = false;
    try {
      const changed = await change();
      ok = true;
      return changed;
    } finally {
      await audit.record({ ...actionOf(request, record, fields), ok });
    }
  }

  return async (app) => {
    app.get(
      '/api/admin/v1/persons',
      {
        schema: {
          operationId: 'findPerson',
          summary: 'What is stored of a person, the latest first; the search is logged, without the contact',
          querystring: Type.Object({
            contact: Type.String({
              maxLength: 254,
              description: 'An email address, or a phone number in any notation',
            }),
          }),
          response: { 200: items, 422: ref(InvalidBody) },
        },
      },
      async (request) => {
        const found = await persons.find(contactIn(request.query.contact));
        await audit.record(actionOf(request, record));
        return { items: found };
      },
    );
    app.post(
      '/api/admin/v1/persons/file',
      {
        compress: false,
        schema: {
          operationId: 'exportPerson',
          summary: 'What is stored of a person as a ZIP file: JSON, CSV and photos',
          body: Chosen,
          response: {
            200: Type.Unsafe<Readable>({ type: 'string', format: 'binary' }),
            ...{ 404: ref(ErrorBody), 422: ref(InvalidBody) },
          },
          produces: ['application/zip'],
        },
      },
      async (request, reply) => {
        const contents = await persons.contents(request.body.records);
        await audit.record(actionOf(request, record));
        return reply
          .type('application/zip')
          .header('content-disposition', 'attachment; filename="person.zip"')
          .send(personFile(contents, photos));
      },
    );
    app.patch(
      '/api/admin/v1/persons',
      {
        preValidation: cleanBody,
        schema: {
          operationId: 'correctPerson',
          summary: 'Corrects name, email address or phone number in records of a person',
          description: 'A search alert whose address is corrected waits until its owner has confirmed it.',
          body: Correction,
          response: { ...answers, 409: ref(ErrorBody) },
        },
      },
      async (request) => {
        const { records: chosen, ...fields } = request.body;
        const names = Object.keys(fields);
        if (names.length === 0) {
          const message = 'Enter what is to be corrected: a name, an email address or a phone number.';
          throw new InvalidInput([{ field: 'name', message }]);
        }
        const corrected = await recorded(request, names, () => persons.correct(chosen, fields));
        return { items: corrected };
      },
    );
    app.post(
      '/api/admin/v1/persons/restriction',
      {
        schema: {
          operationId: 'restrictPerson',
          summary: 'Restricts records of a person: they may only be stored. Or ends that',
          description: 'A restricted record is not changed, is in no list, and no mail about it is sent.',
          body: Type.Object({ records, restricted: Type.Boolean({ title: 'Restricted' }) }),
          response: answers,
        },
      },
      async (request) => {
        const { records: chosen, restricted } = request.body;
        const items = await recorded(request, ['restrictedAt'], () => persons.restrict(chosen, restricted));
        return { items };
      },
    );
    app.post(
      '/api/admin/v1/persons/erasure',
      {
        schema: {
          operationId: 'erasePerson',
          summary: 'Erases records of a person for good; what is needed for numbers stays',
          body: Chosen,
          response: {
            200: Type.Object({ erased: Type.Integer({ description: 'How many of them were there' }) }),
            422: ref(InvalidBody),
          },
        },
      },
      async (request) => {
        const erased = await persons.erase(request.body.records);
        const fields = [{ name: 'records', before: null, after: String(erased) }];
        await audit.record(actionOf(request, record, fields));
        return { erased };
      },
    );
  };
}
