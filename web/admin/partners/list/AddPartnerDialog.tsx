import { useRef } from 'react';
import { useFormMutation } from '../../../enquiries/useFormMutation.ts';
import { useAddPartnerMutation } from '../../../generated/AddPartner.ts';
import { PartnersPageDocument } from '../../../generated/PartnersPage.ts';
import { Checkbox } from '../../../ui/control/Checkbox.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormEnd } from '../../../ui/form/FormEnd.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { pageMessages } from '../../page/messages.ts';
import { partnerMessages } from '../messages.ts';
import { ScopesField } from '../ScopesField.tsx';
import { listMessages } from './messages.ts';

interface Props {
  onClose: () => void;
  /** Shows the key of the partner that was added. */
  onKey: (made: { name: string; key: string }) => void;
}

/** Adds a partner. */
export function AddPartnerDialog({ onClose, onKey }: Props) {
  const text = useMessages(listMessages);
  const words = useMessages(partnerMessages);
  const page = useMessages(pageMessages);
  const dialog = useRef<HTMLDialogElement>(null);
  const ref = useRef<HTMLFormElement>(null);
  const [add] = useAddPartnerMutation({
    update: (cache, { data }) => {
      const added = data?.addPartner?.key && data.addPartner.partner;
      if (!added) return;
      cache.updateQuery({ query: PartnersPageDocument }, (shown) =>
        shown?.partnerAccounts
          ? {
              ...shown,
              partnerAccounts: [...shown.partnerAccounts, added].toSorted((a, b) =>
                a.name.localeCompare(b.name),
              ),
            }
          : undefined,
      );
    },
  });
  const { form } = useFormMutation({
    fields: ['name', 'email', 'scopes', 'trustedOnly'],
    send: ({ name, email, trustedOnly }, context) => {
      // The form has one text for each name; these are several.
      const scopes = new FormData(ref.current ?? undefined).getAll('scopes').map(String);
      const input = { name, email: email || null, scopes, trustedOnly: trustedOnly !== '' };
      return add({ variables: { input }, context });
    },
    onStored: ({ partner, key }) => {
      dialog.current?.close();
      if (partner && key) onKey({ name: partner.name, key });
    },
  });
  return (
    <Dialog ref={dialog} heading={text.add} closeLabel={page.close} onClose={onClose}>
      <p className="mt-3 mb-6 text-sm text-ink-2">{text.addHint}</p>
      <Form {...form} ref={ref} loadAdvice={undefined}>
        <Field name="name" label={words.name} autoComplete="off" maxLength={100} />
        <Field
          name="email"
          type="email"
          label={words.optional}
          hint={words.emailHint}
          required={false}
          autoComplete="off"
        />
        <ScopesField initial={['inventory:read']} />
        <div>
          <Checkbox name="trustedOnly" label={words.trustedOnly} />
          <p className="text-sm text-ink-2">{words.trustedOnlyHint}</p>
        </div>
        <FormEnd>
          <SubmitButton className="flex-1!">{text.addNow}</SubmitButton>
        </FormEnd>
      </Form>
    </Dialog>
  );
}
