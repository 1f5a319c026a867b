import { bodyOf } from './bodyOf.ts';
import type { RestResponse } from './RestResponse.ts';
import { isFailureText, isFailure } from './isFailure.ts';

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
