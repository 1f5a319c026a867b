import { useFormMutation } from '../enquiries/useFormMutation.ts';
import { useResetPasswordMutation } from '../generated/ResetPassword.ts';
import { Field } from '../ui/form/Field.tsx';
import { Form } from '../ui/form/Form.tsx';
import { FormEnd } from '../ui/form/FormEnd.tsx';
import { SubmitButton } from '../ui/form/SubmitButton.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import { adminMessages } from './messages.ts';

interface Props {
  /** The token of the link of an owner. */
  token: string;
  /** Called when the password is set. */
  onDone: () => void;
}

/** Sets a password by the link of an owner. */
export function ResetPasswordForm({ token, onDone }: Props) {
  const text = useMessages(adminMessages);
  const [reset] = useResetPasswordMutation();
  const { form } = useFormMutation({
    fields: ['password'],
    send: ({ password }, context) => reset({ variables: { input: { token, password } }, context }),
    onStored: onDone,
  });
  return (
    <Form {...form} loadAdvice={undefined}>
      <Field
        name="password"
        type="password"
        label={text.newPassword}
        hint={text.passwordHint}
        autoComplete="new-password"
      />
      <FormEnd>
        <SubmitButton className="flex-1!">{text.setPassword}</SubmitButton>
      </FormEnd>
    </Form>
  );
}
