import { useFormMutation } from '../enquiries/useFormMutation.ts';
import { useSignUpAdminMutation } from '../generated/SignUpAdmin.ts';
import { Field } from '../ui/form/Field.tsx';
import { Form } from '../ui/form/Form.tsx';
import { FormEnd } from '../ui/form/FormEnd.tsx';
import { SubmitButton } from '../ui/form/SubmitButton.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import { adminMessages } from './messages.ts';
import { writeToken } from './token.ts';

interface Props {
  /** The invitation whose link led here, in place of a sign-up code: its token, and to whom it was sent where that is known. */
  invitation?: { token: string; email: string };
}

/** Registers an administrator and signs them in. */
export function SignUpForm({ invitation }: Props) {
  const text = useMessages(adminMessages);
  const [signUp] = useSignUpAdminMutation();
  const { form } = useFormMutation({
    fields: ['name', 'email', 'password', 'code'],
    send: ({ name, email, password, code, idempotencyKey }, context) =>
      signUp({
        variables: {
          input: { name, email, password, code: invitation?.token ?? (code || null), idempotencyKey },
        },
        context,
      }),
    onStored: ({ token }) => (token ? writeToken(token) : text.noToken),
  });
  return (
    <Form {...form}>
      <Field name="name" label={text.name} autoComplete="name" />
      <Field
        name="email"
        type="email"
        label={text.email}
        initial={invitation?.email}
        hint={invitation && text.invitedEmail}
        autoComplete="username"
      />
      <Field
        name="password"
        type="password"
        label={text.password}
        hint={text.passwordHint}
        autoComplete="new-password"
      />
      {!invitation && <Field name="code" label={text.code} required={false} autoComplete="off" />}
      <FormEnd>
        <SubmitButton className="flex-1!">{text.signUp}</SubmitButton>
      </FormEnd>
    </Form>
  );
}
