import { type ErrorCode, OUR_FAULT } from './errorCodes.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { answerUnreadableRequest } from '../../platform/network/answerUnreadableRequest.ts';
import { hasBody } from '../../platform/network/slowRequestGuard.ts';
import { REQUEST_ID } from '../../platform/telemetry/requestId.ts';
import { logBroken } from '../../platform/telemetry/logBroken.ts';

/**
 * The most bytes of an operation with its variables. The longest form has 12,000 characters, which some programs send as
 * `\uXXXX`, 72 kB; the longest operation that is parsed (GW-16) has some 40 kB. Nested JSON of this size is parsed in a few
 * milliseconds, of 1 MB in 0.2 s, which keep all other requests waiting.
 */
export const LARGEST_OPERATION = 128 * 1024;

const codes: Record<number, ErrorCode> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  405: 'METHOD_NOT_ALLOWED',
  408: 'REQUEST_TIMEOUT',
  411: 'LENGTH_REQUIRED',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'RATE_LIMITED',
  503: 'SERVICE_UNAVAILABLE',
};

/** Messages for the errors that Fastify itself throws; its own are for engineers. */
const sentences: Record<number, string> = {
  400: 'The request body is invalid.',
  413: `An operation with its variables may have at most ${LARGEST_OPERATION / 1024} kB.`,
  415: 'Send operations as application/json, or as multipart/form-data with files.',
};

/** An error with an HTTP status, for requests that cannot be processed; its message is for the client. */
export class HttpError extends Error {
  readonly statusCode: keyof typeof codes;
  /** Seconds. */
  readonly retryAfter?: number;

  constructor(statusCode: keyof typeof codes, message: string, retryAfter?: number) {
    super(message);
    this.statusCode = statusCode;
    this.retryAfter = retryAfter;
  }
}

/** The error in the form of GraphQL: `{ errors: [{ message, extensions: { code } }] }`. */
export function errorBody(status: number, message: string): string {
  return JSON.stringify({ errors: [{ message, extensions: { code: codes[status] ?? 'BAD_REQUEST' } }] });
}

/** The headers that an error needs besides its status. */
function headersOf({ statusCode, retryAfter }: HttpError) {
  return {
    ...(statusCode === 401 && { 'www-authenticate': 'Bearer' }),
    ...(retryAfter && { 'retry-after': retryAfter }),
  };
}

/** Fastify's error handler outside the graph: `HttpError` as its message, any other error as one sentence without its cause. */
export function answerError(error: FastifyError | HttpError, request: FastifyRequest, reply: FastifyReply) {
  const { statusCode: status = 500 } = error;
  void reply.code(status).type('text/plain; charset=utf-8').header('cache-control', 'no-store');
  if (error instanceof HttpError) return reply.headers(headersOf(error)).send(`${error.message}\n`);
  if (status >= 500) logBroken(request.log, error);
  return reply.send(status >= 500 ? `${OUR_FAULT}\n` : 'The request is invalid.\n');
}

/**
 * Fastify options that answer what no route and no hook sees: a request whose URL cannot be parsed (a lone %), with `headers`,
 * and what is no request at all. Nobody watches a body that follows, so the connection is closed.
 */
export function answerUnreadable(headers: Record<string, string>) {
  return {
    frameworkErrors(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
      if (hasBody(request.raw)) void reply.header('connection', 'close');
      void reply.header(REQUEST_ID, request.id).headers(headers);
      void answerError(error, request, reply);
    },
    clientErrorHandler: answerUnreadableRequest,
  };
}

/** Fastify's error handler of the graph: the same as JSON. */
export function sendError(error: FastifyError | HttpError, request: FastifyRequest, reply: FastifyReply) {
  const status = error.statusCode ?? 500;
  void reply.code(status).type('application/json; charset=utf-8').header('cache-control', 'no-store');
  if (error instanceof HttpError)
    return reply.headers(headersOf(error)).send(errorBody(status, error.message));
  if (status < 500)
    return reply.send(errorBody(status, sentences[status] ?? 'The request cannot be processed.'));
  logBroken(request.log, error);
  const code: ErrorCode = 'INTERNAL_SERVER_ERROR';
  return reply.send(JSON.stringify({ errors: [{ message: OUR_FAULT, extensions: { code } }] }));
}
