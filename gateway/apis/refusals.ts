import type { UserError, UserErrorCode } from '../generated/resolvers.ts';
import type { RestResponse } from './RestResponse.ts';
import { failureOfStatus, UpstreamFailure } from './upstreamErrors.ts';
import { bodyOf, wordsOf } from './words.ts';

/** How the refusal of a form is told. */
export interface Telling {
  /** The field that 404, 410 and 409 are about. Without it, a 404 is a fault of the origin. */
  about?: 'carId' | 'id';
  /** Where the specification shows the origin's own text for whatever went wrong: its fields, the likeliest first. */
  shows?: readonly string[];
}

/** What the sender can put right. Throws `UpstreamFailure` when it is nothing of that kind. */
export function userErrorsOf(response: RestResponse, { about, shows }: Telling): UserError[] {
  const words = wordsOf(response, shows);
  const code = codeOf(response.status, about);
  const told = response.status === 422 ? fieldErrorsOf(bodyOf(response.text)) : [];
  if (told.length > 0) return told;
  if (code && words) return [{ field: code === 'SOLD' ? 'carId' : null, message: words, code }];
  if (response.status === 429) return [{ field: null, message: tooMany(response), code: 'RATE_LIMITED' }];
  const failure = failureOfStatus(response.status);
  throw shows && words ? new UpstreamFailure(failure.code, failure.originalError, words) : failure;
}

function codeOf(status: number, about: Telling['about']): UserErrorCode | undefined {
  if (status === 422) return 'INVALID';
  if ((status === 404 || status === 410) && about) return 'NOT_FOUND';
  if (status === 409) return about === 'carId' ? 'SOLD' : 'CONFLICT';
  if (status === 401) return 'UNAUTHENTICATED';
  if (status === 403) return 'FORBIDDEN';
  if (status === 429) return 'RATE_LIMITED';
  return undefined;
}

/** `{ errors: [{ field, message }] }`; whatever else a list holds is left out. */
function fieldErrorsOf(body: unknown): UserError[] {
  const { errors } = (body ?? {}) as { errors?: unknown };
  if (!Array.isArray(errors)) return [];
  return errors.flatMap((error: { field?: unknown; message?: unknown } | null) => {
    if (typeof error?.message !== 'string') return [];
    const field = typeof error.field === 'string' ? error.field : null;
    return [{ field, message: error.message, code: field === 'idempotencyKey' ? 'CONFLICT' : 'INVALID' }];
  });
}

function tooMany({ headers }: RestResponse): string {
  const seconds = Number(headers['retry-after']);
  return `That was too often in a short time. Try again ${seconds > 0 ? `in ${seconds} seconds` : 'later'}.`;
}
