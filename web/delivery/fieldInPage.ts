import type { Field } from './tellChange.ts';

/** The field in the place of one that was removed, as the page was rendered anew; undefined where there is none. */
export function fieldInPage(removed: Field): Field | undefined {
  const fields = document.querySelectorAll<Field>('input, textarea, select');
  return Array.from(fields).find((field) => keyOf(field) === keyOf(removed));
}

/** Tells fields apart: by the name, the type, the value of a choice, and the names of the fields of the same form. */
function keyOf(field: Field): string {
  const choice = /^(checkbox|radio)$/.test(field.type) ? field.value : '';
  const names = Array.from(field.closest('form')?.elements ?? [], (other) => other.getAttribute('name'));
  return [field.name, field.type, choice, ...names].join();
}
