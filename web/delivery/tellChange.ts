export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Passes a change on to React, which takes the value that it finds in a field for the original one. So the field is reset
 * without React noticing and changed again. React has removed the field where it has rendered the page anew, as the browser
 * had translated it: then the field in its place is changed.
 */
export function tellChange(value: string | boolean, changed: Field) {
  const field = changed.isConnected ? changed : fieldInPlaceOf(changed);
  if (!field) return;
  if (typeof value === 'boolean') {
    (field as HTMLInputElement).checked = !value;
    field.click();
    return;
  }
  if (field.tagName === 'SELECT') field.value = value;
  else if (field.type !== 'file') {
    field.value = (field as HTMLInputElement).defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  }
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

function fieldInPlaceOf(removed: Field): Field | undefined {
  const fields = document.querySelectorAll<Field>('input, textarea, select');
  return Array.from(fields).find((field) => keyOf(field) === keyOf(removed));
}

/** Tells fields apart: by the name, the type, the value of a choice, and the names of the fields of the same form. */
function keyOf(field: Field): string {
  const choice = /^(checkbox|radio)$/.test(field.type) ? field.value : '';
  const names = Array.from(field.closest('form')?.elements ?? [], (other) => other.getAttribute('name'));
  return [field.name, field.type, choice, ...names].join();
}
