import { GraphQLError } from 'graphql';
import type { ErrorCode } from '../http/errorCodes.ts';

/** Why the REST API gave no usable answer: the stable codes of `extensions.code` (GW-10). */
export type UpstreamCode = Extract<
  ErrorCode,
  | 'UPSTREAM_TIMEOUT'
  | 'UPSTREAM_ERROR'
  | 'UPSTREAM_CLIENT_ERROR'
  | 'UPSTREAM_BAD_RESPONSE'
  | 'NOT_FOUND'
  | 'GONE'
  | 'CURSOR_EXPIRED'
  | 'NOT_OFFERED'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'BAD_USER_INPUT'
>;

const sentences: Record<UpstreamCode, string> = {
  UPSTREAM_TIMEOUT: "The dealer's system did not respond in time. Try again.",
  UPSTREAM_ERROR: "The dealer's system is unavailable at the moment. Try again.",
  UPSTREAM_CLIENT_ERROR: "The dealer's system rejected this request.",
  UPSTREAM_BAD_RESPONSE: "The dealer's system sent an invalid response. Try again later.",
  NOT_FOUND: 'This does not exist or is no longer listed.',
  GONE: 'This is no longer for sale.',
  CURSOR_EXPIRED:
    'Changes after this cursor are no longer kept. Read the whole stock again and continue from there.',
  NOT_OFFERED: "The dealer's system does not support this.",
  UNAUTHENTICATED: 'Log in first.',
  FORBIDDEN: 'You are not allowed to do this.',
  BAD_USER_INPUT: 'The input is invalid. Check it, and try again.',
};

/** A failure of the REST API as the caller gets it; `cause` is for the log only. `words` are the origin's own. */
export class UpstreamFailure extends GraphQLError {
  readonly code: UpstreamCode;

  constructor(code: UpstreamCode, cause?: Error | string, words?: string) {
    super(words ?? sentences[code], {
      extensions: { code },
      originalError: typeof cause === 'string' ? new Error(cause) : cause,
    });
    this.code = code;
  }
}

/** Throws the failure of an operation that has waited as long as it may. */
export function timeIsOver(): never {
  throw new UpstreamFailure('UPSTREAM_TIMEOUT', 'the time of the operation is over');
}

/** The failure that an HTTP status stands for. */
export function failureOfStatus(status: number): UpstreamFailure {
  if (status === 401 || status === 403) return new UpstreamFailure('UNAUTHENTICATED', `HTTP ${status}`);
  if (status === 404 || isTooLongAddress(status)) return new UpstreamFailure('NOT_FOUND', `HTTP ${status}`);
  if (status === 410) return new UpstreamFailure('GONE', `HTTP ${status}`);
  if (status >= 400 && status < 500) return new UpstreamFailure('UPSTREAM_CLIENT_ERROR', `HTTP ${status}`);
  if (status >= 200 && status < 300) return new UpstreamFailure('UPSTREAM_BAD_RESPONSE', `HTTP ${status}`);
  return new UpstreamFailure('UPSTREAM_ERROR', `HTTP ${status}`);
}

/** Whether an address was too long, or longer than all headers together may be: of what has it there is none. */
export function isTooLongAddress(status: number): boolean {
  return status === 414 || status === 431;
}

/** The failure that an error of the HTTP client stands for. */
export function failureOfCall(error: Error & { code?: string }): UpstreamFailure {
  const { name, code } = error;
  if (name === 'TimeoutError' || name === 'AbortError' || code?.endsWith('_TIMEOUT')) {
    return new UpstreamFailure('UPSTREAM_TIMEOUT', error);
  }
  if (error instanceof SyntaxError || code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE') {
    return new UpstreamFailure('UPSTREAM_BAD_RESPONSE', error);
  }
  return new UpstreamFailure('UPSTREAM_ERROR', error);
}

/** Whether the REST API has answered and refused, rather than failed. */
export function isRefusal({ code }: UpstreamFailure): boolean {
  return !code.startsWith('UPSTREAM_') || code === 'UPSTREAM_CLIENT_ERROR';
}

/** Whether an error says that a thing no longer exists: then a cached answer must not be served either. */
export function isMissing(error: unknown): boolean {
  return error instanceof UpstreamFailure && (error.code === 'NOT_FOUND' || error.code === 'GONE');
}
