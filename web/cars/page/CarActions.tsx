import { Heart, MessageCircle, Phone } from 'lucide';
import { Link } from 'react-router-dom';
import { chooseCar } from '../actions/chosenCar.ts';
import { CompareToggle } from '../actions/CompareToggle.tsx';
import { dealership, telephone, whatsApp } from '../../dealership.ts';
import { addFavourite, removeFavourite, useFavourites } from '../actions/favourites.ts';
import type { CarCardFragment } from '../../generated/CarCard.ts';
import { paths } from '../../paths.ts';
import { buttonStyle } from '../../ui/control/buttonStyle.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useMessages } from '../../ui/text/useMessages.ts';
import { asFavourite } from '../actions/asFavourite.ts';
import { ShareCar } from './ShareCar.tsx';
import { carPageMessages } from './messages.ts';

interface Props {
  car: CarCardFragment;
  /** What stands in a message to the dealer at first: which car it is about. */
  question: string;
  /** What the car is called, and the whole address of its page. */
  name: string;
  address: string;
}

/** What can be done about a car. On phones, `ActionBar` has what is hidden here. */
export function CarActions({ car, question, name, address }: Props) {
  const text = useMessages(carPageMessages);
  const { id, sold } = car;
  return (
    <div className="grid gap-3 print:hidden">
      {sold && (
        <>
          <p className="text-ink-2">{text.isSold}</p>
          <Link className={buttonStyle('primary')} to={paths.buy}>
            {text.otherCars}
          </Link>
        </>
      )}
      {!sold && (
        <>
          <Link className={buttonStyle('primary')} to={paths.buyNowForm(id)} onClick={() => chooseCar(id)}>
            {text.buyNow}
          </Link>
          <Link
            className={buttonStyle('quiet', 'max-md:hidden')}
            to={paths.testDriveForm(id)}
            onClick={() => chooseCar(id)}
          >
            {text.bookTestDrive}
          </Link>
        </>
      )}
      <div className="grid gap-3 md:grid-cols-2">
        <a
          className={buttonStyle('quiet', 'px-3! max-md:hidden')}
          href={telephone(dealership.phones[0] ?? '')}
        >
          <Icon node={Phone} />
          {text.callNow}
        </a>
        <a
          className={buttonStyle('quiet', 'px-3! max-md:hidden')}
          href={whatsApp(question)}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon node={MessageCircle} />
          {text.whatsApp}
        </a>
      </div>
      <Link className={buttonStyle('quiet')} to={paths.contact(id)}>
        {text.contact}
      </Link>
      <div className="flex flex-wrap justify-center gap-x-4 forced-colors:gap-y-2">
        <SaveButton car={car} />
        <CompareToggle id={id} />
        <ShareCar name={name} address={address} />
      </div>
    </div>
  );
}

/** Saves the car to the favourites, or takes it out. */
function SaveButton({ car }: { car: CarCardFragment }) {
  const text = useMessages(carPageMessages);
  const saved = useFavourites().some(({ _id }) => _id === car.id);
  return (
    <button
      type="button"
      aria-pressed={saved}
      data-save={car.id}
      className={buttonStyle('plain', 'no-script:hidden aria-pressed:[&_svg]:fill-current')}
      onClick={() => (saved ? removeFavourite(car.id) : addFavourite(asFavourite(car)))}
    >
      <Icon node={Heart} />
      {/* Changed before the client is there, too (`web/delivery/earlyControls.ts`). */}
      <span suppressHydrationWarning data-other-word={saved ? text.save : text.saved}>
        {saved ? text.saved : text.save}
      </span>
    </button>
  );
}
