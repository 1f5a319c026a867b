import type { SimilarCarsFragment } from '../generated/SimilarCars.ts';
import { useText } from '../ui/useText.ts';
import { carPageMessages } from './carPageMessages.ts';
import { CarRow } from './CarRow.tsx';

/** Cars that come closest to this one. Nothing where there are none, or where they could not be reached. */
export function SimilarCars({ car: { similar } }: { car: SimilarCarsFragment }) {
  const text = useText(carPageMessages);
  if (!similar?.length) return null;
  return (
    <section aria-labelledby="similar-cars">
      <h2 id="similar-cars" className="mb-6 text-title-md">
        {text.similar}
      </h2>
      <CarRow cars={similar} />
    </section>
  );
}
