import type { SimilarCarsFragment } from '../../generated/SimilarCars.ts';
import { useMessages } from '../../ui/text/useMessages.ts';
import { carPageMessages } from './messages.ts';
import { CarCarousel } from '../carousel/CarCarousel.tsx';

/** The cars that are most similar to this one. Nothing where there are none, or where they could not be loaded. */
export function SimilarCars({ car: { similar } }: { car: SimilarCarsFragment }) {
  const text = useMessages(carPageMessages);
  if (!similar?.length) return null;
  return (
    <section aria-labelledby="similar-cars">
      <h2 id="similar-cars" className="mb-6 text-title-md">
        {text.similar}
      </h2>
      <CarCarousel cars={similar} />
    </section>
  );
}
