import { useEffect } from 'react';
import { useMessages } from '../ui/text/useMessages.ts';
import { errorMessages } from './messages.ts';
import { Notice } from './Notice.tsx';

/**
 * Is shown instead of a page that cannot be loaded because the visitor is offline; loads the page when the connection is back.
 * Until then, the bar under the header says how to reach the dealer.
 */
export function Offline() {
  const text = useMessages(errorMessages);
  useEffect(() => {
    const again = () => location.reload();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);
  return <Notice title={text.offlineTitle} heading={text.offline} hint={text.offlineHint} />;
}
