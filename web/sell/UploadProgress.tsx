import { buttonStyle } from '../ui/control/buttonStyle.ts';
import { useMessages } from '../ui/text/useMessages.ts';
import { sellMessages } from './sellMessages.ts';

interface Props {
  /** From 0 to 1; undefined before the first byte has left. */
  progress: number | undefined;
  cancel: () => void;
}

/** How much of an offer has been sent. It can be cancelled until all is sent: after that it may be stored already. */
export function UploadProgress({ progress, cancel }: Props) {
  const text = useMessages(sellMessages);
  return (
    <>
      <progress
        aria-label={text.progress}
        value={progress ?? 0}
        className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent [&::-webkit-progress-value]:transition-[inline-size] [&::-webkit-progress-value]:duration-calm"
      />
      {/* Screen readers get the bar instead, which they do not announce at every step. */}
      <p aria-hidden className="num text-sm text-ink-2">
        {`${Math.round((progress ?? 0) * 100)} %`}
      </p>
      <button
        type="button"
        onClick={cancel}
        className={buttonStyle('quiet', 'min-w-36', progress === 1 && 'invisible')}
      >
        {text.cancel}
      </button>
    </>
  );
}
