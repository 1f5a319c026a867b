import { Scale } from 'lucide-react';
import { Link } from 'react-router-dom';
import { carName } from '../cars/card/carName.ts';
import { carMessages } from '../cars/card/messages.ts';
import type { ComparedCarFragment } from '../generated/ComparedCar.ts';
import { paths } from '../paths.ts';
import { buttonStyle } from '../ui/control/buttonStyle.ts';
import { EmptyState } from '../ui/page/EmptyState.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import { comparisonOf } from './compareAddress.ts';
import { addCompared, MOST_CARS, useCompared } from '../cars/actions/comparedCars.ts';
import { compareMessages } from './messages.ts';

/** Stands in the place of a comparison of fewer than two cars. `car`: the only one there is. */
export function ChooseCars({ car }: { car: ComparedCarFragment | undefined }) {
  const text = useMessages(compareMessages);
  const { unknown } = useMessages(carMessages);
  const chosen = useCompared();
  return (
    <EmptyState
      icon={<Scale aria-hidden size={32} strokeWidth={1.25} className="text-accent" />}
      heading={car ? text.chooseAnother : text.choose}
      hint={car ? text.chooseAnotherHint(carName(car, unknown)) : text.chooseHint(MOST_CARS)}
    >
      <Link
        to={paths.buy}
        className={buttonStyle('primary')}
        onClick={() => {
          if (car) addCompared(car.id);
        }}
      >
        {text.browse}
      </Link>
      {chosen.length > 1 && (
        <Link to={comparisonOf(chosen)} className={buttonStyle('plain')}>
          {text.chosenBefore(chosen.length)}
        </Link>
      )}
    </EmptyState>
  );
}
