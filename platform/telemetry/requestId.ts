import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** The name of the header, in requests and in answers. */
export const REQUEST_ID = 'x-request-id';

const run = randomBytes(6).toString('base64url');
let count = 0;

/** The id that came with a request, if it has only plain characters, 64 at most; otherwise a new one. */
export function requestIdOf(headers: IncomingHttpHeaders): string {
  const given = headers[REQUEST_ID];
  return typeof given === 'string' && /^[\w.:-]{1,64}$/.test(given) ? given : newRequestId();
}

/** A unique id: a random text for this process, and the number of the request. */
function newRequestId(): string {
  count += 1;
  return `${run}-${count.toString(36)}`;
}

/**
 * Fastify options that put a request's id, as `requestId`, into every log line that it causes. Requests themselves are
 * not logged.
 */
export const requestIdOptions = {
  genReqId: ({ headers }) => requestIdOf(headers),
  logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
} satisfies FastifyServerOptions;

/** Sends the id of the request with every answer. */
export function sendRequestId(app: FastifyInstance) {
  app.addHook('onRequest', ({ id }, reply, done) => {
    reply.header(REQUEST_ID, id);
    done();
  });
}
