import { useEnquiry } from '../enquiries/useEnquiry.ts';
import { useLogInAdminMutation } from '../generated/LogInAdmin.ts';
import { Field } from '../ui/Field.tsx';
import { Form } from '../ui/Form.tsx';
import { FormEnd } from '../ui/FormEnd.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { useText } from '../ui/useText.ts';
import { adminMessages } from './messages.ts';
import { writeToken } from './token.ts';

/** Signs an administrator in. */
export function LogInForm() {
  const text = useText(adminMessages);
  const [logIn] = useLogInAdminMutation();
  const { form } = useEnquiry({
    fields: ['email', 'password'],
    send: ({ email, password }, context) => logIn({ variables: { input: { email, password } }, context }),
    onStored: ({ token }) => (token ? writeToken(token) : text.noToken),
  });
  return (
    <Form {...form}>
      <Field name="email" type="email" label={text.email} autoComplete="username" />
      <Field name="password" type="password" label={text.password} autoComplete="current-password" />
      <FormEnd>
        <SubmitButton className="flex-1!">{text.logIn}</SubmitButton>
      </FormEnd>
    </Form>
  );
}
