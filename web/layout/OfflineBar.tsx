import { clsx } from 'clsx';
import { WifiOff } from 'lucide';
import { useEffect, useRef } from 'react';
import { useMatch, useRevalidator } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useOffline } from '../ui/hooks/useOffline.ts';
import { Icon } from '../ui/Icon.tsx';
import { PhoneLink } from '../ui/page/PhoneLink.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import { layoutMessages } from './messages.ts';

/** Says that the visitor is offline, and how to reach the dealer. When the connection is back, the page loads its data again. */
export function OfflineBar() {
  const text = useMessages(layoutMessages);
  const offline = useOffline();
  const { revalidate } = useRevalidator();
  const overPicture = useMatch(paths.home) !== null;
  const was = useRef(false);
  useEffect(() => {
    if (was.current && !offline) void revalidate();
    was.current = offline;
  }, [offline, revalidate]);
  return (
    // On the home page the picture stays where it is, under the header.
    <div role="status" className={clsx('sticky top-header z-9', overPicture && 'h-0')}>
      {offline && (
        <div className="wrap flex flex-wrap items-center gap-x-4 border-y border-line bg-paper-2 py-1 text-sm">
          <Icon node={WifiOff} className="text-ink-2 max-md:hidden" />
          <p>{text.offline}</p>
          <PhoneLink />
        </div>
      )}
    </div>
  );
}
