import type { TObject } from 'typebox';

/** The fields of a form, a line each, as a notice to the dealer lists them. */
export function formLines(shape: TObject, details: Record<string, unknown>): string {
  return Object.entries(details)
    .filter(([, value]) => typeof value === 'string' && value !== '')
    .map(([field, value]) => `${titleOf(shape, field)}: ${String(value)}`)
    .join('\n');
}

function titleOf(shape: TObject, field: string): string {
  // Any schema may have a title; the types of typebox do not say so.
  return (shape.properties[field] as { title?: string } | undefined)?.title ?? field;
}
