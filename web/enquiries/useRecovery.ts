import { useEffect, useState } from 'react';
import { type Draft, forgetDraft, keepDraft, readDraft, useDraft } from './drafts.ts';
import { useFormDraft } from './useFormDraft.ts';
import { type FormMutationOptions, type Payload, useFormMutation } from './useFormMutation.ts';

interface Options<Name extends string, Answer extends Payload> extends FormMutationOptions<Name, Answer> {
  /** Names the form among the drafts of this device. */
  form: string;
  /** Fields that are too private to be stored; they are kept in memory only. */
  unwritten?: readonly Name[];
  /** Whether the form is filled again at once, instead of emptied, because the visitor has cancelled the submission. */
  givesBack?: () => boolean;
}

/** The name of the draft with the input that could not be sent; the current input has a draft of its own. */
export const unsentDraft = (form: string) => `${form}:unsent`;

/**
 * An enquiry whose form is emptied after every attempt (spec §4). Input that could not be sent is kept. Give `version` to
 * the `Form` as its `key` and spread `form` into it; above it show a `RecoveryBar` with `bar` spread into it, whenever
 * there is a `bar`, and in it a `DraftNote` with `draft` and `onClear`.
 */
export function useRecovery<Name extends string, Answer extends Payload>(options: Options<Name, Answer>) {
  const { form: name, unwritten, fields, givesBack, onStored, onFailed } = options;
  const failed = useDraft(unsentDraft(name));
  const typed = useFormDraft(name, unwritten);
  const empty = Object.fromEntries(fields.map((field) => [field, '']));
  /** Why the last attempt failed; undefined where the draft is of an earlier visit. */
  const [reasons, setReasons] = useState<readonly string[]>();
  const enquiry = useFormMutation<Name, Answer>({
    ...options,
    onStored(answer) {
      forgetDraft(unsentDraft(name));
      forgetDraft(name);
      setReasons(undefined);
      typed.fill(empty);
      return onStored(answer);
    },
    onFailed(failure) {
      const { filled, key, message, errors } = failure;
      const restored = givesBack?.() ?? false;
      keepDraft(unsentDraft(name), { filled, key, restored }, unwritten);
      if (restored) keepDraft(name, { filled }, unwritten);
      else forgetDraft(name);
      setReasons([...(message ? [message] : []), ...Object.values<string>(errors)]);
      typed.fill(restored ? filled : empty, restored);
      onFailed?.(failure);
    },
  });
  const { remember } = enquiry;
  useEffect(() => {
    const earlier = readDraft(unsentDraft(name));
    if (earlier?.key) remember(earlier.filled, earlier.key);
    // Only for a draft of an earlier visit.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [name]);

  const offered = failed?.restored ? undefined : failed;
  return {
    version: typed.version,
    form: {
      ...enquiry.form,
      ...typed.form,
      notice: undefined,
      // Beside empty fields, errors would confuse. The bar shows them until the fields are filled again.
      errors: offered ? noErrors : enquiry.form.errors,
    },
    draft: name,
    keepNow: typed.keepNow,
    onClear: typed.clear,
    bar: offered && {
      reasons,
      fresh: reasons !== undefined,
      onRestore() {
        remember(offered.filled, offered.key ?? '');
        keepDraft(unsentDraft(name), { ...offered, restored: true }, unwritten);
        keepDraft(name, { filled: offered.filled }, unwritten);
        typed.fill(offered.filled, true);
      },
      onTryAgain: isWhole(offered, fields)
        ? () => {
            remember(offered.filled, offered.key ?? '');
            // `isWhole`: every field is in it.
            void enquiry.send(offered.filled as Record<Name, string>);
          }
        : undefined,
    },
  };
}

const noErrors = {};

/** Whether the draft has every field. Not so after a reload where a field was not stored. */
function isWhole({ filled }: Draft, fields: readonly string[]): boolean {
  return fields.every((field) => Object.hasOwn(filled, field));
}
