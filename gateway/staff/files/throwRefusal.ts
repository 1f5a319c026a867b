import { HttpError } from '../../http/HttpError.ts';
import { type UpstreamCode, UpstreamFailure } from '../../origin/upstreamErrors.ts';

/** Retry-After where the REST API cannot be reached, seconds. */
const AFTER_FAILURE = 30;

/** Throws, for an error of the REST API, what is answered for it; any other error as it is. */
export function throwRefusal(error: unknown): never {
  throw error instanceof UpstreamFailure ? refusalOf(error) : error;
}

const statuses: Partial<Record<UpstreamCode, 401 | 403 | 404>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  UPSTREAM_CLIENT_ERROR: 404,
};

function refusalOf({ code, message }: UpstreamFailure): HttpError {
  const status = statuses[code] ?? 503;
  return new HttpError(status, message, status === 503 ? AFTER_FAILURE : undefined);
}
