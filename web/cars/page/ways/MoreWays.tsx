import { Link } from 'react-router-dom';
import { chooseCar } from '../../actions/chosenCar.ts';
import type { CarCardFragment } from '../../../generated/CarCard.ts';
import { paths } from '../../../paths.ts';
import { Facts } from '../../../ui/page/Facts.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { carPageMessages } from '../messages.ts';

/**
 * The quieter ways to a car that is not sold: to name a price (where it has one), to have one's own car valued against it, and what
 * the dealer says about paying and test drives.
 */
export function MoreWays({ car: { id, price } }: { car: Pick<CarCardFragment, 'id' | 'price'> }) {
  const text = useMessages(carPageMessages);
  const quiet = 'link inline-flex min-h-tap items-center';
  return (
    <div className="print:hidden">
      <ul className="flex flex-wrap gap-x-6 text-sm">
        {price !== null && (
          <li>
            <Link className={quiet} to={paths.myOffer(id)} onClick={() => chooseCar(id)}>
              {text.myOffer}
            </Link>
          </li>
        )}
        <li>
          <Link className={quiet} to={paths.sellFor(id)}>
            {text.valueMine}
          </Link>
        </li>
      </ul>
      <Facts heading={text.waysToPay} of="waysToPay" />
      <Facts heading={text.testDriveBring} of="testDriveBring" />
    </div>
  );
}
