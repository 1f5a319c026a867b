import { createContext, type ReactNode } from 'react';

/** Texts by the names of a form's fields: their input, or their errors. */
export type FieldTexts = Readonly<Record<string, string>>;

/** A message about a form as a whole. */
export interface FormNotice {
  tone: 'success' | 'danger';
  text: ReactNode;
}

interface FormState {
  errors: FieldTexts;
  initial: FieldTexts;
  sending: boolean;
  notice?: FormNotice;
}

/** The state of a form for its fields and its end. */
export const FormContext = createContext<FormState>({ errors: {}, initial: {}, sending: false });
