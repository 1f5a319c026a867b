import { bodyOf } from './bodyOf.ts';
import type { RestResponse } from './RestResponse.ts';

/** Fields in which origins put their text for people, the likeliest first. */
export const standardMessageFields: readonly string[] = ['message', 'error', 'success'];

/** Technical details that no visitor may see: addresses, stacks, files, system error codes. */
const machinery =
  /:\/\/|\n\s*at |\bat \S+ \(|node_modules|[\w-]\.[jt]s\b|\bE[A-Z]{5,}\b|\b\d+\.\d+\.\d+\.\d+/;

/**
 * The text for people in an answer: the body itself, or the first of `fields` that holds a text. Undefined where there is
 * none, or where it has technical details.
 */
export function originMessage(
  { text, headers }: RestResponse,
  fields = standardMessageFields,
): string | undefined {
  const body = bodyOf(text);
  const plain = String(headers['content-type']).startsWith('text/plain') ? text : undefined;
  const candidates = typeof body === 'object' && body !== null ? fieldsOf(body, fields) : [body ?? plain];
  const words = candidates.find((value) => typeof value === 'string' && value.trim() !== '');
  return typeof words === 'string' && words.length <= 1000 && !machinery.test(words) ? words : undefined;
}

function fieldsOf(body: object, fields: readonly string[]): unknown[] {
  return fields.map((name) => (body as Record<string, unknown>)[name]);
}
