import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

const codes: Record<number, string> = {
  400: 'BAD_REQUEST',
  408: 'REQUEST_TIMEOUT',
  411: 'LENGTH_REQUIRED',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'RATE_LIMITED',
};

/** What Fastify refuses by itself; its own words are for engineers. */
const sentences: Record<number, string> = {
  400: 'The body of this request cannot be read.',
  413: 'The body of this request is too large.',
  415: 'Send operations as application/json, or with files as multipart/form-data.',
};

/** A request to the graph that cannot be taken; the message is for the sender. */
export class Refused extends Error {
  readonly statusCode: keyof typeof codes;
  /** Seconds. */
  readonly retryAfter?: number;

  constructor(statusCode: keyof typeof codes, message: string, retryAfter?: number) {
    super(message);
    this.statusCode = statusCode;
    this.retryAfter = retryAfter;
  }
}

/** What the graph would say: `{ errors: [{ message, extensions: { code } }] }`. */
export function errorBody(status: number, message: string): string {
  return JSON.stringify({ errors: [{ message, extensions: { code: codes[status] ?? 'BAD_REQUEST' } }] });
}

/** An error handler of Fastify: every refusal as JSON, whatever else broke as one sentence without its cause. */
export function answerRefusal(error: FastifyError | Refused, request: FastifyRequest, reply: FastifyReply) {
  const status = error.statusCode ?? 500;
  void reply.code(status).type('application/json; charset=utf-8').header('cache-control', 'no-store');
  if (error instanceof Refused && error.retryAfter) void reply.header('retry-after', error.retryAfter);
  if (error instanceof Refused) return reply.send(errorBody(status, error.message));
  if (status < 500)
    return reply.send(errorBody(status, sentences[status] ?? 'This request cannot be taken.'));
  request.log.error(error);
  const message = 'Something went wrong on our side. Try again.';
  return reply.send(JSON.stringify({ errors: [{ message, extensions: { code: 'INTERNAL_SERVER_ERROR' } }] }));
}
