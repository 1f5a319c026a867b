import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { consent } from '../enquiries/consent.ts';
import { EmailField } from '../enquiries/EmailField.tsx';
import { useFormMutation } from '../enquiries/useFormMutation.ts';
import { useSubscribeMutation } from '../generated/Subscribe.ts';
import { paths } from '../paths.ts';
import { Form } from '../ui/form/Form.tsx';
import { showToast } from '../ui/dialog/showToast.ts';
import { SubmitButton } from '../ui/form/SubmitButton.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import { newsletterMessages } from './messages.ts';

/** Subscribes an address. A toast says the result; the field is emptied only on success. */
export function NewsletterForm() {
  const text = useMessages(newsletterMessages);
  const ref = useRef<HTMLFormElement>(null);
  const [subscribe] = useSubscribeMutation();
  const { form } = useFormMutation({
    fields: ['email'],
    consentVersion: consent.newsletter,
    send: (input, context) => subscribe({ variables: { input }, context }),
    onStored({ message }) {
      ref.current?.reset();
      void showToast({ tone: 'success', text: message ?? text.subscribed });
    },
    onFailed({ message, errors }) {
      void showToast({ tone: 'danger', text: message ?? Object.values(errors).join(' ') });
    },
    describe: () => undefined,
  });
  return (
    <Form ref={ref} {...form} className="gap-3!">
      <div className="grid items-start gap-3 lg:grid-cols-[minmax(0,1fr)_auto]">
        <EmailField />
        <SubmitButton className="lg:mt-8">{text.subscribe}</SubmitButton>
      </div>
      <p className="text-sm text-ink-2">
        <span>{text.consent}</span>{' '}
        <Link className="link" to={paths.privacy}>
          {text.privacy}
        </Link>
      </p>
    </Form>
  );
}
