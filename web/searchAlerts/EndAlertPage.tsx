import { useParams } from 'react-router-dom';
import { useEndSearchAlertMutation } from '../generated/EndSearchAlert.ts';
import { useMessages } from '../ui/text/useMessages.ts';
import { AlertLinkPage } from './AlertLinkPage.tsx';
import { linkMessages } from './linkMessages.ts';
import { useAlertLink } from './useAlertLink.ts';

/** `/search-alert/:token/end`. Ends an alert. */
function EndAlertPage() {
  const text = useMessages(linkMessages);
  const { token = '' } = useParams();
  const [end] = useEndSearchAlertMutation();
  const link = useAlertLink(token, end, { done: text.ended, unreachable: text.unreachable });
  return (
    <AlertLinkPage
      title={text.endTitle}
      description={text.endDescription}
      question={text.endQuestion}
      action={text.endAction}
      sending={text.ending}
      link={link}
    />
  );
}

export { EndAlertPage as Component };
