import { WifiOff } from 'lucide';
import { useOffline } from '../../ui/hooks/useOffline.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useMessages } from '../../ui/text/useMessages.ts';
import { frameMessages } from './messages.ts';

/** Says that the device is offline, and what that means here. */
export function OfflineBar() {
  const text = useMessages(frameMessages);
  const offline = useOffline();
  return (
    <div role="status" className="sticky top-0 z-9">
      {offline && (
        <div className="flex items-center gap-3 border-b border-line bg-paper-2 px-4 py-2 text-sm md:px-8">
          <Icon node={WifiOff} className="flex-none text-ink-2" />
          <p>{text.offline}</p>
        </div>
      )}
    </div>
  );
}
