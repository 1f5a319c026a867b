import { bodyOf } from './bodyOf.ts';
import type { RestResponse } from './RestResponse.ts';

/**
 * Whether an answer of 2xx confirms that a form was taken. 204 and 201 do by their status, unless the body of a 201
 * contradicts it; any other status needs a text for people, an id or `success`. A page, a list, or an error that was sent as
 * a success confirms nothing.
 */
export function confirms({ status, headers, text }: RestResponse): boolean {
  if (status === 204 || (status === 201 && text === '')) return true;
  const body = bodyOf(text);
  if (body === undefined) return isText(text) && isForPeople(String(headers['content-type']), text);
  if (typeof body !== 'object' || body === null) return isText(body);
  if (Array.isArray(body) || saysFailure(body as Record<string, unknown>)) return false;
  const { success, message, id, _id = id } = body as Record<string, unknown>;
  return status === 201 || success === true || [success, message, _id].some(isText);
}

/** Whether a body reports a failure in one of the forms that frameworks use: errors, an HTTP status, or a status in words. */
function saysFailure(body: Record<string, unknown>): boolean {
  const { success, ok, error, errors, status, statusCode, code } = body;
  return (
    [success, ok].some((said) => String(said) === 'false') ||
    Boolean(error) ||
    (Array.isArray(errors) && errors.length > 0) ||
    [status, statusCode, code].some((number) => Number(number) >= 400) ||
    status === 'error' ||
    status === 'fail'
  );
}

/** Whether text that is not JSON is a message, not a page. Express sends messages as HTML. */
function isForPeople(mediaType: string, text: string): boolean {
  return mediaType.startsWith('text/plain') || (mediaType.startsWith('text/html') && !/^\s*</.test(text));
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}
