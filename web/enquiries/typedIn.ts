/** The texts that were typed or chosen in a form, by the names of its fields, without its initial values. */
export function typedIn(form: HTMLFormElement): Record<string, string> {
  const typed: Record<string, string> = {};
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) {
      const option = field.selectedOptions[0];
      if (option?.value && !option.defaultSelected) typed[field.name] = field.value;
    } else if (field instanceof HTMLInputElement && field.type === 'radio') {
      if (field.checked && !field.defaultChecked) typed[field.name] = field.value;
    } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      if (field.name && field.type !== 'file' && field.value !== field.defaultValue)
        typed[field.name] = field.value;
    }
  }
  return typed;
}
