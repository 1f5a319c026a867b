import { createContext, type ReactNode, type RefObject } from 'react';

/** Texts by the names of a form's fields: their input, or their errors. */
export type FieldTexts = Readonly<Record<string, string>>;

/** A message about a form as a whole. */
export interface FormNotice {
  tone: 'success' | 'danger';
  text: ReactNode;
}

/** Advice on what is typed into a form. It never prevents sending. */
export interface FormAdvice {
  /** The hint on what is typed into the field `name`, shown once the field is left. */
  hint: (name: string, typed: string) => string | undefined;
  /**
   * What is to be asked about doubtful texts of a form before they are sent, by the names of their fields; the first of them takes
   * the focus. Undefined where nothing is to be asked that is not in `asked`.
   */
  ask: (form: HTMLFormElement, asked: FieldTexts) => FieldTexts | undefined;
}

interface FormState {
  form: RefObject<HTMLFormElement | null>;
  /** The labels of its fields by their names, in the order of the fields. */
  labels: Map<string, ReactNode>;
  errors: FieldTexts;
  /** The questions about doubtful texts, before they are sent. */
  questions: FieldTexts;
  /** The hints on what is typed. */
  hints: FieldTexts;
  initial: FieldTexts;
  sending: boolean;
  notice?: FormNotice;
}

/** The state of a form for its fields and its end. */
export const FormContext = createContext<FormState>({
  form: { current: null },
  labels: new Map(),
  errors: {},
  questions: {},
  hints: {},
  initial: {},
  sending: false,
});
