import { type FormEvent, useState } from 'react';
import type { FieldTexts } from './formContext.ts';

/**
 * The fields that the browser refuses to send, with its own words (spec §5 has no others), which are shown as text below each field
 * rather than in a bubble that goes away.
 */
export function useInvalidFields() {
  const [invalid, setInvalid] = useState<FieldTexts>({});
  const [refusals, setRefusals] = useState(0);
  return {
    invalid,
    /** Changes with each attempt that is refused. */
    refusals,
    /** Takes the event `invalid` of a field. */
    refuse: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const { name, validationMessage } = event.target as unknown as HTMLInputElement;
      setInvalid((before) => ({ ...before, [name]: validationMessage }));
      setRefusals((before) => before + 1);
    },
    /** Takes back what is said about a field that is changed. */
    accept: (name: string) =>
      setInvalid((before) => {
        if (!Object.hasOwn(before, name)) return before;
        const { [name]: _, ...others } = before;
        return others;
      }),
    /** Takes back all that is said, when the form is emptied. */
    acceptAll: () => setInvalid({}),
  };
}
