export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
export type TellChange = typeof tellChange;

/**
 * Passes a change on to React, which takes the value that it finds in a field for the original one. So the field is reset
 * without React noticing and changed again.
 */
export function tellChange(value: string | boolean, field: Field) {
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
