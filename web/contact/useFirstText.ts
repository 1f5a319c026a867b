import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the initial text of a field up to date, such as the question about a car that the visitor leaves. Text that the
 * visitor has changed stays. It runs before drafts are read, because these take text that differs from the initial one
 * for typed.
 */
export function useFirstText(form: RefObject<HTMLFormElement | null>, name: string, text: string) {
  const shown = useRef(text);
  useLayoutEffect(() => {
    const field = form.current?.elements.namedItem(name);
    if (field instanceof HTMLTextAreaElement && field.value === shown.current) field.value = text;
    shown.current = text;
  }, [form, name, text]);
}
