import { Link } from 'react-router-dom';
import type { WantedCarQuery } from '../generated/WantedCar.ts';
import { paths } from '../paths.ts';
import { useMessages } from '../ui/text/useMessages.ts';
import { sellMessages } from './sellMessages.ts';

/** The car of the stock that the visitor wants, in words only: what its card needs would weigh more than the whole form. */
export function WantedCar({ car }: { car: NonNullable<WantedCarQuery['car']> }) {
  const text = useMessages(sellMessages);
  const name = [car.make?.name, car.model?.name, car.trim?.name].filter(Boolean).join(' ') || car.title;
  return (
    <section aria-label={text.wantedCar} className="border-t border-line pt-6">
      <h2 className="font-text text-sm tracking-normal text-ink-2">{text.wantedCar}</h2>
      <p className="mt-1 font-display text-title-sm leading-snug">
        <Link className="underline-offset-4 hover:underline" to={paths.car(car.id)}>
          <bdi translate="no">{[name, car.year].filter(Boolean).join(' ')}</bdi>
        </Link>
      </p>
      <Link className="link inline-flex min-h-tap items-center text-sm" to={paths.sell}>
        {text.withoutCar}
      </Link>
    </section>
  );
}
