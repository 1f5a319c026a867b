import { useRef } from 'react';
import { useFormMutation } from '../../../enquiries/useFormMutation.ts';
import { useCorrectPersonMutation } from '../../../generated/CorrectPerson.ts';
import { PersonRecordsDocument } from '../../../generated/PersonRecords.ts';
import type { PersonalRecordFieldsFragment } from '../../../generated/PersonalRecordFields.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { showToast } from '../../../ui/dialog/showToast.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormEnd } from '../../../ui/form/FormEnd.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { pageMessages } from '../../page/messages.ts';
import { dropFromInbox } from './dropFromInbox.ts';
import { personsMessages } from '../messages.ts';

interface Props {
  records: readonly PersonalRecordFieldsFragment[];
  onClose: () => void;
  /** Called with the records as they are now. Where the address of a subscription or an alert is its id, the record has another one. */
  onCorrected: (records: readonly PersonalRecordFieldsFragment[]) => void;
}

/**
 * Corrects the name and the contact in all records that are ticked; what is left as it is stays. What they have in common may be
 * changed, not emptied.
 */
export function CorrectDialog({ records, onClose, onCorrected }: Props) {
  const text = useMessages(personsMessages);
  const page = useMessages(pageMessages);
  const dialog = useRef<HTMLDialogElement>(null);
  const chosen = records.map(({ kind, id }) => ({ kind, id }));
  const before = {
    name: common(records, 'name'),
    email: common(records, 'email'),
    phone: common(records, 'phone'),
  };
  const hasPhone = records.some(({ kind }) => kind === 'ENQUIRY');
  const [correct, { client }] = useCorrectPersonMutation({ update: (cache) => dropFromInbox(cache, chosen) });
  const { form } = useFormMutation({
    fields: ['name', 'email', 'phone'],
    send: ({ name, email, phone }, context) => {
      const changed = {
        ...(name.trim() !== (before.name ?? '') && { name }),
        ...(email.trim() !== (before.email ?? '') && { email }),
        ...(phone.trim() !== (before.phone ?? '') && { phone }),
      };
      return correct({ variables: { input: { records: chosen, ...changed } }, context });
    },
    // Some may be corrected, and others restricted or gone meanwhile.
    onFailed: () => void client.refetchQueries({ include: [PersonRecordsDocument] }),
    onStored: ({ records: corrected }) => {
      onCorrected(corrected ?? []);
      dialog.current?.close();
      void showToast({ tone: 'success', text: text.correctedNow(records.length) });
    },
  });
  const hintOf = (value: string | undefined) => (value === undefined ? text.notSame : undefined);
  return (
    <Dialog ref={dialog} heading={text.correct} closeLabel={page.close} onClose={onClose}>
      <p className="mt-3 mb-6 text-sm text-ink-2">{text.correctHint(records.length)}</p>
      <Form {...form} loadAdvice={undefined}>
        <Field
          name="name"
          label={text.name}
          required={Boolean(before.name)}
          initial={before.name}
          hint={hintOf(before.name)}
          autoComplete="off"
        />
        <Field
          name="email"
          type="email"
          label={text.email}
          required={Boolean(before.email)}
          initial={before.email}
          hint={hintOf(before.email)}
          autoComplete="off"
        />
        {hasPhone && (
          <Field
            name="phone"
            type="tel"
            label={text.phone}
            required={Boolean(before.phone)}
            initial={before.phone}
            hint={hintOf(before.phone)}
            autoComplete="off"
          />
        )}
        <FormEnd>
          <SubmitButton className="flex-1!">{text.save}</SubmitButton>
        </FormEnd>
      </Form>
    </Dialog>
  );
}

/** The value that all records have, '' where none has one; undefined where they differ. */
function common(records: readonly PersonalRecordFieldsFragment[], field: 'name' | 'email' | 'phone') {
  const values = new Set(records.flatMap((record) => record[field] ?? []));
  return values.size > 1 ? undefined : ([...values][0] ?? '');
}
