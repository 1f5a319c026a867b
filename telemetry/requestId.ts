import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** The name of the header, in requests and in answers. */
export const REQUEST_ID = 'x-request-id';

const run = randomBytes(6).toString('base64url');
let count = 0;

/** The id that came with a request where it is a plain one of 64 characters at most, else a new one. */
export function requestIdOf(headers: IncomingHttpHeaders): string {
  const given = headers[REQUEST_ID];
  return typeof given === 'string' && /^[\w.:-]{1,64}$/.test(given) ? given : newRequestId();
}

/** An id that no other request has: of this process, and the number of the request. */
function newRequestId(): string {
  count += 1;
  return `${run}-${count.toString(36)}`;
}

/**
 * The options of Fastify with which every line of the log that a request causes has its id, as `requestId`; requests
 * themselves are not logged.
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
