import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Socket } from 'node:net';
import { REQUEST_ID } from '../telemetry/requestId.ts';
import { InvalidInput, TooManyRequests } from './errors.ts';
import { type Fault, fieldErrors } from './fieldErrors.ts';

/** Turns every error into an answer, whose message is a sentence for people: never a stack, a path or a query. */
export function handleErrors(app: FastifyInstance) {
  app.setNotFoundHandler((request, reply) => {
    void reply
      .code(404)
      .send({ message: `There is nothing at ${request.method} ${request.url.split('?')[0]}.` });
  });
  app.setErrorHandler<RequestError>((thrown, request, reply) => {
    const error: RequestError =
      thrown.validationContext === 'body'
        ? new InvalidInput(fieldErrors(thrown.validation ?? [], request.routeOptions.schema?.body))
        : thrown;
    const status = error.validation ? 400 : (error.statusCode ?? 500);
    if (status >= 500) request.log.error(error);
    if (thrown instanceof TooManyRequests) reply.header('retry-after', thrown.seconds);
    const message = error.validation ? sentence(error.validation) : error.message;
    void reply.code(status).send({
      message: status >= 500 ? 'Something went wrong on our side. Try again.' : message,
      ...(error instanceof InvalidInput ? { errors: error.errors } : {}),
    });
  });
}

/** Answers a request whose URL cannot be parsed (a lone %, an endless id): it reaches no route and no hook. */
export function answerUnreadableUrl(
  error: { statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  void reply
    .code(error.statusCode ?? 400)
    .header(REQUEST_ID, request.id)
    .header('x-content-type-options', 'nosniff')
    .send({ message: 'This address cannot be read.' });
}

const unreadable: Record<string, [string, string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers of the request are too large.'],
};

/** Answers what is no HTTP request, or has not arrived whole, and closes its connection. */
export function answerUnreadableRequest(error: NodeJS.ErrnoException, socket: Socket) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, message] = unreadable[error.code ?? ''] ?? [
    '400 Bad Request',
    'The request cannot be read.',
  ];
  const body = JSON.stringify({ message });
  const headers = [
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  if (socket.writable) socket.write([`HTTP/1.1 ${status}`, ...headers, '', body].join('\r\n'));
  socket.destroy(error);
}

interface RequestError extends Error {
  statusCode?: number;
  validation?: Fault[];
  /** Which part of the request is not valid. */
  validationContext?: string;
}

function sentence([fault]: Fault[]): string {
  if (!fault) return 'The request is not valid.';
  const { additionalProperty, missingProperty, allowedValues, pattern } = fault.params;
  const name = fault.instancePath.slice(1).replaceAll('/', '.');
  if (additionalProperty) return `There is no parameter ${additionalProperty}.`;
  if (missingProperty) return `${missingProperty} is missing.`;
  if (allowedValues) return `${name} must be one of ${allowedValues.join(', ')}.`;
  if (pattern === '^\\d{1,12},\\d{1,12}$')
    return `${name} must be two whole numbers with a comma, like 0,5000.`;
  return `${name} ${fault.message ?? 'is not valid'}.`;
}
