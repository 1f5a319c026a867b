import { useMessages } from '../text/useMessages.ts';
import { pictureMessages } from './messages.ts';

const inCorner = 'start-4 bottom-4 rounded-control bg-picture-paper/82 px-2.5 py-1 text-picture-ink';

/** Stands on a picture that is an illustration. Screen readers get this with the text of the picture. */
export function IllustrationCaption({ className = inCorner }: { className?: string }) {
  return (
    <p aria-hidden className={`absolute text-xs ${className}`}>
      {useMessages(pictureMessages).isIllustration}
    </p>
  );
}
