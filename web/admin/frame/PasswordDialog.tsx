import { useRef } from 'react';
import { useFormMutation } from '../../enquiries/useFormMutation.ts';
import { useConfirmPasswordMutation } from '../../generated/ConfirmPassword.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { FormEnd } from '../../ui/form/FormEnd.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { useMessages } from '../../ui/text/useMessages.ts';
import { pageMessages } from '../page/messages.ts';
import { frameMessages } from './messages.ts';
import { answerPassword, usePasswordAsked } from '../page/passwordQuestion.ts';

/** Asks for the password again; what has asked goes on afterwards. */
export function PasswordDialog() {
  return usePasswordAsked() ? <Asking /> : null;
}

function Asking() {
  const text = useMessages(frameMessages);
  const page = useMessages(pageMessages);
  const dialog = useRef<HTMLDialogElement>(null);
  const confirmed = useRef(false);
  const [confirm] = useConfirmPasswordMutation();
  const { form } = useFormMutation({
    fields: ['password'],
    send: ({ password }, context) => confirm({ variables: { input: { password } }, context }),
    onStored: () => {
      confirmed.current = true;
      // Gives the focus back to what has asked.
      dialog.current?.close();
    },
  });
  return (
    <Dialog
      ref={dialog}
      heading={text.confirm}
      closeLabel={page.cancel}
      onClose={() => answerPassword(confirmed.current)}
    >
      <p className="mt-3 mb-6 text-sm text-ink-2">{text.confirmHint}</p>
      <Form {...form} loadAdvice={undefined}>
        <Field name="password" type="password" label={text.password} autoComplete="current-password" />
        <FormEnd>
          <SubmitButton className="flex-1!">{text.goOn}</SubmitButton>
        </FormEnd>
      </Form>
    </Dialog>
  );
}
