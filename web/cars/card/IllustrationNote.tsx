import type { CarCardFragment } from '../../generated/CarCard.ts';
import { pictureMessages } from '../../ui/picture/messages.ts';
import { useMessages } from '../../ui/text/useMessages.ts';
import { isIllustration } from './isIllustration.ts';

/** Says once, under the cars of a list, that their pictures are illustrations. Screen readers get this with each picture. */
export function IllustrationNote({ cars }: { cars: readonly Pick<CarCardFragment, 'cover'>[] }) {
  const text = useMessages(pictureMessages);
  const covers = cars.flatMap(({ cover }) => cover ?? []);
  if (!covers.some(isIllustration)) return null;
  return (
    <p aria-hidden className="mt-6 text-xs text-ink-2">
      {text.areIllustrations(covers.every(isIllustration))}
    </p>
  );
}
