import { STATUS_CODES } from 'node:http';
import { bodyOf } from './bodyOf.ts';
import type { RestResponse } from './RestResponse.ts';

/** Fields that say no where something failed. */
const successFields = /^(is_?)?(ok|success|successful|succeeded)$/i;
/** Fields that have something where something failed. */
const failureFields = /^((is|has)_?)?(errors?|failed|failure)$/i;
/** Fields for an HTTP status, and for a word. */
const statusFields = /^(status|status_?code|code)$/i;
const wordFields = /^(status|result|outcome)$/i;

const failureWord =
  /^(err|error|fail|failed|failure|fatal|exception|invalid|unsuccessful|unauthori[sz]ed|forbidden)(?![a-z])/i;
/** Such as `VALIDATION_ERROR`. */
const failureAtEnd = /^(?!(no|0|without)(?![a-z])).*(error|failed|failure)$/i;
/** The beginnings of what programs write: `MongoServerError: …`, `Failed to …`, `502 Bad Gateway`. */
const failureText = /^(\w*error|\w*exception|fail(ed|ure)?|fatal|access denied|[45]\d\d [a-z]+)(?![a-z])/i;
/** What an HTTP server says that has nothing else to say, in small letters. */
const reasons = new Set(
  Object.entries(STATUS_CODES).flatMap(([status, reason = '']) =>
    Number(status) >= 400 ? [reason.toLowerCase()] : [],
  ),
);

/**
 * Whether an answer of 2xx confirms that a form was taken. 204 and 201 do by their status, unless the body of a 201
 * contradicts it; any other status needs a text for people, an id or `success`. A page, a list, or an error that was sent as
 * a success confirms nothing.
 */
export function isConfirmed({ status, headers, text }: RestResponse): boolean {
  if (status === 204 || (status === 201 && text === '')) return true;
  const body = bodyOf(text);
  if (body === undefined) return isAnswer(text) && isForPeople(String(headers['content-type']), text);
  if (typeof body !== 'object' || body === null) return isAnswer(body);
  if (Array.isArray(body) || isFailure(body)) return false;
  const { success, message, id, _id = id } = body as Record<string, unknown>;
  if (success === true || [success, message, _id].some(isAnswer)) return true;
  return status === 201 && !isFailureText(message);
}

/** Whether text that is not JSON is a message, not a page. Express sends messages as HTML. */
function isForPeople(mediaType: string, text: string): boolean {
  return mediaType.startsWith('text/plain') || (mediaType.startsWith('text/html') && !/^\s*</.test(text));
}

/** Whether a value is a text, and not what a program writes of a failure. */
function isAnswer(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '' && !isFailureText(value);
}

/** Whether a body reports a failure in one of the forms that frameworks use: a flag, errors, an HTTP status, or a word. */
function isFailure(body: object): boolean {
  return Object.entries(body).some(
    ([name, said]: [string, unknown]) =>
      (successFields.test(name) && isNo(said)) ||
      (failureFields.test(name) && (name === 'error' ? !isNo(said) : hasContent(said))) ||
      (statusFields.test(name) && (Number(said) >= 400 || /^[45]\d\d [a-z]/i.test(textOf(said)))) ||
      (wordFields.test(name) && (failureWord.test(textOf(said)) || failureAtEnd.test(textOf(said)))),
  );
}

/** Whether a text is what a program writes of a failure, not a sentence for people. */
export function isFailureText(text: unknown): boolean {
  const words = textOf(text);
  return failureText.test(words) || reasons.has(words.toLowerCase().replace(/[.!]$/, ''));
}

/** Whether a flag says no, as a value or as a text. */
function isNo(said: unknown): boolean {
  return typeof said === 'string' ? /^\s*(false|no|0|null)?\s*$/i.test(said) : !said;
}

function hasContent(said: unknown): boolean {
  return typeof said === 'object' && said !== null ? Object.keys(said).length > 0 : !isNo(said);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
