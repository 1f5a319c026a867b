import { useRef, useState } from 'react';
import type { FieldTexts, FormAdvice } from './formContext.ts';

/** Asks once about doubtful texts before a form is sent. `load` is called when somebody begins to fill the form in. */
export function useDoubts(load: (() => Promise<FormAdvice>) | undefined) {
  const advice = useRef<FormAdvice>(undefined);
  const [hints, setHints] = useState<FieldTexts>({});
  const [questions, setQuestions] = useState<FieldTexts>({});

  /** Loads the advice, then calls `next`: also where it cannot be loaded, as no form depends on it. */
  async function prepare(next?: () => void) {
    advice.current ??= await load?.().catch(() => undefined);
    next?.();
  }

  return {
    hints,
    questions,
    prepare,
    /** Shows the hint on what is typed into a field, as soon as the advice is there. */
    look: (name: string, typed: string) =>
      prepare(() => {
        const hint = advice.current?.hint(name, typed);
        if (hint) setHints((before) => ({ ...before, [name]: hint }));
      }),
    /** Whether the visitor is asked about a form now, so that it is not sent yet. */
    asks: (form: HTMLFormElement): boolean => {
      const found = advice.current?.ask(form, questions);
      if (found) setQuestions(found);
      return !!found;
    },
    /** Takes back all that is said, when the form is emptied. */
    forget: () => {
      setHints({});
      setQuestions({});
    },
    /** Takes back what is said about a field that is changed: the new text is judged anew. */
    takeBack: (name: string) => {
      if (hints[name]) setHints({ ...hints, [name]: '' });
      if (questions[name]) setQuestions({ ...questions, [name]: '' });
    },
  };
}
