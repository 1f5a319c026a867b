import { type ReactNode, useContext, useState } from 'react';
import { FormContext } from '../ui/form/formContext.ts';
import { useMessages } from '../ui/text/useMessages.ts';
import { forgetLastContact, type LastContact, useLastContact } from './lastContact.ts';
import { enquiryMessages } from './messages.ts';

/**
 * Offers to fill in who has sent the last form from this device, and to clear that again. It stands beside the label of the first of
 * these fields (`children`), so that nothing moves when it appears.
 */
export function LastContactOffer({ children }: { children: ReactNode }) {
  const text = useMessages(enquiryMessages);
  const { form } = useContext(FormContext);
  const contact = useLastContact();
  const [filled, setFilled] = useState<LastContact>();

  function press() {
    if (filled) {
      write(form.current, (name, now) => (now === filled[name] ? '' : now));
      forgetLastContact();
      setFilled(undefined);
      // This button goes, and it had the focus.
      fieldsOf(form.current)[0]?.focus();
    } else if (contact) {
      write(form.current, (name, now) => now || contact[name]);
      setFilled(contact);
    }
  }

  return (
    <div className="relative">
      {(contact ?? filled) && (
        <p className="absolute end-0 -top-3 z-1 flex max-w-3/5 items-center gap-x-2 text-sm">
          {filled && <span className="truncate text-ink-2">{text.filledIn}</span>}
          <button type="button" className="link min-h-tap min-w-0 truncate" onClick={press}>
            {filled ? text.clear : text.fillIn(contact?.fullName || contact?.mobileNumber || '')}
          </button>
        </p>
      )}
      {children}
    </div>
  );
}

/** Writes into each field of the contact as a visitor does: the draft is stored, and errors go. */
function write(form: HTMLFormElement | null, textOf: (name: keyof LastContact, now: string) => string) {
  for (const field of fieldsOf(form)) {
    const text = textOf(field.name, field.value);
    if (text === field.value) continue;
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

const names = new Set<string>([
  'fullName',
  'firstName',
  'lastName',
  'email',
  'mobileNumber',
] satisfies (keyof LastContact)[]);

function fieldsOf(form: HTMLFormElement | null) {
  return [...(form?.elements ?? [])].filter(
    (field): field is HTMLInputElement & { name: keyof LastContact } =>
      field instanceof HTMLInputElement && names.has(field.name),
  );
}
