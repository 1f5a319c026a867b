import { useParams } from 'react-router-dom';
import { useConfirmSearchAlertMutation } from '../generated/ConfirmSearchAlert.ts';
import { useMessages } from '../ui/text/useMessages.ts';
import { AlertLinkPage } from './AlertLinkPage.tsx';
import { linkMessages } from './linkMessages.ts';
import { useAlertLink } from './useAlertLink.ts';

/** `/search-alert/:token/confirm`. Begins an alert. */
function ConfirmAlertPage() {
  const text = useMessages(linkMessages);
  const { token = '' } = useParams();
  const [confirm] = useConfirmSearchAlertMutation();
  const link = useAlertLink(token, confirm, { done: text.confirmed, unreachable: text.unreachable });
  return (
    <AlertLinkPage
      title={text.confirmTitle}
      description={text.confirmDescription}
      question={text.confirmQuestion}
      action={text.confirmAction}
      sending={text.confirming}
      link={link}
    />
  );
}

export { ConfirmAlertPage as Component };
