import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import Type from 'typebox';
import type { AuditLog } from '../admin/audit/auditLog.ts';
import { actionOf, staffOf } from '../admin/guardBackOffice.ts';
import { record } from '../dealership/record.ts';
import { anyLine } from '../http/fields.ts';
import { revisionOf } from '../http/ifMatch.ts';
import { ErrorBody, InvalidBody, ref, StaleBody } from '../http/schemas.ts';
import { ImportOptions, ImportRun, Meanings } from './importRun.ts';
import { IMPORT, importParams, IMPORTS } from './importRoutes.ts';
import type { ImportService } from './importService.ts';
import { LARGEST_FILE, receivedFile, tooLarge } from './receivedFile.ts';

/** The body with which an import is prepared; what is left out stays. */
export const ImportPreparation = record({
  meanings: Type.Optional(Meanings),
  options: Type.Optional(record(ImportOptions.properties)),
});

const answers = {
  ...{ 200: ImportRun, 404: ref(ErrorBody), 409: ref(ErrorBody), 412: StaleBody },
  ...{ 422: ref(InvalidBody), 428: ref(ErrorBody) },
};

/** The routes that begin, change and end imports in the back office. */
export function importWriteRoutes(imports: ImportService, audit: AuditLog): FastifyPluginAsyncTypebox {
  return async (app) => {
    const recorded = (request: FastifyRequest, id: string, fields?: string[]) =>
      audit.record(actionOf(request, { kind: 'import', id }, fields));

    await app.register(receiving(imports, audit));

    app.put(
      `${IMPORT}/mapping`,
      {
        schema: {
          operationId: 'prepareImport',
          summary: 'Says what the columns mean, for later files with them too, and how the file is imported',
          params: importParams,
          body: ImportPreparation,
          response: answers,
        },
      },
      async (request) => {
        const { id } = request.params;
        const run = await imports.prepare(id, revisionOf(request), request.body);
        await recorded(request, id, Object.keys(request.body));
        return run;
      },
    );
    for (const { path, operationId, begin, summary } of [
      {
        ...{ path: 'dry-run', operationId: 'checkImport', begin: 'check' as const },
        summary: 'Begins a dry run, which says what the import would do',
      },
      {
        ...{ path: 'run', operationId: 'startImport', begin: 'run' as const },
        summary: 'Begins the import of a file that was checked',
      },
    ]) {
      app.post(
        `${IMPORT}/${path}`,
        { schema: { operationId, summary, params: importParams, response: answers } },
        async (request) => {
          const { id } = request.params;
          const run = await imports[begin](id, revisionOf(request));
          await recorded(request, id);
          return run;
        },
      );
    }

    app.delete(
      IMPORT,
      {
        schema: {
          operationId: 'cancelImport',
          summary:
            'Ends an import after the batch that is being imported, or removes a file that is not imported',
          params: importParams,
          response: { ...answers, 204: Type.Null() },
        },
      },
      async (request, reply) => {
        const { id } = request.params;
        const run = await imports.cancel(id, revisionOf(request));
        await recorded(request, id);
        return run ?? reply.code(204).send(null);
      },
    );
  };
}

/** The route that receives a file. No other one reads a body that is no JSON. */
function receiving(imports: ImportService, audit: AuditLog): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request: FastifyRequest, payload: IncomingMessage, done) => {
      done(null, payload);
    });
    app.post(
      IMPORTS,
      {
        bodyLimit: LARGEST_FILE,
        schema: {
          operationId: 'addImport',
          summary: 'Receives a CSV file of at most 100 MB, as the body, and says what its columns mean',
          consumes: ['text/csv'],
          querystring: Type.Object({
            name: anyLine({ maxLength: 200, description: 'The name of the file' }),
          }),
          response: { 201: ImportRun, 413: ref(ErrorBody), 422: ref(InvalidBody) },
        },
      },
      async (request, reply) => {
        if (Number(request.headers['content-length'] ?? 0) > LARGEST_FILE) throw tooLarge();
        const { id, name } = staffOf(request);
        const chunks = receivedFile(request.body as IncomingMessage); // What the parser above gives.
        const run = await imports.receive({ fileName: request.query.name, by: { id, name } }, chunks);
        await audit.record(actionOf(request, { kind: 'import', id: run.id }));
        return reply.code(201).send(run);
      },
    );
  };
}
