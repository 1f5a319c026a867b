import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the text that stands in a field at first up to date, such as the question about a car that the visitor leaves. What
 * the visitor has changed stays. It comes before drafts are read, which take what differs from the first text for typed.
 */
export function useFirstText(form: RefObject<HTMLFormElement | null>, name: string, text: string) {
  const shown = useRef(text);
  useLayoutEffect(() => {
    const field = form.current?.elements.namedItem(name);
    if (field instanceof HTMLTextAreaElement && field.value === shown.current) field.value = text;
    shown.current = text;
  }, [form, name, text]);
}
