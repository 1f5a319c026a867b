import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasBody } from '../../platform/network/slowRequestGuard.ts';
import { logBroken } from '../../platform/telemetry/logBroken.ts';
import { REQUEST_ID } from '../../platform/telemetry/requestId.ts';
import { InvalidInput, Stale, StepRequired, TooManyRequests, Unauthorized } from './errors.ts';
import { type Fault, fieldErrors } from './fieldErrors.ts';
import { parameterError } from './parameterError.ts';
import { isUnwritable } from '../store/embedded/unwritable.ts';

/** Messages for errors of Fastify itself, whose own messages say little to the sender of the request. */
const sentences = new Map<string, string>([
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 'Unsupported media type. Send application/json.'],
  ['FST_ERR_CTP_INVALID_JSON_BODY', 'The request body is not valid JSON.'],
  ['FST_ERR_CTP_EMPTY_JSON_BODY', 'The request body is empty. Send JSON, or no content type.'],
  ['FST_ERR_CTP_BODY_TOO_LARGE', 'The request body is too large.'],
]);

/** What the sender of a request is told that cannot be stored, as the disk is full or nearly so. */
const CANNOT_STORE =
  'Nothing can be stored at the moment, and this was not stored. Try again later, or call us.';
/** When such a request may be sent again, seconds: an operator has to make room first. */
const CANNOT_STORE_FOR = 300;

/** Turns every error into an answer with a sentence for people: never a stack, a path or a query. */
export function handleErrors(app: FastifyInstance) {
  app.setNotFoundHandler((request, reply) => {
    void reply
      .code(404)
      .send({ message: `Nothing exists at ${request.method} ${request.url.split('?')[0]}.` });
  });
  app.setErrorHandler<RequestError>((thrown, request, reply) => {
    const error: RequestError =
      thrown.validationContext === 'body'
        ? new InvalidInput(fieldErrors(thrown.validation ?? [], request.routeOptions.schema?.body))
        : thrown;
    const status = error.validation ? 400 : (error.statusCode ?? 500);
    if (status >= 500) logBroken(request.log, error);
    if (cannotStore(thrown)) {
      return reply.code(503).header('retry-after', CANNOT_STORE_FOR).send({ message: CANNOT_STORE });
    }
    if (thrown instanceof Unauthorized) reply.header('www-authenticate', 'Bearer');
    if (thrown instanceof TooManyRequests) reply.header('retry-after', thrown.seconds);
    const message = error.validation
      ? parameterError(error.validation, knownParameters(request))
      : (sentences.get(error.code ?? '') ?? error.message);
    void reply.code(status).send({
      message: status >= 500 ? 'Something went wrong on our side. Try again.' : message,
      ...(error instanceof InvalidInput ? { errors: error.errors } : {}),
      ...(error instanceof StepRequired ? { code: error.code } : {}),
      ...(error instanceof Stale ? { changed: error.changed, current: error.current } : {}),
    });
  });
}

/**
 * Answers a request whose URL cannot be parsed (a lone %, an endless id): Fastify calls no route and no hook for it. Nobody
 * watches a body that follows, so the connection is closed.
 */
export function answerUnreadableUrl(
  error: { statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (hasBody(request.raw)) void reply.header('connection', 'close');
  void reply
    .code(error.statusCode ?? 400)
    .header(REQUEST_ID, request.id)
    .header('x-content-type-options', 'nosniff')
    .send({ message: 'The URL is invalid.' });
}

/** The parameters of a route: its schema is typed `unknown`, and ours are objects with properties. */
function knownParameters({ routeOptions }: FastifyRequest): string[] {
  const { properties = {} } = (routeOptions.schema?.querystring ?? {}) as { properties?: object };
  return Object.keys(properties);
}

/** Whether the disk of the store or of the photos had no room for the request. */
function cannotStore(error: RequestError): boolean {
  return isUnwritable(error) || ['ENOSPC', 'EDQUOT'].includes(error.code ?? '');
}

interface RequestError extends Error {
  code?: string;
  statusCode?: number;
  validation?: Fault[];
  /** Which part of the request is not valid. */
  validationContext?: string;
}
