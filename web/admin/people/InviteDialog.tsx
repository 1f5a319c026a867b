import { useRef } from 'react';
import { useFormMutation } from '../../enquiries/useFormMutation.ts';
import { type StaffRole, useInviteMutation } from '../../generated/Invite.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { FormEnd } from '../../ui/form/FormEnd.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { useMessages } from '../../ui/text/useMessages.ts';
import { pageMessages } from '../page/messages.ts';
import { addInvitation } from './addInvitation.ts';
import { peopleMessages } from './messages.ts';
import { RoleOptions } from './RoleOptions.tsx';

interface Props {
  onClose: () => void;
  /** Shows the link of the invitation. */
  onLink: (url: string) => void;
}

/** Invites somebody. */
export function InviteDialog({ onClose, onLink }: Props) {
  const text = useMessages(peopleMessages);
  const page = useMessages(pageMessages);
  const dialog = useRef<HTMLDialogElement>(null);
  const [invite] = useInviteMutation({ update: addInvitation });
  const { form } = useFormMutation({
    fields: ['email', 'role'],
    send: ({ email, role }, context) =>
      // The options are the roles.
      invite({ variables: { input: { email, role: role as StaffRole } }, context }),
    onStored: ({ url }) => {
      dialog.current?.close();
      if (url) onLink(url);
    },
  });
  return (
    <Dialog ref={dialog} heading={text.invite} closeLabel={page.close} onClose={onClose}>
      <p className="mt-3 mb-6 text-sm text-ink-2">{text.inviteHint}</p>
      <Form {...form}>
        <Field name="email" type="email" label={text.email} autoComplete="off" />
        <SelectField name="role" label={text.role} placeholder={text.chooseRole}>
          <RoleOptions />
        </SelectField>
        <FormEnd>
          <SubmitButton className="flex-1!">{text.send}</SubmitButton>
        </FormEnd>
      </Form>
    </Dialog>
  );
}
