import { createContext, type ReactNode } from 'react';

/** Texts by the names of the fields of a form: what stands in them, or what is wrong with them. */
export type FieldTexts = Readonly<Record<string, string>>;

/** What there is to say about a form as a whole. */
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

/** What a form tells its fields and its foot. */
export const FormContext = createContext<FormState>({ errors: {}, initial: {}, sending: false });
