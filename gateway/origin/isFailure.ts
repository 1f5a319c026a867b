import { STATUS_CODES } from 'node:http';

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

/** Whether a body reports a failure in one of the forms that frameworks use: a flag, errors, an HTTP status, or a word. */
export function isFailure(body: object): boolean {
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
