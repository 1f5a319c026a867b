import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';

/** The lowest rate at which a request body must arrive. `window`: milliseconds over which it is measured. */
export interface MinUploadRate {
  bytesPerSecond: number;
  window: number;
}

/** Far below the slowest mobile network. */
export const defaultUploadRate: MinUploadRate = { bytesPerSecond: 1000, window: 20_000 };

/**
 * How long a whole body may take: `base` milliseconds, and one second for each `bytesPerSecond`, but `longest` milliseconds at
 * most. A sender is cut off as soon as it lags behind this.
 */
export interface BodyDeadline {
  base: number;
  bytesPerSecond: number;
  longest: number;
}

/** 64 kbit/s: a slow mobile network. The photos of an offer, 8 MB, may take 17 minutes. */
export const defaultBodyDeadline: BodyDeadline = {
  base: 30_000,
  bytesPerSecond: 8000,
  longest: 30 * 60 * 1000,
};

const TOO_SLOW = 'The request arrived too slowly. Try again on a faster network.';

/** Bodies whose reader has a deadline of its own. */
const elsewhere = new WeakSet<IncomingMessage>();

/** Leaves the deadline of the body of `request` to the caller, who may let its sender wait. */
export function exemptFromGuard(request: IncomingMessage) {
  elsewhere.add(request);
}

interface Parts {
  rate: MinUploadRate;
  deadline: BodyDeadline;
  /** The answer with this sentence, as JSON. */
  answer: (sentence: string) => string;
}

/**
 * Answers 408 to clients that send a body too slowly, and closes their connections. To be added before every hook that may
 * answer: a body is also watched when its request was answered already.
 */
export function slowRequestGuard(app: FastifyInstance, { rate, deadline, answer }: Parts) {
  const { bytesPerSecond, window } = rate;

  function guard(request: FastifyRequest, reply: FastifyReply) {
    const { raw } = request;
    const [start, first] = [performance.now(), raw.socket.bytesRead];
    let seen = first;
    const timer = setInterval(() => {
      if (raw.complete || raw.destroyed || elsewhere.has(raw)) return clearInterval(timer);
      const before = seen;
      seen = raw.socket.bytesRead;
      const allowed = deadline.base + ((seen - first) / deadline.bytesPerSecond) * 1000;
      const late = performance.now() - start > Math.min(allowed, deadline.longest);
      if (late || seen - before < (bytesPerSecond * window) / 1000) {
        clearInterval(timer);
        cut(request, reply, answer(TOO_SLOW));
      }
    }, window).unref();
    raw.once('close', () => clearInterval(timer));
  }

  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request.raw)) guard(request, reply);
    done();
  });
}

/** Whether a body follows on the head of a request. */
export function hasBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

/** Writes the answer without Fastify, which may still wait for the body. */
function cut({ raw, log }: FastifyRequest, reply: FastifyReply, body: string) {
  log.info('A client was too slow');
  if (reply.raw.headersSent) return void raw.socket.destroy();
  reply.hijack();
  reply.raw.writeHead(408, {
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    connection: 'close',
  });
  // Without this, the readers of the request's files are not told that the connection has ended.
  raw.socket.once('close', () => raw.destroy());
  reply.raw.end(body, () => raw.socket.destroySoon());
}
