import { X } from 'lucide';
import { buttonStyle } from '../../../../ui/control/buttonStyle.ts';
import { IconButton } from '../../../../ui/control/IconButton.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { useMessages } from '../../../../ui/text/useMessages.ts';
import { pictureMessages } from '../messages.ts';
import type { QueuedPicture } from '../queue/QueuedPicture.ts';

interface Props {
  picture: QueuedPicture;
  onRetry: () => void;
  onRemove: () => void;
}

/** A picture that was not sent: why, and what to do with it. */
export function FailedPicture({ picture: { name, fault }, onRetry, onRemove }: Props) {
  const text = useMessages(pictureMessages);
  const reason = typeof fault === 'string' ? text.faults[fault] : fault?.sentence;
  return (
    <li className="flex flex-wrap items-center gap-x-4 border-t border-line py-1 first:border-t-0">
      <div className="min-w-0 flex-1 basis-56 py-1">
        <p className="font-[550] wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        <p className="text-danger wrap-anywhere">{reason}</p>
      </div>
      <div className="flex items-center">
        {fault !== 'unread' && (
          <button
            type="button"
            aria-label={text.retryOf(name)}
            className={buttonStyle('plain', 'min-h-tap! text-sm')}
            onClick={onRetry}
          >
            {text.retry}
          </button>
        )}
        <IconButton label={text.dismissOf(name)} onClick={onRemove} className="-me-2 text-ink-2">
          <Icon node={X} size={18} />
        </IconButton>
      </div>
    </li>
  );
}
