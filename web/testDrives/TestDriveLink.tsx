import { Link } from 'react-router-dom';
import { chooseCar } from '../cars/actions/chosenCar.ts';
import { carName } from '../cars/card/carName.ts';
import { carMessages } from '../cars/card/messages.ts';
import type { CarNameFragment } from '../generated/CarName.ts';
import { paths } from '../paths.ts';
import { buttonStyle } from '../ui/control/buttonStyle.ts';
import { useMessages } from '../ui/text/useMessages.ts';
import { testDriveListMessages } from './listMessages.ts';

interface Props {
  /** For a car that is not marked for test drives, one is asked for rather than booked. */
  car: CarNameFragment & { id: string; testDrive: boolean };
  className?: string;
}

/** Chooses a car of a list for a test drive and opens the form (TD-2). */
export function TestDriveLink({ car, className }: Props) {
  const text = useMessages(testDriveListMessages);
  const { unknown } = useMessages(carMessages);
  return (
    <Link
      className={buttonStyle('quiet', className)}
      to={paths.testDriveForm(car.id)}
      onClick={() => chooseCar(car.id)}
      aria-label={(car.testDrive ? text.bookThis : text.askFor)(carName(car, unknown))}
    >
      {car.testDrive ? text.book : text.ask}
    </Link>
  );
}
