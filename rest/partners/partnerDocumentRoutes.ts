import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import type { AuditLog } from '../admin/audit/auditLog.ts';
import { actionOf } from '../admin/guardBackOffice.ts';
import { InvalidInput } from '../http/errors.ts';
import { anyLine, anyText } from '../http/fields.ts';
import { ErrorBody, InvalidBody, ref } from '../http/schemas.ts';
import { documentsIn } from './documentsIn.ts';
import { PARTNER, partnerParams } from './partnerAccount.ts';
import { PartnerError, type PartnerStore } from './partnerStore.ts';
import {
  MOST_DOCUMENTS,
  type NewDocument,
  type StoredDocument,
  type trustedDocumentStore,
} from './trustedDocument.ts';

/** The largest file of documents, characters; JSON may need six bytes for one. */
const [LONGEST_FILE, LARGEST_BODY] = [1_000_000, 6 * 1024 * 1024];

/** A trusted document, as owners see it. */
export const PartnerDocument = Type.Object({
  hash: Type.String({ description: 'SHA-256 of its text, by which the partner asks for it' }),
  operations: Type.Array(Type.String(), { description: 'The names of its operations' }),
  createdAt: Type.String({ description: 'ISO 8601' }),
});
export type PartnerDocument = Static<typeof PartnerDocument>;

/** The body with which the documents of a file are registered. */
export const DocumentFile = Type.Object({
  name: anyLine({ title: 'File', minLength: 1, maxLength: 200 }),
  content: anyText({ title: 'File', minLength: 1, maxLength: LONGEST_FILE }),
});
export type DocumentFile = Static<typeof DocumentFile>;

const params = Type.Object(partnerParams);
const List = Type.Object({ items: Type.Array(PartnerDocument), next: Type.Null() });

interface Parts {
  partners: PartnerStore;
  documents: ReturnType<typeof trustedDocumentStore>;
  audit: AuditLog;
}

/**
 * The routes with which owners register the documents of a partner. They name no revision: a document is what its hash says,
 * so registering it twice, and removing it twice, is the same as once.
 */
export function partnerDocumentRoutes({ partners, documents, audit }: Parts): FastifyPluginAsyncTypebox {
  return async (app) => {
    const listOf = async (id: string) => ({
      items: (await documents.outlines(id)).map(documentOf),
      next: null,
    });
    const recorded = (
      request: FastifyRequest<{ Params: { id: string } }>,
      fields: { before: number | null; after: number | null },
    ) =>
      audit.record(
        actionOf(request, { kind: 'partner', id: request.params.id }, [
          { name: 'documents', before: wordOf(fields.before), after: wordOf(fields.after) },
        ]),
      );

    app.get(
      `${PARTNER}/documents`,
      {
        schema: {
          operationId: 'listPartnerDocuments',
          summary: 'The documents that are registered for a partner',
          params,
          response: { 200: List, 404: ref(ErrorBody) },
        },
      },
      async (request) => {
        const { _id: id } = await partners.byId(request.params.id);
        return listOf(id);
      },
    );
    app.post(
      `${PARTNER}/documents`,
      {
        bodyLimit: LARGEST_BODY,
        schema: {
          operationId: 'registerPartnerDocuments',
          summary: 'Registers the documents of a file: GraphQL, or the JSON that client tools write',
          params,
          body: DocumentFile,
          response: { 200: List, 404: ref(ErrorBody), 422: ref(InvalidBody) },
        },
      },
      async (request) => {
        const { _id: id } = await partners.byId(request.params.id);
        const added = read(request.body);
        const total = await documents.totalWith(id, added);
        if (total > MOST_DOCUMENTS) {
          const message = `There would be ${total} documents; the limit is ${MOST_DOCUMENTS}. Remove some first.`;
          throw new InvalidInput([{ field: 'content', message }]);
        }
        await documents.add(id, added);
        await recorded(request, { before: null, after: added.length });
        return listOf(id);
      },
    );
    app.delete(
      `${PARTNER}/documents`,
      {
        schema: {
          operationId: 'removePartnerDocuments',
          summary: 'Removes documents of a partner: the one with a hash, or all of them',
          params,
          querystring: Type.Object({ hash: Type.Optional(Type.String({ pattern: '^[0-9a-f]{64}$' })) }),
          response: { 200: List, 404: ref(ErrorBody) },
        },
      },
      async (request) => {
        const { _id: id } = await partners.byId(request.params.id);
        const removed = await documents.remove(id, request.query.hash ?? '');
        await recorded(request, { before: removed, after: null });
        return listOf(id);
      },
    );
  };
}

/** The documents of a file. Throws `InvalidInput` that says what is wrong. */
function read({ name, content }: DocumentFile): NewDocument[] {
  try {
    return documentsIn(name, content);
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    throw new InvalidInput([{ field: 'content', message: error.message }]);
  }
}

const documentOf = ({ hash, operations, createdAt }: Omit<StoredDocument, 'text'>): PartnerDocument => ({
  ...{ hash, operations, createdAt },
});

const wordOf = (count: number | null) => (count === null ? null : String(count));
