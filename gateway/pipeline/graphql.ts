import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { withoutByteOrderMark } from '../../text/withoutByteOrderMark.ts';
import { acceptedEncoding, CompressedBody } from '../cache/CompressedBody.ts';
import { isKnown } from '../../platform/network/isKnown.ts';
import { type GraphResponseCache, responseKey } from './GraphResponseCache.ts';
import { type GraphRequest, isJson } from './executeOverHttp.ts';
import { httpMessage } from './httpMessage.ts';
import { HttpError, sendError } from '../http/HttpError.ts';
import { isPreflighted } from '../http/crossOrigin.ts';
import { nothingAt, pathname } from '../http/nothingAt.ts';
import type { Clients } from '../clients/Clients.ts';
import type { Operations } from './Operations.ts';
import { received, receiveUploads } from './uploads.ts';
import type { UploadSpace } from '../clients/UploadSpace.ts';

interface Parts {
  /** The schema as a file. */
  sdl: string;
  answers: GraphResponseCache;
  operations: Operations;
  clients: Clients;
  uploadSpace: UploadSpace;
  /** The address of GraphiQL, to which browsers are redirected; left out where there is none. */
  explorer?: string;
}

/**
 * To be registered under `/graphql`: operations as JSON, in the address, or with files as `multipart/form-data`; and the schema
 * as a file, `/graphql/schema.graphql`.
 */
export function graphql(parts: Parts): FastifyPluginAsync {
  const { sdl, answers, operations, clients, uploadSpace, explorer } = parts;
  const schema = new CompressedBody(sdl);
  return async (app) => {
    app.setErrorHandler(sendError);
    app.get('/schema.graphql', (request, reply) => sendSchema(schema, request, reply));
    // Unparsed: the text is the cache key.
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text: string, done) =>
      done(null, withoutByteOrderMark(text)),
    );
    // `receiveUploads` reads the body, after it has checked the headers.
    app.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null));
    app.route({
      url: '',
      method: ['PUT', 'PATCH', 'DELETE'],
      // Refused before the body is read, whatever its type.
      preParsing: refuseMethod,
      handler: () => undefined,
    });
    // Methods that Fastify has no routes for come here too.
    app.setNotFoundHandler(async (request, reply) => {
      if (pathname(request) === app.prefix) await refuseMethod(request, reply);
      throw new HttpError(404, `${nothingAt(request)} Send operations to ${app.prefix}.`);
    });
    app.route({
      url: '',
      method: ['GET', 'POST'],
      onRequest: async (request, reply) => {
        refuseLongHeaders(request);
        refuseCompressed(request, reply);
        await clients.authenticate(request);
      },
      preHandler: receiveUploads(clients, uploadSpace),
      handler: async (request, reply) => {
        if (explorer && isOpenedByBrowser(request)) {
          reply.header('vary', 'accept').header('cache-control', 'no-store');
          return reply.redirect(explorer + searchOf(request.url));
        }
        const asked = graphRequest(request);
        const key = responseKey(asked);
        const cached = key === undefined ? undefined : answers.find(key, asked);
        const charge = clients.chargeOf(request);
        let answer = cached;
        if (!answer) {
          const loaded = await operations.execute(asked, clients.of(request), charge);
          answer = key === undefined ? loaded : answers.settle(key, loaded);
        }
        await received(request);
        const { status, headers, bytes } = httpMessage(answer, request, cached !== undefined);
        return reply.code(status).headers(headers).headers(charge.headers()).send(bytes);
      },
    });
  };
}

async function refuseMethod(_request: FastifyRequest, reply: FastifyReply) {
  reply.header('allow', 'GET, POST');
  throw new HttpError(405, 'Send operations by POST, or queries by GET.');
}

/** The longest header whose parser needs quadratic time, characters: browsers send some 200. */
const LONGEST_HEADER = 1_000;

/** Throws `HttpError` for types that would take long to parse. */
function refuseLongHeaders({ headers }: FastifyRequest) {
  for (const name of ['accept', 'content-type'] as const) {
    if ((headers[name]?.length ?? 0) <= LONGEST_HEADER) continue;
    throw new HttpError(400, `The header ${name} may have at most ${LONGEST_HEADER} characters.`);
  }
}

/** Throws `HttpError` for a compressed body: nothing here decompresses it. */
function refuseCompressed({ headers }: FastifyRequest, reply: FastifyReply) {
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding.toLowerCase() === 'identity') return;
  reply.header('accept-encoding', 'identity');
  throw new HttpError(415, 'Send the body uncompressed, without Content-Encoding.');
}

/** Sends the schema as plain text, which browsers show, compressed where the client accepts that. */
function sendSchema(schema: CompressedBody, { headers }: FastifyRequest, reply: FastifyReply) {
  reply.type('text/plain; charset=utf-8').header('cache-control', 'no-cache');
  reply.header('etag', schema.etag).header('vary', 'accept-encoding');
  if (isKnown(schema.etag, headers)) return reply.code(304).send();
  const { bytes, encoding } = schema.in(acceptedEncoding(headers['accept-encoding']));
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(bytes);
}

function graphRequest({ id: requestId, method, headers, url, body }: FastifyRequest): GraphRequest {
  const search = searchOf(url);
  return isJson(headers)
    ? { requestId, method, headers, search, text: body as string }
    : { requestId, method, headers, search, upload: body };
}

/** The query of an address with its question mark; empty without one. */
function searchOf(url: string): string {
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start);
}

/** Whether a person has opened the address in a browser; programs send a header against CSRF. */
function isOpenedByBrowser({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && !isPreflighted(headers) && /^text\/html\b/i.test(headers.accept ?? '');
}
