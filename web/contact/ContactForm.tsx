import { lazy, Suspense, useState } from 'react';
import type { ReceiptCard as Card } from '../receipts/ReceiptCard.tsx';
import { ConsentNote } from '../enquiries/ConsentNote.tsx';
import { dealership } from '../dealer/dealership.ts';
import { forgetDraft } from '../enquiries/drafts.ts';
import { DraftNote } from '../enquiries/DraftNote.tsx';
import { EmailField } from '../enquiries/EmailField.tsx';
import { LastContactOffer } from '../enquiries/LastContactOffer.tsx';
import { MobileNumberField } from '../enquiries/MobileNumberField.tsx';
import type { Receipt } from '../enquiries/receipt.ts';
import { useFormDraft } from '../enquiries/useFormDraft.ts';
import { useFormMutation } from '../enquiries/useFormMutation.ts';
import type { ChosenCarFragment } from '../generated/ChosenCar.ts';
import { useSendContactMessageMutation } from '../generated/SendContactMessage.ts';
import { Field } from '../ui/form/Field.tsx';
import { FieldRow } from '../ui/form/FieldRow.tsx';
import { Form } from '../ui/form/Form.tsx';
import { FormEnd } from '../ui/form/FormEnd.tsx';
import { SubmitButton } from '../ui/form/SubmitButton.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import { contactMessages } from './messages.ts';
import { useFirstText } from './useFirstText.ts';

// Loaded on demand: most visitors of the page never need it. If that fails, the form still says that the message was
// sent.
const ReceiptCard = lazy<typeof Card>(() =>
  import('../receipts/ReceiptCard.tsx').then(
    (module) => ({ default: module.ReceiptCard }),
    () => ({ default: () => <></> }),
  ),
);

const fields = ['firstName', 'lastName', 'email', 'mobileNumber', 'message'] as const;

interface Props {
  /** The car of the message, if any, and the initial text of the message. */
  named?: { car: ChosenCarFragment; question: string };
  /** The initial text of a message about no car of the stock. */
  wish?: string;
  /** Names the form among the drafts of this device. */
  draft: string;
}

/** A message to the dealer. The form is emptied only when the message was sent (spec §4); its receipt is then shown below. */
export function ContactForm({ named, wish, draft }: Props) {
  const text = useMessages(contactMessages);
  const typed = useFormDraft(draft);
  const first = named?.question ?? wish;
  const question = first ? `${first}\n\n` : '';
  useFirstText(typed.form.ref, 'message', question);
  const [receipt, setReceipt] = useState<Receipt>();
  const [sendMessage] = useSendContactMessageMutation();
  const { form } = useFormMutation({
    fields,
    send: (input, context) => sendMessage({ variables: { input }, context }),
    onStored({ contactMessage }) {
      setReceipt({ id: contactMessage?.id ?? null, sentAt: Date.now(), car: named?.car });
      forgetDraft(draft);
      typed.emptyTexts();
      return text.sent;
    },
    onFailed: () => setReceipt(undefined),
    describe: ({ message }) => (
      <>
        <p className="font-[550]">{text.failed}</p>
        {message && <p className="mt-1 text-ink-2">{message}</p>}
      </>
    ),
  });
  return (
    <>
      <Form key={typed.version} {...form} {...typed.form}>
        <LastContactOffer>
          <FieldRow>
            <Field name="firstName" label={text.firstName} autoComplete="given-name" />
            <Field name="lastName" label={text.lastName} autoComplete="family-name" />
          </FieldRow>
        </LastContactOffer>
        <FieldRow>
          <EmailField />
          <MobileNumberField />
        </FieldRow>
        <Field name="message" label={text.message} rows={6} initial={question} />
        <DraftNote key={receipt?.sentAt} draft={draft} onClear={typed.clear} />
        <ConsentNote />
        <FormEnd>
          <SubmitButton>{text.send}</SubmitButton>
        </FormEnd>
      </Form>
      {receipt && (
        <Suspense>
          <ReceiptCard sent={receipt} promise={dealership.promises.salesContact} counted="open days" />
        </Suspense>
      )}
    </>
  );
}
