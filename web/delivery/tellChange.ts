export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
export type TellChange = typeof tellChange;

/**
 * Passes a change on to React, which takes the value that it finds in a field for the original one. So the field is reset
 * without React noticing and changed again.
 */
export function tellChange(value: string | boolean, changed: Field) {
  const field = inPage(changed);
  if (field instanceof HTMLInputElement && typeof value === 'boolean') {
    field.checked = !value;
    field.click();
    return;
  }
  if (field instanceof HTMLSelectElement) field.value = String(value);
  else if (field.type !== 'file') {
    field.value = field.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  }
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** The field itself, or the one in its place where React has rendered the page anew, as a browser had translated it. */
function inPage(field: Field): Field {
  if (field.isConnected) return field;
  const fields = document.querySelectorAll<Field>('input, textarea, select');
  return Array.from(fields).find((other) => keyOf(other) === keyOf(field)) ?? field;
}

/** Tells fields apart: by the name, the type, the value of a choice, and the names of the fields of the same form. */
function keyOf(field: Field): string {
  const choice = /^(checkbox|radio)$/.test(field.type) ? field.value : '';
  const names = Array.from(field.closest('form')?.elements ?? [], (other) => other.getAttribute('name'));
  return [field.name, field.type, choice, ...names].join();
}
