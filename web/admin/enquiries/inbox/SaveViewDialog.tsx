import { useRef } from 'react';
import { useFormMutation } from '../../../enquiries/useFormMutation.ts';
import { useSaveViewMutation } from '../../../generated/SaveView.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormEnd } from '../../../ui/form/FormEnd.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { pageMessages } from '../../page/messages.ts';
import { addSavedView } from './addSavedView.ts';
import type { InboxFilter } from './inboxAddress.ts';
import { inboxMessages } from './messages.ts';

/** Asks for the name of a view, and saves what the inbox shows under it. */
export function SaveViewDialog({ filter, onClose }: { filter: InboxFilter; onClose: () => void }) {
  const text = useMessages(inboxMessages);
  const page = useMessages(pageMessages);
  const dialog = useRef<HTMLDialogElement>(null);
  const [save] = useSaveViewMutation({ update: addSavedView });
  const { form } = useFormMutation({
    fields: ['name'],
    send: ({ name }, context) => save({ variables: { input: { ...filter, name } }, context }),
    onStored: () => dialog.current?.close(),
  });
  return (
    <Dialog ref={dialog} heading={text.saveView} closeLabel={page.close} onClose={onClose}>
      <p className="mt-3 mb-6 text-sm text-ink-2">{text.saveViewHint}</p>
      <Form {...form}>
        <Field name="name" label={text.viewName} maxLength={200} autoComplete="off" />
        <FormEnd>
          <SubmitButton className="flex-1!">{text.saveViewNow}</SubmitButton>
        </FormEnd>
      </Form>
    </Dialog>
  );
}
