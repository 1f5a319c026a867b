import { Scale } from 'lucide';
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
import { Icon } from '../ui/Icon.tsx';
import { compareMessages } from './messages.ts';

/** Shown in place of a comparison of fewer than two cars. `car`: the only one, if there is one. */
export function ChooseCars({ car }: { car: ComparedCarFragment | undefined }) {
  const text = useMessages(compareMessages);
  const { unknown } = useMessages(carMessages);
  const chosen = useCompared();
  const canCompare = !car && chosen.length > 1;
  return (
    <EmptyState
      icon={<Icon node={Scale} size={32} strokeWidth={1.25} className="text-accent" />}
      {...(car
        ? { heading: text.chooseAnother, hint: text.chooseAnotherHint(carName(car, unknown)) }
        : canCompare
          ? { heading: text.haveChosen(chosen.length), hint: text.haveChosenHint }
          : { heading: text.choose, hint: text.chooseHint(MOST_CARS) })}
    >
      {canCompare && (
        <Link to={comparisonOf(chosen)} className={buttonStyle('primary')}>
          {text.chosenBefore(chosen.length)}
        </Link>
      )}
      <Link
        to={paths.buy}
        className={buttonStyle(canCompare ? 'plain' : 'primary')}
        onClick={() => {
          if (car) addCompared(car.id);
        }}
      >
        {text.browse}
      </Link>
      {car && chosen.length > 1 && (
        <Link to={comparisonOf(chosen)} className={buttonStyle('plain')}>
          {text.chosenBefore(chosen.length)}
        </Link>
      )}
    </EmptyState>
  );
}
