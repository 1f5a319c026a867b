import { useState } from 'react';
import { useChangePartnerWebhookMutation } from '../../../generated/ChangePartnerWebhook.ts';
import { useDeletePartnerWebhookMutation } from '../../../generated/DeletePartnerWebhook.ts';
import type { PartnerWebhookFieldsFragment } from '../../../generated/PartnerWebhookFields.ts';
import { useRotatePartnerWebhookSecretMutation } from '../../../generated/RotatePartnerWebhookSecret.ts';
import { useTestPartnerWebhookMutation } from '../../../generated/TestPartnerWebhook.ts';
import { buttonStyle } from '../../../ui/control/buttonStyle.ts';
import { showToast } from '../../../ui/dialog/showToast.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { AskDialog } from '../../page/AskDialog.tsx';
import { useChange } from '../../page/useChange.ts';
import { webhookMessages } from './messages.ts';

interface Props {
  webhook: Pick<PartnerWebhookFieldsFragment, 'id' | 'state'>;
  /** Shows a secret that was made. */
  onSecret: (secret: string) => void;
  /** Takes the focus once the webhook is deleted. */
  onGone: () => void;
}

/** What an owner can do with a webhook. */
export function WebhookActions({ webhook: { id, state }, onSecret, onGone }: Props) {
  const text = useMessages(webhookMessages);
  const [asked, setAsked] = useState<'secret' | 'deletion'>();
  const { busy, change } = useChange();
  const variables = { input: { id } };
  const [changeWebhook] = useChangePartnerWebhookMutation();
  const [test] = useTestPartnerWebhookMutation({ variables });
  const [rotate] = useRotatePartnerWebhookSecretMutation({ variables });
  const [remove] = useDeletePartnerWebhookMutation({
    variables,
    update: (cache, { data }) => {
      if (data?.deletePartnerWebhook?.deletedId)
        cache.evict({ id: cache.identify({ __typename: 'PartnerWebhook', id }) });
    },
  });
  const isOn = state === 'ON';

  async function toggle() {
    const input = { id, isOn: !isOn };
    if (await change(() => changeWebhook({ variables: { input } })))
      await showToast({ tone: 'success', text: isOn ? text.paused : text.resumed });
  }

  async function sendTest() {
    const done = await change(() => test());
    if (!done) return;
    await showToast(
      done.delivered
        ? { tone: 'success', text: text.accepted }
        : { tone: 'danger', text: text.refused(done.answer ?? ''), duration: 10_000 },
    );
  }

  async function makeSecret() {
    const done = await change(() => rotate());
    if (done?.secret) onSecret(done.secret);
  }

  async function removeIt() {
    if (!(await change(() => remove()))) return;
    onGone();
    await showToast({ tone: 'success', text: text.removed });
  }

  const plain = buttonStyle('plain', 'min-h-tap! text-sm! aria-disabled:opacity-60');
  return (
    <div className="-mx-2 flex flex-wrap gap-x-2">
      <button type="button" className={plain} aria-disabled={busy} onClick={() => void toggle()}>
        {isOn ? text.pause : text.resume}
      </button>
      <button type="button" className={plain} aria-disabled={busy} onClick={() => void sendTest()}>
        {text.test}
      </button>
      <button type="button" className={plain} aria-haspopup="dialog" onClick={() => setAsked('secret')}>
        {text.rotate}
      </button>
      <button type="button" className={plain} aria-haspopup="dialog" onClick={() => setAsked('deletion')}>
        {text.remove}
      </button>
      {asked === 'secret' && (
        <AskDialog
          heading={text.rotate}
          hint={text.rotateHint}
          label={text.rotateNow}
          isFinal
          onYes={makeSecret}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked === 'deletion' && (
        <AskDialog
          heading={text.removeThis}
          hint={text.removeHint}
          label={text.remove}
          isFinal
          onYes={removeIt}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}
