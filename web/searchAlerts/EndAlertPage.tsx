import { useParams } from 'react-router-dom';
import { useEndSearchAlertMutation } from '../generated/EndSearchAlert.ts';
import { useMessages } from '../ui/text/useMessages.ts';
import { AlertOutcome } from './AlertOutcome.tsx';
import { linkMessages } from './linkMessages.ts';
import { useAlertLink } from './useAlertLink.ts';

/** `/search-alert/:token/end`. Ends an alert. */
function EndAlertPage() {
  const text = useMessages(linkMessages);
  const { token = '' } = useParams();
  const [end] = useEndSearchAlertMutation();
  const outcome = useAlertLink(token, end, { done: text.ended, unreachable: text.unreachable });
  return (
    <AlertOutcome
      title={text.endTitle}
      description={text.endDescription}
      waiting={text.ending}
      outcome={outcome}
    />
  );
}

export { EndAlertPage as Component };
