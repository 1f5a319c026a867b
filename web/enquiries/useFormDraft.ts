import { useEffect, useRef, useState } from 'react';
import type { FormProps } from '../ui/form/Form.tsx';
import type { FieldTexts } from '../ui/form/formContext.ts';
import { forgetDraft, forgetOldDrafts, keepDraft, readDraft } from './drafts.ts';
import { typedIn } from './typedIn.ts';

/** The initial texts of the form. `renewed`: the visitor has asked for them, so the form takes the focus. */
interface Content {
  version: number;
  initial: FieldTexts;
  renewed: boolean;
}

/**
 * Stores the visitor's input in a form on this device, from the first input on, and fills the form with it when it is
 * opened again. Give `version` to the `Form` as its `key`, spread `form` into it, and show a `DraftNote` in it. `name`
 * names the form among the drafts of this device; the fields in `unwritten` are never stored.
 */
export function useFormDraft(name: string, unwritten?: readonly string[]) {
  const ref = useRef<HTMLFormElement>(null);
  const [content, setContent] = useState<Content>({ version: 0, initial: {}, renewed: false });
  const focused = useRef('');

  /** Fills the form with these texts and nothing else. */
  function fill(initial: FieldTexts, renewed = false) {
    setContent(({ version }) => ({ version: version + 1, initial, renewed }));
  }

  function keep(filled: FormData) {
    const texts = [...filled].filter((field): field is [string, string] => !!field[1]);
    if (texts.length > 0) keepDraft(name, { filled: Object.fromEntries(texts) }, unwritten);
    else forgetDraft(name);
  }

  useEffect(() => {
    forgetOldDrafts();
    const draft = readDraft(name);
    // Text that was typed before hydration is newer.
    if (!draft || !ref.current) return;
    const { activeElement } = document;
    focused.current = ref.current.contains(activeElement) ? (activeElement?.getAttribute('name') ?? '') : '';
    fill({ ...draft.filled, ...typedIn(ref.current) });
  }, [name]);

  useEffect(() => {
    const field = focused.current && ref.current?.elements.namedItem(focused.current);
    if (field instanceof HTMLElement) field.focus({ preventScroll: true });
    focused.current = '';
  }, [content.version]);

  return {
    version: content.version,
    form: {
      ref,
      initial: content.initial,
      renewed: content.renewed,
      onChange: keep,
    } satisfies Partial<FormProps>,
    fill,
    /** Stores the current input of the form, after a change that the visitor has not typed. */
    keepNow: () => ref.current && keep(new FormData(ref.current)),
    /** Empties the text fields without replacing them, so that the focus stays. */
    emptyTexts: () => {
      // So browsers forget that the fields were touched, and do not mark them as missing.
      ref.current?.reset();
      const fields = ref.current?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
      for (const field of fields ?? []) field.value = '';
    },
    /** Removes the draft and empties the form. */
    clear: () => {
      forgetDraft(name);
      fill({}, true);
    },
  };
}
