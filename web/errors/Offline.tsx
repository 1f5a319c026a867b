import { useEffect } from 'react';
import { useMessages } from '../ui/text/useMessages.ts';
import { errorMessages } from './messages.ts';
import { Notice } from './Notice.tsx';

/**
 * Stands in the place of a page that cannot come as the visitor is offline; it comes when the line is back. The bar under the
 * header says how to reach the dealer until then.
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
