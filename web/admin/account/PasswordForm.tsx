import type { Reference } from '@apollo/client';
import { useRef } from 'react';
import { useFormMutation } from '../../enquiries/useFormMutation.ts';
import { useChangePasswordMutation } from '../../generated/ChangePassword.ts';
import { Field } from '../../ui/form/Field.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { FormEnd } from '../../ui/form/FormEnd.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { useMessages } from '../../ui/text/useMessages.ts';
import { accountMessages } from './messages.ts';

/** Changes the own password, which ends the sessions of the other devices. */
export function PasswordForm() {
  const text = useMessages(accountMessages);
  const [change] = useChangePasswordMutation({
    update: (cache, { data }) => {
      if (data?.changePassword?.userErrors.length !== 0) return;
      cache.modify({
        fields: {
          mySessions: (sessions: readonly Reference[] | null, { readField }) =>
            sessions?.filter((session) => readField('current', session)) ?? null,
        },
      });
    },
  });
  const ref = useRef<HTMLFormElement>(null);
  const { form } = useFormMutation({
    fields: ['current', 'password'],
    send: ({ current, password }, context) =>
      change({ variables: { input: { current, password } }, context }),
    onStored: () => {
      ref.current?.reset();
      return text.passwordChanged;
    },
  });
  return (
    <Form {...form} ref={ref} loadAdvice={undefined}>
      <Field name="current" type="password" label={text.current} autoComplete="current-password" />
      <Field
        name="password"
        type="password"
        label={text.newPassword}
        hint={text.passwordHint}
        autoComplete="new-password"
      />
      <FormEnd>
        <SubmitButton>{text.changePassword}</SubmitButton>
      </FormEnd>
    </Form>
  );
}
