import { useRef, useState } from 'react';
import type { FieldTexts, FormAdvice } from './formContext.ts';

/** Asks once about doubtful texts before a form is sent. `load` is called when somebody begins to fill the form in. */
export function useDoubts(load: (() => Promise<FormAdvice>) | undefined) {
  const advice = useRef<FormAdvice>(undefined);
  const [hints, setHints] = useState<FieldTexts>({});
  const [questions, setQuestions] = useState<FieldTexts>({});
  return {
    hints,
    questions,
    /** Loads the advice, then calls `next`: also where it cannot be loaded, as no form depends on it. */
    prepare: async (next?: () => void) => {
      advice.current ??= await load?.().catch(() => undefined);
      next?.();
    },
    /** Shows the hint on what is typed into a field. */
    look: (name: string, typed: string) => {
      const hint = advice.current?.hint(name, typed);
      if (hint) setHints({ ...hints, [name]: hint });
    },
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
