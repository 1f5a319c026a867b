import { HeaderMap } from '@apollo/server';
import type { IncomingHttpHeaders } from 'node:http';
import type { CachePolicy } from '../cache/CachePolicy.ts';
import { CompressedBody } from '../cache/CompressedBody.ts';
import type { LoadedResponse } from '../cache/ResponseCache.ts';
import type { GatewayContext } from '../context.ts';
import type { Graph } from '../graph/createGraph.ts';
import { measureText } from '../graph/documentText.ts';
import type { OperationCharge } from '../clients/OperationCharge.ts';
import { refuseLimited } from '../clients/refuseLimited.ts';
import { asPersistedQuery, hashOfRequest, withDocument } from './documentOfHash.ts';
import { HttpError } from '../http/HttpError.ts';

/** A request to the graph, as it came. */
export interface GraphRequest {
  requestId: string;
  method: string;
  headers: IncomingHttpHeaders;
  /** The query of the address, with its question mark. */
  search: string;
  /** A body of JSON. */
  text?: string;
  /** The operation of a request with files; each file in it is a promise. */
  upload?: unknown;
}

/** The HTTP response to a request to the graph, before compression. */
export interface GraphResponse {
  status: number;
  headers: Record<string, string>;
  /** Whether it may be cached, here and on its way to the client. */
  mayStore: boolean;
  body: CompressedBody;
}

/** Whether the body is JSON, by its `Content-Type`. */
export function isJson(headers: IncomingHttpHeaders): boolean {
  return /^application\/json\b/i.test(headers['content-type'] ?? '');
}

/** The headers that Apollo Server reads. */
const forwardedHeaders = [
  'accept',
  'content-type',
  'apollo-require-preflight',
  'x-apollo-operation-name',
] as const;

/** Runs a request to the graph. Throws `HttpError` for JSON that cannot be read, and for documents nested too deep. */
export async function executeOverHttp(
  graph: Pick<Graph, 'server' | 'checkedDocument' | 'siteText'>,
  request: GraphRequest,
  context: GatewayContext,
): Promise<LoadedResponse<GraphResponse>> {
  const headers = new HeaderMap();
  for (const name of forwardedHeaders) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  const asked = { method: request.method, headers, search: request.search, body: bodyOf(request) };
  const hash = hashOfRequest(asked);
  const known = hash && (graph.siteText(hash) ?? (await context.charge?.registeredText(hash)));
  const httpGraphQLRequest = known ? withDocument(asked, known) : asPersistedQuery(asked);
  const text = documentOf(httpGraphQLRequest);
  if (text !== undefined && !graph.checkedDocument(text)) await admitNew(text, context.charge);
  const answer = await graph.server.executeHTTPGraphQLRequest({
    httpGraphQLRequest,
    context: async () => context,
  });
  // Answers in parts need directives that the schema does not have.
  if (answer.body.kind !== 'complete') throw new Error('Incremental responses are not supported');
  answer.headers.delete('content-length');
  const { status = 200 } = answer;
  return loadedResponse(status, Object.fromEntries(answer.headers), answer.body.string, context.cachePolicy);
}

/** An answer in the form that the cache takes; `policy` says whether it may be cached, and for how long. */
export function loadedResponse(
  status: number,
  headers: Record<string, string>,
  text: string,
  policy: CachePolicy,
): LoadedResponse<GraphResponse> {
  const mayStore = policy.mayStore && status === 200;
  const body = new CompressedBody(text);
  headers['cache-control'] = mayStore ? 'no-cache' : 'no-store';
  return {
    value: { status, headers, mayStore, body },
    // Measured only when it is needed: most answers are not cached.
    get size() {
      return body.size;
    },
    freshUntil: policy.freshUntil,
    asOf: policy.asOf,
    outcome: policy.failed ? 'failed' : mayStore ? 'store' : 'drop',
  };
}

/**
 * Lets the text of a new document be parsed and checked. Throws `HttpError` where it must not be, and where its client has
 * nothing left: what is refused later costs the work all the same.
 */
async function admitNew(text: string, charge: OperationCharge | undefined) {
  const { tokens, fault } = measureText(text);
  if (fault) throw new HttpError(400, fault);
  await charge?.beginCheck(tokens).catch(refuseLimited);
}

/** The text of the document, from the body or the address. */
function documentOf({ search, body }: { search: string; body: unknown }): string | undefined {
  const { query = new URLSearchParams(search).get('query') } = (body ?? {}) as { query?: unknown };
  return typeof query === 'string' ? query : undefined;
}

function bodyOf({ text, upload }: GraphRequest): unknown {
  if (text === undefined) return upload;
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, 'The request body is invalid.');
  }
}
