import { useParams } from 'react-router-dom';
import { useConfirmSearchAlertMutation } from '../generated/ConfirmSearchAlert.ts';
import { useMessages } from '../ui/text/useMessages.ts';
import { AlertOutcome } from './AlertOutcome.tsx';
import { linkMessages } from './linkMessages.ts';
import { useAlertLink } from './useAlertLink.ts';

/** `/search-alert/:token/confirm`. Begins an alert. */
function ConfirmAlertPage() {
  const text = useMessages(linkMessages);
  const { token = '' } = useParams();
  const [confirm] = useConfirmSearchAlertMutation();
  const outcome = useAlertLink(token, confirm, { done: text.confirmed, unreachable: text.unreachable });
  return (
    <AlertOutcome
      title={text.confirmTitle}
      description={text.confirmDescription}
      waiting={text.confirming}
      outcome={outcome}
    />
  );
}

export { ConfirmAlertPage as Component };
