import { GRAPHQL_MAX_INT } from 'graphql';
import { counted } from '../../text/counted.ts';
import type { UserError, UserErrorCode } from '../generated/schemaTypes.ts';
import type { RestResponse } from './RestResponse.ts';
import { failureOfStatus, isTooLongAddress, UpstreamFailure } from './upstreamErrors.ts';
import { bodyOf } from './bodyOf.ts';
import { originMessage } from './originMessage.ts';
import { isFailureText } from './isConfirmed.ts';

/** The fields of forms whose name on the wire (spec §7) differs from the graph's. */
const names = [
  ['make', 'manufacturer'],
  ['model', 'vehicleType'],
] as const;

const onWire = new Map<string, string>(names);
const onGraph = new Map<string, string>(names.map(([graph, wire]) => [wire, graph]));

/** The name on the wire of a form field of the graph. */
export function wireFieldName(name: string): string {
  return onWire.get(name) ?? name;
}

/** The name on the graph of a form field of the wire. */
function graphFieldName(name: string): string {
  return onGraph.get(name) ?? name;
}

/** What a sender is told whose form the origin does not read to its end (413): its own words are about a body. */
const TOO_MUCH = 'This is too large. Shorten it, or send fewer photos.';

/** Which errors of the origin become user errors of a form, and where the origin puts their messages. */
export interface ErrorMapping {
  /** The field that 404, 410 and 409 are about. Without it, a 404 is a fault of the origin. */
  missing?: 'carId' | 'id';
  /** The form is a login or a sign-up: 401 is about its fields. For any other form, 401 is a fault of the origin. */
  signsIn?: true;
  /** Where the specification shows the origin's message for any error: the fields that may hold it, the likeliest first. */
  messageFields?: readonly string[];
}

/** The errors that the sender can correct. Throws `UpstreamFailure` for any other failure. */
export function toUserErrors(
  response: RestResponse,
  { missing, signsIn, messageFields }: ErrorMapping,
): UserError[] {
  const message = originMessage(response, messageFields);
  const code = codeOf(response.status, missing, signsIn);
  const fieldErrors = response.status === 422 ? fieldErrorsOf(bodyOf(response.text)) : [];
  if (fieldErrors.length > 0) return fieldErrors;
  if (response.status === 413) return [{ field: null, message: TOO_MUCH, code: 'INVALID' }];
  if (missing === 'id' && isTooLongAddress(response.status)) {
    return [{ field: null, message: failureOfStatus(404).message, code: 'NOT_FOUND' }];
  }
  const retryAfter = response.status === 429 ? secondsToWait(response) : undefined;
  if (code && message)
    return [{ field: isAboutCar(code, missing) ? 'carId' : null, message, code, retryAfter }];
  if (response.status === 429)
    return [{ field: null, message: tooMany(retryAfter), code: 'RATE_LIMITED', retryAfter }];
  const failure = signsIn ? failureOfStatus(response.status) : failureOfForm(response.status);
  // The message of a 401 asks for a login, which visitors do not have.
  const isForVisitors = messageFields ? response.status !== 401 : saysWhenToReturn(response, message);
  throw message && isForVisitors
    ? new UpstreamFailure(failure.code, failure.originalError, message)
    : failure;
}

/** Whether an origin that takes nothing at the moment, as where its disk is full, says so in a sentence of its own. */
function saysWhenToReturn({ status, headers }: RestResponse, message: string | undefined): boolean {
  return status === 503 && headers['retry-after'] !== undefined && !isFailureText(message);
}

function isAboutCar(code: UserErrorCode, missing: ErrorMapping['missing']): boolean {
  return code === 'SOLD' || (code === 'NOT_FOUND' && missing === 'carId');
}

function codeOf(
  status: number,
  missing: ErrorMapping['missing'],
  signsIn = false,
): UserErrorCode | undefined {
  if (status === 422) return 'INVALID';
  if ((status === 404 || status === 410) && missing) return 'NOT_FOUND';
  if (status === 409) return missing === 'carId' ? 'SOLD' : 'CONFLICT';
  if (status === 401 && signsIn) return 'UNAUTHENTICATED';
  if (status === 403) return 'FORBIDDEN';
  if (status === 429) return 'RATE_LIMITED';
  return undefined;
}

/** Visitors have no login: they cannot correct it when the origin wants one. */
function failureOfForm(status: number): UpstreamFailure {
  return status === 401 || status === 403
    ? new UpstreamFailure('UPSTREAM_CLIENT_ERROR', `HTTP ${status}`)
    : failureOfStatus(status);
}

/** Reads `{ errors: [{ field, message }] }`; other items of the list are ignored. */
function fieldErrorsOf(body: unknown): UserError[] {
  const { errors } = (body ?? {}) as { errors?: unknown };
  if (!Array.isArray(errors)) return [];
  return errors.flatMap((error: { field?: unknown; message?: unknown } | null) => {
    if (typeof error?.message !== 'string') return [];
    const field = typeof error.field === 'string' ? graphFieldName(error.field) : null;
    return [{ field, message: error.message, code: field === 'idempotencyKey' ? 'CONFLICT' : 'INVALID' }];
  });
}

/** What the origin says in `Retry-After`; undefined where it says nothing, a date, or longer than anybody waits. */
function secondsToWait({ headers }: RestResponse): number | undefined {
  const seconds = Number(headers['retry-after']);
  return seconds > 0 && seconds <= GRAPHQL_MAX_INT ? Math.ceil(seconds) : undefined;
}

function tooMany(seconds: number | undefined): string {
  return `Too many requests in a short time. Try again ${seconds ? `in ${counted(seconds, 'second')}` : 'later'}.`;
}
