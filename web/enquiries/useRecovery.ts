import { useState } from 'react';
import type { FieldTexts } from '../ui/form/formContext.ts';
import { type Draft, forgetDraft, keepDraft, useDraft } from './drafts.ts';
import { type FormMutationOptions, type Payload, useFormMutation } from './useFormMutation.ts';

interface Options<Name extends string, Answer extends Payload> extends FormMutationOptions<Name, Answer> {
  /** Names the form among the drafts of this tab. */
  form: string;
  /** Fields that are too private to be written down; they are kept in memory only. */
  unwritten?: readonly Name[];
  /** Whether the form is filled again at once, instead of emptied, because the visitor has called off the sending. */
  givesBack?: () => boolean;
}

/** What stands in the form now: it is emptied after an attempt and filled when its draft is restored. */
interface Content {
  version: number;
  initial: FieldTexts;
  /** Whether the bar offers the draft. */
  offered: boolean;
  /** Why the last attempt failed; empty where the draft is of an earlier visit. */
  reasons: readonly string[];
}

const atFirst: Content = { version: 0, initial: {}, offered: true, reasons: [] };
const noErrors: FieldTexts = {};

/**
 * An enquiry whose form is emptied after every attempt (spec §4), and which keeps what could not be sent. Give
 * `version` to the `Form` as its `key` and spread `form` into it; above it show a `RecoveryBar` with `bar` spread into
 * it, whenever there is a `bar`.
 */
export function useRecovery<Name extends string, Answer extends Payload>(options: Options<Name, Answer>) {
  const { form: name, unwritten, fields, givesBack, onStored, onFailed } = options;
  const draft = useDraft(name);
  const [content, setContent] = useState(atFirst);
  const enquiry = useFormMutation<Name, Answer>({
    ...options,
    onStored(answer) {
      forgetDraft(name);
      setContent(({ version }) => ({ ...atFirst, version: version + 1 }));
      return onStored(answer);
    },
    onFailed(failure) {
      keepDraft(name, failure, unwritten);
      const reasons = [...(failure.message ? [failure.message] : []), ...Object.values(failure.errors)];
      const emptied = { initial: {}, offered: true, reasons };
      const filled = { initial: failure.filled, offered: false, reasons: [] };
      setContent(({ version }) => ({ version: version + 1, ...(givesBack?.() ? filled : emptied) }));
      onFailed?.(failure);
    },
  });

  const offered = content.offered ? draft : undefined;
  return {
    version: content.version,
    form: {
      ...enquiry.form,
      initial: content.initial,
      notice: undefined,
      // Beside empty fields they would puzzle; they stand in the bar until the fields are filled again.
      errors: offered ? noErrors : enquiry.form.errors,
    },
    bar: offered && {
      reasons: content.reasons,
      fresh: content.version > 0,
      onRestore() {
        enquiry.remember(offered.filled, offered.key);
        setContent(({ version }) => ({
          version: version + 1,
          initial: offered.filled,
          offered: false,
          reasons: [],
        }));
      },
      onTryAgain: isWhole(offered, fields)
        ? () => {
            enquiry.remember(offered.filled, offered.key);
            // It is whole.
            void enquiry.send(offered.filled as Record<Name, string>);
          }
        : undefined,
    },
  };
}

/** Not so where the page was loaded anew and a field was not written down. */
function isWhole({ filled }: Draft, fields: readonly string[]): boolean {
  return fields.every((field) => field in filled);
}
