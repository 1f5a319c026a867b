import { clsx } from 'clsx';
import { X } from 'lucide';
import { memo } from 'react';
import { buttonStyle } from '../../../ui/control/buttonStyle.ts';
import { IconButton } from '../../../ui/control/IconButton.tsx';
import { ProgressBar } from '../../../ui/control/ProgressBar.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { pictureMessages } from './messages.ts';
import type { QueuedPicture } from './queue/QueuedPicture.ts';

interface Props {
  picture: QueuedPicture;
  onRetry: () => void;
  onRemove: () => void;
}

/** A picture on its way to its car: how far it is, or why it is not sent. */
export function QueuedTile({ picture, onRetry, onRemove }: Props) {
  const text = useMessages(pictureMessages);
  const { state, part = 0, fault, name: path, jpeg } = picture;
  const name = path.split('/').at(-1) ?? path;
  const reason = typeof fault === 'string' ? text.faults[fault] : fault?.sentence;
  return (
    <li className="min-w-0">
      <div
        className={clsx(
          'relative grid aspect-4/3 grid-cols-[minmax(0,1fr)] content-center overflow-clip rounded-picture bg-stage p-3 text-center text-sm',
          state === 'failed' && 'outline-2 outline-danger',
        )}
      >
        {jpeg && <Preview jpeg={jpeg} />}
        <p className="relative truncate font-[550]">
          <bdi>{name}</bdi>
        </p>
        {state !== 'failed' && (
          <p className="num relative text-ink-2">
            {state === 'sending' ? text.percent(part) : text.states[state]}
          </p>
        )}
        {state === 'sending' && (
          <ProgressBar
            label={text.states.sending}
            done={part}
            total={1}
            className="absolute inset-x-0 bottom-0 h-1"
          />
        )}
        <div className="absolute end-0 top-0">
          <IconButton
            label={text.dismissOf(name)}
            onClick={onRemove}
            className="text-ink *:rounded-full *:bg-paper/90 hover:*:bg-paper"
          >
            <Icon node={X} size={30} strokeWidth={1.25} className="p-1.5" />
          </IconButton>
        </div>
      </div>
      {reason && <p className="mt-2 text-sm text-danger wrap-anywhere">{reason}</p>}
      {state === 'failed' && fault !== 'unread' && (
        <button
          type="button"
          aria-label={text.retryOf(name)}
          className={buttonStyle('quiet', 'mt-2 min-h-tap! px-4! text-sm')}
          onClick={onRetry}
        >
          {text.retry}
        </button>
      )}
    </li>
  );
}

/** What is sent. It stays as it is while the progress changes: each new address of it would be decoded once more. */
const Preview = memo(function Preview({ jpeg }: { jpeg: Blob }) {
  return (
    <img
      ref={(img) => show(img, jpeg)}
      alt=""
      className="absolute inset-0 size-full object-cover opacity-40"
    />
  );
});

/** Shows a picture of this device as long as its element is there. */
function show(img: HTMLImageElement | null, jpeg: Blob) {
  if (!img) return undefined;
  const address = URL.createObjectURL(jpeg);
  img.src = address;
  return () => URL.revokeObjectURL(address);
}
