import { useEnquiry } from '../enquiries/useEnquiry.ts';
import { useSignUpAdminMutation } from '../generated/SignUpAdmin.ts';
import { Field } from '../ui/Field.tsx';
import { Form } from '../ui/Form.tsx';
import { FormEnd } from '../ui/FormEnd.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { useText } from '../ui/useText.ts';
import { adminMessages } from './messages.ts';
import { writeToken } from './token.ts';

/** Makes an administrator, who is signed in then. */
export function SignUpForm() {
  const text = useText(adminMessages);
  const [signUp] = useSignUpAdminMutation();
  const { form } = useEnquiry({
    fields: ['name', 'email', 'password', 'code'],
    send: ({ name, email, password, code, idempotencyKey }, context) =>
      signUp({
        variables: { input: { name, email, password, code: code || null, idempotencyKey } },
        context,
      }),
    onStored: ({ token }) => (token ? writeToken(token) : text.noToken),
  });
  return (
    <Form {...form}>
      <Field name="name" label={text.name} autoComplete="name" />
      <Field name="email" type="email" label={text.email} autoComplete="username" />
      <Field name="password" type="password" label={text.password} autoComplete="new-password" />
      <Field name="code" label={text.code} required={false} autoComplete="off" />
      <FormEnd>
        <SubmitButton className="flex-1!">{text.signUp}</SubmitButton>
      </FormEnd>
    </Form>
  );
}
