import { type ReactNode, useContext, useEffect, useId } from 'react';
import { FormContext } from './formContext.ts';

/** The props of every kind of field. */
export interface FieldProps {
  /** The name in the form's data and of its errors. */
  name: string;
  label: ReactNode;
  /** Every field is required unless this is false. */
  required?: boolean;
  /** Helps to fill it in; shown below the field. */
  hint?: ReactNode;
}

/** Connects a field with its form, its label, its hint and its error. */
export function useField({ name, label, required = true, hint }: FieldProps) {
  const id = useId();
  const { labels, errors, questions, initial, hints } = useContext(FormContext);
  useEffect(() => void labels.set(name, label), [labels, name, label]);
  const error = errors[name];
  const question = questions[name];
  const shown = question || hints[name] || hint;
  const notes = [...(shown ? [`${id}-hint`] : []), ...(error ? [`${id}-error`] : [])];
  const described = {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': notes.join(' ') || undefined,
  };
  return {
    id,
    error,
    hint: shown,
    question,
    initial: initial[name],
    described,
    control: { id, name, required, ...described },
  };
}
