import { useRef } from 'react';
import { useEndSubscriptionMutation } from '../../generated/EndSubscription.ts';
import { SubscribersPageDocument, type SubscribersPageQuery } from '../../generated/SubscribersPage.ts';
import { buttonStyle } from '../../ui/control/buttonStyle.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { showToast } from '../../ui/dialog/showToast.ts';
import { useMessages } from '../../ui/text/useMessages.ts';
import { pageMessages } from '../page/messages.ts';
import { useChange } from '../page/useChange.ts';
import { subscriberMessages } from './messages.ts';

type Subscriber = NonNullable<SubscribersPageQuery['subscribers']>['nodes'][number];

interface Props {
  subscriber: Subscriber;
  onClose: () => void;
  /** Called when it has ended: its row is gone. */
  onEnded: () => void;
}

/** Asks before a subscription is ended: nobody but the subscriber may renew it. */
export function EndDialog({ subscriber: { id, revision, email }, onClose, onEnded }: Props) {
  const text = useMessages(subscriberMessages);
  const page = useMessages(pageMessages);
  const dialog = useRef<HTMLDialogElement>(null);
  const { busy, change } = useChange();
  const [end] = useEndSubscriptionMutation({
    refetchQueries: [SubscribersPageDocument],
    awaitRefetchQueries: true,
  });

  async function endNow() {
    const done = await change(() => end({ variables: { input: { id, revision } } }));
    dialog.current?.close();
    if (!done) return;
    onEnded();
    await showToast({ tone: 'success', text: text.ended });
  }

  return (
    <Dialog ref={dialog} heading={text.endHeading} closeLabel={page.close} onClose={onClose}>
      <p className="mt-3 mb-6 text-sm text-ink-2 wrap-anywhere">{text.endHint(email)}</p>
      <div className="flex flex-wrap gap-3 *:flex-1">
        <button type="button" className={buttonStyle('quiet')} onClick={() => dialog.current?.close()}>
          {page.cancel}
        </button>
        <button
          type="button"
          aria-disabled={busy}
          className={buttonStyle('primary', 'aria-disabled:opacity-60')}
          onClick={() => void endNow()}
        >
          {text.endNow}
        </button>
      </div>
    </Dialog>
  );
}
