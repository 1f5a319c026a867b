import { Phone } from 'lucide-react';
import { useEffect } from 'react';
import { dealership, telephone } from '../dealership.ts';
import { buttonStyle } from '../ui/control/buttonStyle.ts';
import { useMessages } from '../ui/text/useMessages.ts';
import { errorMessages } from './messages.ts';
import { Notice } from './Notice.tsx';

/** Stands in the place of a page that cannot come as the visitor is offline; it comes when the line is back. */
export function Offline() {
  const text = useMessages(errorMessages);
  useEffect(() => {
    const again = () => location.reload();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);
  const phone = dealership.phones[0] ?? '';
  return (
    <Notice title={text.offlineTitle} heading={text.offline} hint={text.offlineHint}>
      <a className={buttonStyle('primary')} href={telephone(phone)}>
        <Phone aria-hidden size={20} strokeWidth={1.5} />
        <bdi dir="ltr" className="num">
          {phone}
        </bdi>
      </a>
    </Notice>
  );
}
