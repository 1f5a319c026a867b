export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
export type TellChange = typeof tellChange;

/**
 * Passes a change on to React, which takes the value that it finds in a field for the original one. So the field is reset
 * without React noticing and changed again. React has removed the field where it has rendered the page anew, as the browser
 * had translated it: then the field in its place is changed.
 */
export function tellChange(value: string | boolean, field: Field) {
  if (!field.isConnected) {
    void import('./fieldInPage.ts').then(({ fieldInPage }) => {
      const other = fieldInPage(field);
      if (other) tellChange(value, other);
    });
  } else if (field instanceof HTMLInputElement && typeof value === 'boolean') {
    field.checked = !value;
    field.click();
  } else {
    if (field instanceof HTMLSelectElement) field.value = String(value);
    else if (field.type !== 'file') {
      field.value = field.defaultValue;
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    }
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  }
}
