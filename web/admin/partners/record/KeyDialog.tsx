import { useRef } from 'react';
import { useFormMutation } from '../../../enquiries/useFormMutation.ts';
import { useAddPartnerKeyMutation } from '../../../generated/AddPartnerKey.ts';
import type { PartnerAccountFieldsFragment } from '../../../generated/PartnerAccountFields.ts';
import { Checkbox } from '../../../ui/control/Checkbox.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormEnd } from '../../../ui/form/FormEnd.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { pageMessages } from '../../page/messages.ts';
import { partnerMessages } from '../messages.ts';
import { recordMessages } from './messages.ts';

interface Props {
  partner: PartnerAccountFieldsFragment;
  onClose: () => void;
  /** Shows the key that was made. */
  onKey: (key: string) => void;
}

/** Makes another key. */
export function KeyDialog({ partner, onClose, onKey }: Props) {
  const text = useMessages(recordMessages);
  const words = useMessages(partnerMessages);
  const page = useMessages(pageMessages);
  const dialog = useRef<HTMLDialogElement>(null);
  const [addKey] = useAddPartnerKeyMutation();
  const { id, revision, keys } = partner;
  const { form } = useFormMutation({
    fields: ['trustedOnly'],
    send: ({ trustedOnly }, context) =>
      addKey({ variables: { input: { id, revision, trustedOnly: trustedOnly !== '' } }, context }),
    onStored: ({ key }) => {
      dialog.current?.close();
      if (key) onKey(key);
    },
  });
  const isFirst = keys.length === 0;
  return (
    <Dialog
      ref={dialog}
      heading={isFirst ? text.makeFirstKey : text.makeKey}
      closeLabel={page.close}
      onClose={onClose}
    >
      {!isFirst && <p className="mt-3 text-sm text-ink-2">{text.makeKeyHint}</p>}
      <Form {...form} loadAdvice={undefined} className="mt-4">
        <div>
          <Checkbox
            name="trustedOnly"
            label={words.trustedOnly}
            defaultChecked={!isFirst && keys.every(({ trustedOnly }) => trustedOnly)}
          />
          <p className="text-sm text-ink-2">{words.trustedOnlyHint}</p>
        </div>
        <FormEnd>
          <SubmitButton className="flex-1!">{text.makeNow}</SubmitButton>
        </FormEnd>
      </Form>
    </Dialog>
  );
}
