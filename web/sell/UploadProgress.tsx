import { buttonStyle } from '../ui/control/buttonStyle.ts';
import { useMessages } from '../ui/text/useMessages.ts';
import { sellMessages } from './sellMessages.ts';

interface Props {
  /** From 0 to 1; undefined before the first byte has left. */
  progress: number | undefined;
  cancel: () => void;
}

/** How much of an offer is on its way. It can be called off until all of it has left: then it may be stored already. */
export function UploadProgress({ progress, cancel }: Props) {
  const text = useMessages(sellMessages);
  return (
    <>
      <progress
        aria-label={text.progress}
        value={progress ?? 0}
        className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent [&::-webkit-progress-value]:transition-[inline-size] [&::-webkit-progress-value]:duration-calm"
      />
      {/* A screen reader is told by the bar, which it does not read out at every step. */}
      <p aria-hidden className="num text-sm text-ink-2">
        {Math.round((progress ?? 0) * 100)} %
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
