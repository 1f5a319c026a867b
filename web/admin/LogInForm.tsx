import { useState } from 'react';
import { useFormMutation } from '../enquiries/useFormMutation.ts';
import { useLogInAdminMutation } from '../generated/LogInAdmin.ts';
import { Field } from '../ui/form/Field.tsx';
import { Form } from '../ui/form/Form.tsx';
import { FormEnd } from '../ui/form/FormEnd.tsx';
import { SubmitButton } from '../ui/form/SubmitButton.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import { adminMessages } from './messages.ts';
import { writeToken } from './token.ts';

/** Signs an administrator in. */
export function LogInForm() {
  const text = useMessages(adminMessages);
  const [logIn] = useLogInAdminMutation();
  /** Whether this account needs a code of an authenticator app. */
  const [asksCode, setAsksCode] = useState(false);
  const { form } = useFormMutation({
    fields: ['email', 'password', 'oneTimeCode'],
    send: ({ email, password, oneTimeCode }, context) =>
      logIn({ variables: { input: { email, password, oneTimeCode: oneTimeCode || null } }, context }),
    onStored: ({ token }) => (token ? writeToken(token) : text.noToken),
    onFailed: ({ errors }) => setAsksCode(asksCode || Boolean(errors.oneTimeCode)),
  });
  return (
    // The address names an account here: nobody writes to it.
    <Form {...form} loadAdvice={undefined}>
      <Field name="email" type="email" label={text.email} autoComplete="username" />
      <Field name="password" type="password" label={text.password} autoComplete="current-password" />
      {asksCode && (
        <Field
          name="oneTimeCode"
          label={text.oneTimeCode}
          hint={text.oneTimeCodeHint}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
      )}
      <FormEnd>
        <SubmitButton className="flex-1!">{text.logIn}</SubmitButton>
      </FormEnd>
    </Form>
  );
}
