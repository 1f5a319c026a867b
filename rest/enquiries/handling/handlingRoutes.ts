import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { AuditLog } from '../../admin/audit/auditLog.ts';
import { actionOf, staffOf } from '../../admin/guardBackOffice.ts';
import type { Dealership } from '../../dealership/dealership.ts';
import { cleanBody } from '../../http/cleanBody.ts';
import { NotFound } from '../../http/errors.ts';
import { requiredLines } from '../../http/fields.ts';
import { revisionOf } from '../../http/ifMatch.ts';
import { ErrorBody, InvalidBody, ref, StaleBody } from '../../http/schemas.ts';
import type { PhotoStore } from '../../photos/photoStore.ts';
import { NewAnswer } from './answerOf.ts';
import { EnquiryChange } from './changeOf.ts';
import { enquiryRow } from './EnquiryRow.ts';
import { EnquiryRecord } from './enquiryRecord.ts';
import { photosOf } from '../photosOf.ts';
import { FilledTemplate, filledTemplates } from '../templates/filledTemplates.ts';
import type { TemplateStore } from '../templates/templateStore.ts';
import type { HandlingService } from './handlingService.ts';
import type { HandlingWrites } from './handlingWrites.ts';

const params = Type.Object({
  id: Type.String({ maxLength: 100, description: 'The id of the enquiry, or its reference' }),
});
const unavailable = { 404: ref(ErrorBody), 409: ref(ErrorBody), 410: ref(ErrorBody) };
const answers = { 200: EnquiryRecord, ...unavailable, 422: ref(InvalidBody) };
const staleAnswers = { ...answers, 412: StaleBody, 428: ref(ErrorBody) };

/** The routes of one enquiry in the back office (back office, enquiries). */
export function handlingRoutes({
  service,
  writes,
  templates,
  photos,
  audit,
  dealership,
}: {
  service: HandlingService;
  writes: HandlingWrites;
  templates: TemplateStore;
  photos: PhotoStore;
  audit: AuditLog;
  /** The dealer's facts as they are now. */
  dealership: () => Dealership;
}): FastifyPluginAsyncTypebox {
  return async (app) => {
    /** Records what was done with an enquiry, with the names of the fields alone, and returns the enquiry. */
    async function recorded(request: FastifyRequest, enquiry: EnquiryRecord, fields: string[]) {
      await audit.record(actionOf(request, { kind: 'enquiry', id: enquiry.id }, fields));
      return enquiry;
    }

    app.get(
      '/api/admin/v1/enquiries/:id',
      {
        schema: {
          operationId: 'getEnquiry',
          summary: 'One enquiry; that it was opened is logged',
          params,
          querystring: Type.Object({
            salary: Type.Optional(
              Type.Boolean({ description: 'With the salary of a finance application; each time is logged' }),
            ),
          }),
          response: { 200: EnquiryRecord, ...unavailable },
        },
      },
      async (request) => {
        const { salary = false } = request.query;
        const enquiry = await service.open(request.params.id, staffOf(request), { sensitive: salary });
        await audit.recordOnceADay(actionOf(request, { kind: 'enquiry', id: enquiry.id }));
        return salary ? recorded(request, enquiry, ['salary']) : enquiry;
      },
    );
    app.patch(
      '/api/admin/v1/enquiries/:id',
      {
        preValidation: cleanBody,
        schema: {
          operationId: 'changeEnquiry',
          summary: 'Assigns an enquiry, or changes its status; `If-Match` names the revision that was read',
          params,
          body: EnquiryChange,
          response: staleAnswers,
        },
      },
      async (request) => {
        const { body } = request;
        const enquiry = await service.change(request.params.id, revisionOf(request), body, staffOf(request));
        return recorded(request, enquiry, Object.keys(body));
      },
    );
    app.post(
      '/api/admin/v1/enquiries/:id/answers',
      {
        preValidation: cleanBody,
        schema: {
          operationId: 'answerEnquiry',
          summary: 'Answers by email, or records that the customer was answered otherwise',
          params,
          headers: Type.Object({
            'idempotency-key': Type.Optional(Type.String({ minLength: 1, maxLength: 255 })),
          }),
          body: NewAnswer,
          response: answers,
        },
      },
      async (request) => {
        const { body, headers } = request;
        const key = headers['idempotency-key'];
        const enquiry = await service.answer(request.params.id, body, key, staffOf(request));
        return recorded(request, enquiry, Object.keys(body));
      },
    );
    app.post(
      '/api/admin/v1/enquiries/:id/notes',
      {
        preValidation: cleanBody,
        schema: {
          operationId: 'noteEnquiry',
          summary: 'Writes a note that only the staff reads',
          params,
          body: Type.Object({ text: requiredLines('Note', 10_000) }),
          response: answers,
        },
      },
      async (request) => {
        const enquiry = await service.note(request.params.id, request.body.text, staffOf(request));
        return recorded(request, enquiry, ['text']);
      },
    );
    app.get(
      '/api/admin/v1/enquiries/:id/templates',
      {
        schema: {
          operationId: 'listEnquiryTemplates',
          summary: 'The texts to answer an enquiry with, filled in',
          params,
          response: { 200: Type.Array(FilledTemplate), ...unavailable },
        },
      },
      async (request) => {
        const enquiry = await writes.read(await service.idOf(request.params.id));
        const row = enquiryRow(enquiry);
        if (!row) return [];
        const { templates: known } = await templates.read();
        const sender = { staff: staffOf(request), dealership: dealership() };
        return filledTemplates(known, { ...row, details: enquiry.details }, sender);
      },
    );
    app.get(
      '/api/admin/v1/enquiries/:id/photos/:name',
      {
        compress: false,
        schema: {
          operationId: 'getEnquiryPhoto',
          summary: 'A photo of a car that was offered',
          params: Type.Object({ ...params.properties, name: Type.String({ maxLength: 200 }) }),
        },
      },
      async (request, reply) => {
        const { id, name } = request.params;
        const enquiry = await writes.read(await service.idOf(id));
        const photo = photosOf(enquiry).includes(name) ? await photos.get(name) : undefined;
        if (!photo) throw new NotFound('This photo does not exist.');
        return reply
          .type(name.endsWith('.png') ? 'image/png' : 'image/jpeg')
          .header('content-length', photo.size)
          .send(photo.stream);
      },
    );
  };
}
