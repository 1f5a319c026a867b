import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { EmailField } from '../enquiries/EmailField.tsx';
import { useFormMutation } from '../enquiries/useFormMutation.ts';
import { type CarFilter, useCreateSearchAlertMutation } from '../generated/CreateSearchAlert.ts';
import { paths } from '../paths.ts';
import { buttonStyle } from '../ui/control/buttonStyle.ts';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { Form } from '../ui/form/Form.tsx';
import { FormEnd } from '../ui/form/FormEnd.tsx';
import { SubmitButton } from '../ui/form/SubmitButton.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import { searchAlertMessages } from './messages.ts';

/** The version of the dialog's text about personal data; a change of the text needs a new version. */
const CONSENT = 'search-alert-2026-11';

interface Props {
  /** What the mails are about: a search, or a reserved car. */
  wanted: { filter: CarFilter } | { carId: string };
  /** The parts of the search in words, or the name of the car. */
  parts: string[];
  onClose: () => void;
}

/** Asks for the email address for mails about a search or a car, then says what comes next. */
export function AlertDialog({ wanted, parts, onClose }: Props) {
  const text = useMessages(searchAlertMessages);
  const isCar = 'carId' in wanted;
  const dialog = useRef<HTMLDialogElement>(null);
  const [said, setSaid] = useState<string>();
  return (
    <Dialog
      ref={dialog}
      heading={isCar ? text.tellMe : text.emailMe}
      closeLabel={text.close}
      onClose={onClose}
    >
      {said === undefined ? (
        <>
          <p className="mt-4 text-ink-2">{isCar ? text.aboutCar : text.about}</p>
          <p className="num mt-1 font-medium wrap-anywhere">{parts.join(' · ')}</p>
          <AddressForm wanted={wanted} onStored={(message) => setSaid(message ?? text.asked)} />
        </>
      ) : (
        <Answer said={said} label={text.close} onClose={() => dialog.current?.close()} />
      )}
    </Dialog>
  );
}

function AddressForm({
  wanted,
  onStored,
}: Pick<Props, 'wanted'> & { onStored: (message?: string | null) => void }) {
  const text = useMessages(searchAlertMessages);
  const [create] = useCreateSearchAlertMutation();
  const { form } = useFormMutation({
    fields: ['email'],
    consentVersion: CONSENT,
    send: (input, context) => create({ variables: { input: { ...input, ...wanted } }, context }),
    onStored: ({ message }) => onStored(message),
  });
  return (
    <Form {...form} className="mt-6">
      <EmailField />
      <p className="text-sm text-ink-2">
        <span>{`${'carId' in wanted ? text.promiseOnce : text.promise} ${text.consent}`}</span>{' '}
        <Link className="link" to={paths.privacy}>
          {text.privacy}
        </Link>
      </p>
      <FormEnd>
        <SubmitButton>{text.send}</SubmitButton>
      </FormEnd>
    </Form>
  );
}

/** Says what comes next. It takes the focus in the moment it appears, as the form that had it is gone. */
function Answer({ said, label, onClose }: { said: string; label: string; onClose: () => void }) {
  const place = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => place.current?.focus(), []);
  return (
    <>
      <p ref={place} role="status" tabIndex={-1} className="mt-4 outline-none">
        {said}
      </p>
      <button type="button" className={buttonStyle('quiet', 'mt-6 w-full')} onClick={onClose}>
        {label}
      </button>
    </>
  );
}
