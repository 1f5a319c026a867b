import { Link } from 'react-router-dom';
import { chooseCar } from '../actions/chosenCar.ts';
import type { CarCardFragment } from '../../generated/CarCard.ts';
import { paths } from '../../paths.ts';
import { buttonStyle } from '../../ui/control/buttonStyle.ts';
import { useMessages } from '../../ui/text/useMessages.ts';
import { carPageMessages } from './messages.ts';

/**
 * What most visitors come for: to buy the car or to drive it; for a sold one, to see other cars. On phones and tablets, the second
 * is in `ActionBar`.
 */
export function MainActions({ car: { id, sold } }: { car: Pick<CarCardFragment, 'id' | 'sold'> }) {
  const text = useMessages(carPageMessages);
  if (sold) {
    return (
      <div className="grid gap-3 print:hidden">
        <p className="text-ink-2">{text.isSold}</p>
        <Link className={buttonStyle('primary')} to={paths.buy}>
          {text.otherCars}
        </Link>
      </div>
    );
  }
  return (
    <div className="grid gap-3 lg:grid-cols-2 print:hidden">
      <Link
        className={buttonStyle('primary', 'px-3!')}
        to={paths.buyNowForm(id)}
        onClick={() => chooseCar(id)}
      >
        {text.buyNow}
      </Link>
      <Link
        className={buttonStyle('quiet', 'px-3! max-lg:hidden')}
        to={paths.testDriveForm(id)}
        onClick={() => chooseCar(id)}
      >
        {text.bookTestDrive}
      </Link>
    </div>
  );
}
