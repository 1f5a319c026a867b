import type { TObject } from 'typebox';
import { cleanLines } from '../../text/cleanText.ts';

/**
 * The fields of a form for the notice to the dealer, a line each; further lines of a text are indented, so that nobody can
 * type a line that looks like another field. Empty fields are left out.
 */
export function formLines(shape: TObject, details: Record<string, unknown>): string {
  return Object.entries(details)
    .map(([field, value]) => [titleOf(shape, field), inWords(value)])
    .filter(([, words]) => words !== '')
    .map(([title, words]) => `${title}: ${words}`)
    .join('\n');
}

function titleOf(shape: TObject, field: string): string {
  // Any schema may have a title, but the types of typebox do not declare it.
  return (shape.properties[field] as { title?: string } | undefined)?.title ?? field;
}

function inWords(value: unknown): string {
  if (typeof value === 'number') return value.toLocaleString('en-US');
  return typeof value === 'string' ? cleanLines(value).replace(/\n(?!\n)/g, '\n    ') : '';
}
