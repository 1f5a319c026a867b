import { useEndSubscriptionMutation } from '../../generated/EndSubscription.ts';
import { SubscribersPageDocument, type SubscribersPageQuery } from '../../generated/SubscribersPage.ts';
import { showToast } from '../../ui/dialog/showToast.ts';
import { useMessages } from '../../ui/text/useMessages.ts';
import { AskDialog } from '../page/AskDialog.tsx';
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
  const { change } = useChange();
  const [end] = useEndSubscriptionMutation({
    refetchQueries: [SubscribersPageDocument],
    awaitRefetchQueries: true,
  });

  async function endNow(close: () => void) {
    const done = await change(() => end({ variables: { input: { id, revision } } }));
    if (!done) return;
    // The focus returns to its row, which is gone: the list takes it then.
    close();
    onEnded();
    await showToast({ tone: 'success', text: text.ended });
  }

  return (
    <AskDialog
      heading={text.endHeading}
      hint={text.endHint(email)}
      label={text.endNow}
      isFinal
      onYes={endNow}
      onClose={onClose}
    />
  );
}
