import { useRef } from 'react';
import { dubaiTime } from '../../../dealer/dealership.ts';
import { useFormMutation } from '../../../enquiries/useFormMutation.ts';
import { useAddPersonRequestMutation } from '../../../generated/AddPersonRequest.ts';
import { PersonsPageDocument } from '../../../generated/PersonsPage.ts';
import type { PersonRequestFieldsFragment } from '../../../generated/PersonRequestFields.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormEnd } from '../../../ui/form/FormEnd.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { useNow } from '../../enquiries/useNow.ts';
import { pageMessages } from '../../page/messages.ts';
import { personsMessages } from '../messages.ts';

/** Writes down what a person has asked about their data. */
export function RequestDialog({ onClose }: { onClose: () => void }) {
  const text = useMessages(personsMessages);
  const page = useMessages(pageMessages);
  const now = useNow();
  const dialog = useRef<HTMLDialogElement>(null);
  const [add] = useAddPersonRequestMutation({
    update: (cache, { data }) => {
      const added = data?.addPersonRequest?.request;
      if (!added) return;
      cache.updateQuery({ query: PersonsPageDocument }, (shown) =>
        shown?.personRequests ? { ...shown, personRequests: [added, ...shown.personRequests] } : undefined,
      );
    },
  });
  const { form } = useFormMutation({
    fields: ['kind', 'contact', 'receivedOn'],
    send: ({ kind, contact, receivedOn }, context) => {
      // The options are the kinds.
      const chosen = kind as PersonRequestFieldsFragment['kind'];
      return add({ variables: { input: { kind: chosen, contact: contact.trim(), receivedOn } }, context });
    },
    onStored: () => dialog.current?.close(),
  });
  return (
    <Dialog ref={dialog} heading={text.newRequest} closeLabel={page.close} onClose={onClose}>
      <p className="mt-3 mb-6 text-sm text-ink-2">{text.requestsHint}</p>
      <Form {...form} loadAdvice={undefined}>
        <SelectField name="kind" label={text.requestKind} placeholder={text.chooseKind}>
          {Object.entries<string>(text.requestKinds).map(([kind, words]) => (
            <option key={kind} value={kind}>
              {words}
            </option>
          ))}
        </SelectField>
        <Field name="contact" label={text.contact} inputMode="email" autoComplete="off" />
        <Field name="receivedOn" type="date" label={text.receivedOn} initial={dubaiTime(now).day} />
        <FormEnd>
          <SubmitButton className="flex-1!">{text.addRequest}</SubmitButton>
        </FormEnd>
      </Form>
    </Dialog>
  );
}
