import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import type { ChosenCarFragment } from '../generated/ChosenCar.ts';
import { useMessages } from '../ui/text/useMessages.ts';
import { CarSummary } from './CarSummary.tsx';
import { bookingMessages } from './messages.ts';

interface Props {
  car: ChosenCarFragment;
  /** The same page without a car. */
  without: { label: string; to: string };
  /** Whether it stands beside the form (where there is room) rather than above it. */
  beside?: boolean;
}

/** The car from which the visitor has opened a form that may also be sent without a car. */
export function NamedCar({ car, without, beside = false }: Props) {
  const text = useMessages(bookingMessages);
  return (
    <section aria-label={text.namedCar} className={clsx(!beside && 'mb-8 border-b border-line pb-6')}>
      <CarSummary car={car}>
        {car.sold && <p className="mt-2 font-[550] text-danger">{text.isSold}</p>}
        {car.status === 'RESERVED' && <p className="mt-2 font-[550]">{text.isReserved}</p>}
        <Link className="link inline-flex min-h-tap items-center text-sm" to={without.to}>
          {without.label}
        </Link>
      </CarSummary>
    </section>
  );
}
