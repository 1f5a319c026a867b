import { Link } from 'react-router-dom';
import { chooseCar } from '../booking/chosenCar.ts';
import { carName } from '../cars/carName.ts';
import { carMessages } from '../cars/messages.ts';
import type { ComparedCarFragment } from '../generated/graphql.ts';
import { paths } from '../paths.ts';
import { buttonStyle } from '../ui/buttonStyle.ts';
import { useText } from '../ui/useText.ts';
import { compareMessages } from './messages.ts';

/** Chooses the car for a test drive and opens the form. A sold car has none. */
export function TestDriveLink({ car }: { car: ComparedCarFragment }) {
  const text = useText(compareMessages);
  const { unknown } = useText(carMessages);
  if (car.sold) return text.isSold;
  return (
    <Link
      className={buttonStyle('quiet', 'min-h-tap! w-full max-w-60 px-2! text-sm!')}
      to={paths.testDriveForm(car.id)}
      onClick={() => chooseCar(car.id)}
      aria-label={text.bookThis(carName(car, unknown))}
    >
      {text.bookTestDrive}
    </Link>
  );
}
