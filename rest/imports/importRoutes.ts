import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Readable } from 'node:stream';
import Type from 'typebox';
import { choice } from '../http/fields.ts';
import { ErrorBody, ref } from '../http/schemas.ts';
import { type importRows, ROWS_OF_PAGE } from './importRows.ts';
import { ImportRow, ImportRun, rowKinds } from './importRun.ts';
import type { ImportService } from './importService.ts';
import { refusedCsv } from './refusedCsv.ts';

/** The path of imports, and of one of them. */
export const IMPORTS = '/api/admin/v1/imports';
export const IMPORT = `${IMPORTS}/:id`;
export const importParams = Type.Object({
  id: Type.String({ maxLength: 100, description: 'The id of the import' }),
});

/** The routes that read imports in the back office: the last ones, one of them, its rows, and its refused ones as CSV. */
export function importRoutes({
  imports,
  rows,
}: {
  imports: ImportService;
  rows: ReturnType<typeof importRows>;
}): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      IMPORTS,
      {
        schema: {
          operationId: 'listImports',
          summary: 'The last twenty imports, newest first',
          response: { 200: Type.Object({ items: Type.Array(ImportRun), next: Type.Null() }) },
        },
      },
      async () => ({ items: await imports.list(), next: null }),
    );

    app.get(
      IMPORT,
      {
        schema: {
          operationId: 'getImport',
          summary: 'An import: where it stands, and what it has done',
          params: importParams,
          response: { 200: ImportRun, 404: ref(ErrorBody) },
        },
      },
      (request) => imports.read(request.params.id),
    );

    app.get(
      `${IMPORT}/rows`,
      {
        schema: {
          operationId: 'listImportRows',
          summary: `What an import does, or would do, to which car: ${ROWS_OF_PAGE} rows a page`,
          params: importParams,
          querystring: Type.Object({
            kind: choice('Kind', rowKinds),
            page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000, default: 1 })),
          }),
          response: { 200: Type.Object({ items: Type.Array(ImportRow) }), 404: ref(ErrorBody) },
        },
      },
      async (request) => {
        const { kind, page = 1 } = request.query;
        await imports.exists(request.params.id);
        return { items: await rows.page(request.params.id, kind, page) };
      },
    );

    app.get(
      `${IMPORT}/refused.csv`,
      {
        schema: {
          operationId: 'exportRefusedRows',
          summary: 'The refused rows for spreadsheets: line, car, column, value, reason',
          params: importParams,
          produces: ['text/csv'],
          response: { 200: Type.Unsafe<Readable>({ type: 'string' }), 404: ref(ErrorBody) },
        },
      },
      async (request, reply) => {
        const { id } = request.params;
        await imports.exists(id);
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', 'attachment; filename="refused.csv"')
          .send(refusedCsv(rows.all(id, 'refused')));
      },
    );
  };
}
