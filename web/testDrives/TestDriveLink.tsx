import { Link } from 'react-router-dom';
import { chooseCar } from '../booking/chosenCar.ts';
import { carName } from '../cars/carName.ts';
import { carMessages } from '../cars/messages.ts';
import type { CarNameFragment } from '../generated/CarName.ts';
import { paths } from '../paths.ts';
import { buttonStyle } from '../ui/buttonStyle.ts';
import { useText } from '../ui/useText.ts';
import { testDriveMessages } from './messages.ts';

interface Props {
  car: CarNameFragment & { id: string };
  className?: string;
}

/** Chooses a car of a list for a test drive and opens the form (TD-2). */
export function TestDriveLink({ car, className }: Props) {
  const text = useText(testDriveMessages);
  const { unknown } = useText(carMessages);
  return (
    <Link
      className={buttonStyle('quiet', className)}
      to={paths.testDriveForm(car.id)}
      onClick={() => chooseCar(car.id)}
      aria-label={text.bookThis(carName(car, unknown))}
    >
      {text.book}
    </Link>
  );
}
