import { useFormMutation } from '../../enquiries/useFormMutation.ts';
import { type StaffRole, useSetRoleMutation } from '../../generated/SetRole.ts';
import type { StaffAccountFieldsFragment } from '../../generated/StaffAccountFields.ts';
import { Form } from '../../ui/form/Form.tsx';
import { FormEnd } from '../../ui/form/FormEnd.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { useMessages } from '../../ui/text/useMessages.ts';
import { pageMessages } from '../page/messages.ts';
import { peopleMessages } from './messages.ts';
import { RoleOptions } from './RoleOptions.tsx';

/** Gives somebody another role. Where somebody else has changed the account meanwhile, it says what, and keeps the choice. */
export function RoleForm({ account }: { account: StaffAccountFieldsFragment }) {
  const text = useMessages(peopleMessages);
  const page = useMessages(pageMessages);
  const [setRole] = useSetRoleMutation();
  const { id, revision, member } = account;
  const { form } = useFormMutation({
    fields: ['role'],
    send: ({ role }, context) =>
      // The options are the roles.
      setRole({ variables: { input: { id, revision, role: role as StaffRole } }, context }),
    onStored: ({ account: changed }) =>
      text.saved(member.name, page.roles[changed?.member.role ?? member.role]),
  });
  return (
    <Form {...form} className="max-w-md">
      <SelectField name="role" label={text.role} placeholder={text.chooseRole} initial={member.role}>
        <RoleOptions />
      </SelectField>
      <FormEnd>
        <SubmitButton>{text.saveRole}</SubmitButton>
      </FormEnd>
    </Form>
  );
}
