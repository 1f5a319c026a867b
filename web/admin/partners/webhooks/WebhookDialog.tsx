import { useRef } from 'react';
import { useFormMutation } from '../../../enquiries/useFormMutation.ts';
import { useCreatePartnerWebhookMutation } from '../../../generated/CreatePartnerWebhook.ts';
import type { PartnerWebhookFieldsFragment } from '../../../generated/PartnerWebhookFields.ts';
import { PartnerWebhooksDocument } from '../../../generated/PartnerWebhooks.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormEnd } from '../../../ui/form/FormEnd.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { pageMessages } from '../../page/messages.ts';
import { KindsField } from './KindsField.tsx';
import { webhookMessages } from './messages.ts';

interface Props {
  partnerId: string;
  onClose: () => void;
  /** Shows the secret that was made. */
  onSecret: (secret: string) => void;
}

/** Creates a webhook. */
export function WebhookDialog({ partnerId, onClose, onSecret }: Props) {
  const text = useMessages(webhookMessages);
  const page = useMessages(pageMessages);
  const dialog = useRef<HTMLDialogElement>(null);
  const ref = useRef<HTMLFormElement>(null);
  const [create] = useCreatePartnerWebhookMutation({
    update: (cache, { data }) => {
      const created = data?.createPartnerWebhook?.webhook;
      if (!created) return;
      cache.updateQuery({ query: PartnerWebhooksDocument, variables: { id: partnerId } }, (shown) =>
        shown?.partnerWebhooks
          ? { ...shown, partnerWebhooks: [...shown.partnerWebhooks, created] }
          : undefined,
      );
    },
  });
  const { form } = useFormMutation({
    fields: ['url', 'kinds'],
    send: ({ url }, context) => {
      // The options are the kinds.
      const kinds = new FormData(ref.current ?? undefined).getAll(
        'kinds',
      ) as PartnerWebhookFieldsFragment['kinds'];
      return create({ variables: { input: { partnerId, url: url.trim(), kinds } }, context });
    },
    onStored: ({ secret }) => {
      dialog.current?.close();
      if (secret) onSecret(secret);
    },
  });
  return (
    <Dialog ref={dialog} heading={text.add} closeLabel={page.close} onClose={onClose}>
      <p className="mt-3 mb-6 text-sm text-ink-2">{text.addHint}</p>
      <Form {...form} ref={ref} loadAdvice={undefined}>
        <Field name="url" label={text.url} hint={text.urlHint} inputMode="url" autoComplete="off" />
        <KindsField />
        <FormEnd>
          <SubmitButton className="flex-1!">{text.addNow}</SubmitButton>
        </FormEnd>
      </Form>
    </Dialog>
  );
}
