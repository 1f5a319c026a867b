import { CombinedGraphQLErrors } from '@apollo/client';
import { type ReactNode, useContext, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { constants } from '../dealer/constants.ts';
import type { UserErrorFieldsFragment } from '../generated/UserErrorFields.ts';
import type { FormProps } from '../ui/form/Form.tsx';
import type { FieldTexts } from '../ui/form/formContext.ts';
import { LanguageContext, useMessages } from '../ui/text/useMessages.ts';
import { consent } from './consent.ts';
import { keepLastContact } from './lastContact.ts';
import { enquiryMessages } from './messages.ts';
import { newKey } from './newKey.ts';

/** The form fields whose name on the screen (spec §2) differs from the graph's. */
const screenNames = new Map<string, string>([
  ['make', 'manufacturer'],
  ['model', 'vehicleType'],
]);

/** What the answer to every form has. */
export interface Payload {
  message?: string | null;
  userErrors: readonly UserErrorFieldsFragment[];
}

/** Why an enquiry was not stored, as far as is known, and its input. */
export interface Failure {
  /** A sentence about the whole form. None where `errors` says everything. */
  message?: string;
  /** What is wrong with fields, by their names. */
  errors: FieldTexts;
  filled: FieldTexts;
  /** Sending `filled` again with this key stores it only once, even if it was stored before. */
  key: string;
}

/** How long an answer may take, ms: the gateway's timeout for the REST API (spec §9), and the round trip. */
const SUBMIT_TIMEOUT = constants.requestTimeout + 5_000;

export interface FormMutationOptions<Name extends string, Answer extends Payload> {
  /** The names of the form's fields. */
  fields: readonly Name[];
  /**
   * Sends it: `(input, context) => mutate({ variables: { input }, context })`, with the function of a generated
   * mutation hook. Fields that are not filled in are ''.
   */
  send: (
    input: Record<Name, string> & { idempotencyKey: string; source: string; consent: string },
    context: { fetchOptions: { signal: AbortSignal } },
  ) => Promise<{ data?: Record<string, Answer | null> | null; error?: unknown }>;
  /** The version of the text beside the form about personal data. */
  consentVersion?: string;
  /** Called when it is stored. A returned sentence is shown in the form. */
  onStored: (answer: Answer) => ReactNode | void;
  /** Called when it may not be stored. */
  onFailed?: (failure: Failure) => void;
  /** What the form then says; by default `failure.message`. */
  describe?: (failure: Failure) => ReactNode;
}

type State = Required<Pick<FormProps, 'sending' | 'errors'>> & Pick<FormProps, 'notice'>;
const idle: State = { sending: false, errors: {} };

/**
 * Sends a form. Spread `form` into a `Form`. While a submission is pending, no other one is sent. The same input keeps
 * its idempotency key until it is stored, so that a repetition is not stored twice.
 */
export function useFormMutation<Name extends string, Answer extends Payload>(
  options: FormMutationOptions<Name, Answer>,
) {
  const { fields, onStored, onFailed, describe = ({ message }) => message } = options;
  const text = useMessages(enquiryMessages);
  const language = useContext(LanguageContext);
  const { pathname } = useLocation();
  const [state, setState] = useState(idle);
  const busy = useRef(false);
  const keys = useRef(new Map<string, string>());

  async function send(filled: Record<Name, string>) {
    if (busy.current) return;
    busy.current = true;
    setState({ ...idle, sending: true });
    const result = await attempt(filled, keyOf(filled));
    busy.current = false;
    if ('answer' in result) {
      keys.current.clear();
      keepLastContact(filled);
      const said = onStored(result.answer);
      setState({ ...idle, notice: said ? { tone: 'success', text: said } : undefined });
    } else {
      const said = describe(result);
      const notice = said ? ({ tone: 'danger', text: said } as const) : undefined;
      setState({ sending: false, errors: result.errors, notice });
      onFailed?.(result);
    }
  }

  async function attempt(filled: Record<Name, string>, key: string): Promise<{ answer: Answer } | Failure> {
    const failure = { errors: {}, filled, key };
    try {
      const { data, error } = await options.send(
        {
          ...filled,
          idempotencyKey: key,
          // The API refuses a longer one, and a visitor could not shorten it.
          source: pathname.slice(0, 500),
          consent: options.consentVersion ?? consent.enquiry,
        },
        { fetchOptions: { signal: AbortSignal.timeout(SUBMIT_TIMEOUT) } },
      );
      const answer = Object.values(data ?? {})[0];
      if (!answer) return { ...failure, message: sentenceOf(error) };
      if (answer.userErrors.length === 0) return { answer };
      return { ...failure, ...sorted(answer.userErrors, fields) };
    } catch (error) {
      return { ...failure, message: sentenceOf(error) };
    }
  }

  function keyOf(filled: FieldTexts): string {
    const content = JSON.stringify(filled);
    const key = keys.current.get(content) ?? newKey();
    keys.current.set(content, key);
    return key;
  }

  function sentenceOf(error: unknown): string {
    return (CombinedGraphQLErrors.is(error) && error.errors[0]?.message) || text.unreachable;
  }

  const form = {
    ...state,
    sendingLabel: text.sending,
    needsScript: text.needsScript,
    // Loaded only once somebody fills the form in.
    loadAdvice: async () => (await import('./adviceIn.ts')).adviceIn(language),
    onSubmit: (filled: FormData) => void send(textsOf(filled, fields)),
  } satisfies FormProps;
  return {
    form,
    send,
    /** Takes over the key with which an earlier visit to the page has sent `filled`. */
    remember: (filled: FieldTexts, key: string) => void keys.current.set(JSON.stringify(filled), key),
  };
}

/** The texts of the named fields; '' where one is not filled in. */
function textsOf<Name extends string>(filled: FormData, fields: readonly Name[]) {
  const texts = fields.map((name) => {
    const value = filled.get(name);
    return [name, typeof value === 'string' ? value : ''];
  });
  // The type of `fromEntries` loses the names.
  return Object.fromEntries(texts) as Record<Name, string>;
}

/** Assigns the errors to their fields. Those without a field in the form become the message. */
function sorted(userErrors: readonly UserErrorFieldsFragment[], fields: readonly string[]) {
  const errors: Record<string, string> = {};
  const others: string[] = [];
  for (const { field: graphField, message } of userErrors) {
    const field = graphField && (screenNames.get(graphField) ?? graphField);
    if (field && fields.includes(field)) errors[field] ??= message;
    else others.push(message);
  }
  return { errors, message: others.join(' ') || undefined };
}
