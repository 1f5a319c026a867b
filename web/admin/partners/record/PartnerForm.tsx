import { useRef } from 'react';
import { useFormMutation } from '../../../enquiries/useFormMutation.ts';
import { useChangePartnerMutation } from '../../../generated/ChangePartner.ts';
import type { PartnerAccountFieldsFragment } from '../../../generated/PartnerAccountFields.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { FieldRow } from '../../../ui/form/FieldRow.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormEnd } from '../../../ui/form/FormEnd.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { partnerMessages } from '../messages.ts';
import { ScopesField } from '../ScopesField.tsx';
import { recordMessages } from './messages.ts';

/**
 * Changes the name, the email address and the scopes of a partner. Where somebody else has changed it meanwhile, it says what,
 * and keeps what was typed.
 */
export function PartnerForm({ partner }: { partner: PartnerAccountFieldsFragment }) {
  const text = useMessages(recordMessages);
  const words = useMessages(partnerMessages);
  const ref = useRef<HTMLFormElement>(null);
  const [changePartner] = useChangePartnerMutation();
  const { id, revision, scopes: allowed } = partner;
  const { form } = useFormMutation({
    fields: ['name', 'email', 'scopes'],
    send: ({ name, email }, context) => {
      // The form has one text for each name; these are several.
      const scopes = new FormData(ref.current ?? undefined).getAll('scopes').map(String);
      return changePartner({ variables: { input: { id, revision, name, email, scopes } }, context });
    },
    onStored: () => text.saved,
  });
  return (
    <Form {...form} ref={ref} loadAdvice={undefined}>
      <FieldRow>
        <Field name="name" label={words.name} initial={partner.name} autoComplete="off" maxLength={100} />
        <Field
          name="email"
          type="email"
          label={words.optional}
          hint={words.emailHint}
          initial={partner.email ?? ''}
          required={false}
          autoComplete="off"
        />
      </FieldRow>
      <ScopesField initial={allowed} />
      <FormEnd>
        <SubmitButton>{text.save}</SubmitButton>
      </FormEnd>
    </Form>
  );
}
