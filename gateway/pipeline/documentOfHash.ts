/** The parameters of a request that name its document. */
interface AskedDocument {
  query?: unknown;
  /** `sha256:` and the hash (GraphQL over HTTP, persisted documents). */
  documentId?: unknown;
  /** As Apollo's clients send it. */
  extensions?: { persistedQuery?: { sha256Hash?: unknown } | null } | null;
}

/** Where a request has its operation: in the parsed body or, without a body, in the query of the address. */
interface OperationPlace {
  search: string;
  body: unknown;
}

/** The SHA-256 that a request sends in place of the text of its document; undefined where it sends none. */
export function hashOfRequest({ search, body }: OperationPlace): string | undefined {
  const asked = (body as AskedDocument | undefined) ?? ofAddress(search);
  if (asked.query) return undefined;
  const hash = hashOfId(asked) ?? asked.extensions?.persistedQuery?.sha256Hash;
  return typeof hash === 'string' && /^[0-9a-f]{64}$/.test(hash) ? hash : undefined;
}

/** The same request with the text of its document. */
export function withDocument<T extends OperationPlace>(request: T, text: string): T {
  if (request.body !== undefined) return { ...request, body: { ...(request.body as object), query: text } };
  const parameters = new URLSearchParams(request.search);
  parameters.set('query', text);
  return { ...request, search: `?${parameters}` };
}

/**
 * The same request with the hash of `documentId` where Apollo's clients put it. Apollo Server then remembers a text that
 * comes with its hash, and answers an unknown hash without a text with `PERSISTED_QUERY_NOT_FOUND`.
 */
export function asPersistedQuery<T extends OperationPlace>(request: T): T {
  const asked = (request.body as AskedDocument | undefined) ?? ofAddress(request.search);
  const sha256Hash = hashOfId(asked);
  if (sha256Hash === undefined || asked.extensions?.persistedQuery) return request;
  const extensions = { ...asked.extensions, persistedQuery: { version: 1, sha256Hash } };
  if (request.body !== undefined) return { ...request, body: { ...asked, extensions } };
  const parameters = new URLSearchParams(request.search);
  parameters.set('extensions', JSON.stringify(extensions));
  return { ...request, search: `?${parameters}` };
}

function hashOfId({ documentId }: AskedDocument): string | undefined {
  return typeof documentId === 'string' ? documentId.replace(/^sha256:/, '') : undefined;
}

function ofAddress(search: string): AskedDocument {
  const { extensions, ...others } = Object.fromEntries(new URLSearchParams(search));
  try {
    return { ...others, extensions: extensions && JSON.parse(extensions) };
  } catch {
    return others;
  }
}
