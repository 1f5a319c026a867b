import { bodyOf } from './bodyOf.ts';
import type { RestResponse } from './RestResponse.ts';

/**
 * Whether an answer of 2xx says that a form was taken. 201 and 204 do so by their status, where there is no body or
 * one that does not contradict it; any other by words for people, an id or `success`. A page, a list, and an error that
 * was sent as a success do not.
 */
export function confirms({ status, headers, text }: RestResponse): boolean {
  if (status === 204 || (status === 201 && text === '')) return true;
  const body = bodyOf(text);
  if (body === undefined) return String(headers['content-type']).startsWith('text/plain') && isText(text);
  if (typeof body !== 'object' || body === null) return isText(body);
  if (Array.isArray(body)) return false;
  const { success, error, errors, message, id, _id = id } = body as Record<string, unknown>;
  const contradicted = success === false || Boolean(error) || (Array.isArray(errors) && errors.length > 0);
  return !contradicted && (status === 201 || success === true || [success, message, _id].some(isText));
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}
