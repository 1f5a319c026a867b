import { useMessages } from '../text/useMessages.ts';
import { pictureMessages } from './messages.ts';

const inCorner = 'start-4 bottom-4 rounded-control bg-picture-paper/82 px-2.5 py-1 text-picture-ink';

/** A page says it once: not here where a list says it of the pictures (`IllustrationNote`), also of one that arrives later. */
const once = '[main:has([data-illustrations])_&]:hidden';

/** Stands on a picture that is an illustration. Screen readers get this with the text of the picture. */
export function IllustrationCaption({ className = inCorner }: { className?: string }) {
  return (
    <p aria-hidden className={`absolute text-xs ${once} ${className}`}>
      {useMessages(pictureMessages).isIllustration}
    </p>
  );
}
