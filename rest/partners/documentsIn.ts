import { type DocumentNode, Kind, parse } from 'graphql';
import { PartnerError } from './partnerStore.ts';
import { hashOfDocument, LONGEST_DOCUMENT, MOST_DOCUMENTS, type NewDocument } from './trustedDocument.ts';

/**
 * The documents in the content of the file `name`. The file is one GraphQL document, whose text is used exactly as it is, or a
 * JSON list as clients' tools write it: `{ "<SHA-256>": "query …" }` or
 * `{ "operations": [{ "id": "<SHA-256>", "body": "query …" }] }`. Throws a `PartnerError` that says what is wrong.
 */
export function documentsIn(name: string, content: string): NewDocument[] {
  const documents = textsOf(name, content).map(documentOf);
  if (documents.length === 0 || documents.length > MOST_DOCUMENTS) {
    throw new PartnerError(
      `${name} has ${documents.length} documents; from 1 to ${MOST_DOCUMENTS} can be registered.`,
    );
  }
  return documents;
}

function textsOf(name: string, content: string): string[] {
  if (!/^\s*[{[]\s*"/.test(content) && !name.endsWith('.json')) return [content];
  return listed(name, content).map(([id, text]) => {
    if (typeof text !== 'string') throw new PartnerError(`${name} has no text for ${id}.`);
    if (id !== hashOfDocument(text)) {
      throw new PartnerError(
        `${name} does not use SHA-256: ${id} should be ${hashOfDocument(text)}. Set the hash algorithm of your tool to sha256.`,
      );
    }
    return text;
  });
}

/** The ids and texts of a JSON list. */
function listed(name: string, content: string): [id: string, text: unknown][] {
  let list: unknown;
  try {
    list = JSON.parse(content);
  } catch {
    throw new PartnerError(`${name} is not valid JSON.`);
  }
  if (typeof list !== 'object' || list === null || Array.isArray(list)) {
    throw new PartnerError(`${name} is not a map from SHA-256 hashes to documents.`);
  }
  const { operations } = list as { operations?: unknown };
  if (!Array.isArray(operations)) return Object.entries(list);
  return operations.map((operation: { id?: unknown; body?: unknown } | null) => [
    String(operation?.id),
    operation?.body,
  ]);
}

function documentOf(text: string): NewDocument {
  if (text.length > LONGEST_DOCUMENT) {
    throw new PartnerError(
      `A document may have at most ${LONGEST_DOCUMENT} characters; one has ${text.length}.`,
    );
  }
  const operations = parsed(text).definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? [definition.name?.value ?? definition.operation] : [],
  );
  if (operations.length === 0) throw new PartnerError('A document has no operation.');
  return { text, operations };
}

function parsed(text: string): DocumentNode {
  try {
    return parse(text, { noLocation: true });
  } catch (error) {
    throw new PartnerError(`A document is not valid GraphQL. ${(error as Error).message}`);
  }
}
