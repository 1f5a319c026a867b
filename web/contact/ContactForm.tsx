import { ConsentNote } from '../enquiries/ConsentNote.tsx';
import { forgetDraft } from '../enquiries/drafts.ts';
import { DraftNote } from '../enquiries/DraftNote.tsx';
import { EmailField } from '../enquiries/EmailField.tsx';
import { MobileNumberField } from '../enquiries/MobileNumberField.tsx';
import { useFormDraft } from '../enquiries/useFormDraft.ts';
import { useFormMutation } from '../enquiries/useFormMutation.ts';
import { useSendContactMessageMutation } from '../generated/SendContactMessage.ts';
import { Field } from '../ui/form/Field.tsx';
import { FieldRow } from '../ui/form/FieldRow.tsx';
import { Form } from '../ui/form/Form.tsx';
import { FormEnd } from '../ui/form/FormEnd.tsx';
import { SubmitButton } from '../ui/form/SubmitButton.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import { contactMessages } from './messages.ts';

const fields = ['firstName', 'lastName', 'email', 'mobileNumber', 'message'] as const;

/**
 * A message to the dealer. The form is emptied only when it was sent (spec §4). `question`: what stands in the message at
 * first. `draft` names the form among the drafts of this device.
 */
export function ContactForm({ question, draft }: { question?: string; draft: string }) {
  const text = useMessages(contactMessages);
  const typed = useFormDraft(draft);
  const [sendMessage] = useSendContactMessageMutation();
  const { form } = useFormMutation({
    fields,
    send: (input, context) => sendMessage({ variables: { input }, context }),
    onStored() {
      forgetDraft(draft);
      typed.emptyTexts();
      return text.sent;
    },
    describe: ({ message }) => (
      <>
        <p className="font-[550]">{text.failed}</p>
        {message && <p className="mt-1 text-ink-2">{message}</p>}
      </>
    ),
  });
  return (
    <Form key={typed.version} {...form} {...typed.form}>
      <FieldRow>
        <Field name="firstName" label={text.firstName} autoComplete="given-name" />
        <Field name="lastName" label={text.lastName} autoComplete="family-name" />
      </FieldRow>
      <FieldRow>
        <EmailField />
        <MobileNumberField />
      </FieldRow>
      <Field name="message" label={text.message} rows={6} initial={question && `${question}\n\n`} />
      <DraftNote onClear={typed.clear} />
      <ConsentNote />
      <FormEnd>
        <SubmitButton>{text.send}</SubmitButton>
      </FormEnd>
    </Form>
  );
}
