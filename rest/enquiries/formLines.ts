import type { TObject } from 'typebox';

/** The fields of a form, a line each, for the notice to the dealer. Empty fields are left out. */
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
  return typeof value === 'string' ? value : '';
}
