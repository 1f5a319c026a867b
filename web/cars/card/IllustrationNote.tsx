import type { CarCardFragment } from '../../generated/CarCard.ts';
import { pictureMessages } from '../../ui/picture/messages.ts';
import { useMessages } from '../../ui/text/useMessages.ts';
import { isIllustration } from './isIllustration.ts';

type Cover = Pick<NonNullable<CarCardFragment['cover']>, 'description'>;

/**
 * Says once, under the cars of a list, that the pictures are illustrations; `IllustrationCaption` is silent then. Screen readers
 * get this with each picture: to them it would be far from what it is about.
 */
export function IllustrationNote({ cars }: { cars: readonly { cover: Cover | null }[] }) {
  const text = useMessages(pictureMessages);
  const covers = cars.flatMap(({ cover }) => cover ?? []);
  if (!covers.some(isIllustration)) return null;
  return (
    <p aria-hidden data-illustrations className="mt-6 text-xs text-ink-2">
      {text.areIllustrations(covers.every(isIllustration))}
    </p>
  );
}
