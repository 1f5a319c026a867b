import { Heart, MessageCircle, Phone } from 'lucide';
import { Link } from 'react-router-dom';
import { CompareToggle } from '../actions/CompareToggle.tsx';
import { dealership, telephone, whatsApp } from '../../dealer/dealership.ts';
import { addFavourite, removeFavourite, useFavourites } from '../actions/favourites.ts';
import type { CarCardFragment } from '../../generated/CarCard.ts';
import { paths } from '../../paths.ts';
import { buttonStyle } from '../../ui/control/buttonStyle.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useMessages } from '../../ui/text/useMessages.ts';
import { asFavourite } from '../actions/asFavourite.ts';
import { MoreWays } from './ways/MoreWays.tsx';
import { ShareCar } from './ShareCar.tsx';
import { carPageMessages } from './messages.ts';

interface Props {
  car: CarCardFragment;
  /** The initial text of a message to the dealer, which names the car. */
  question: string;
  /** The car's name, and the absolute address of its page. */
  name: string;
  address: string;
}

/** The further actions for a car. On phones and tablets, `ActionBar` has those that are hidden here. */
export function CarActions({ car, question, name, address }: Props) {
  const text = useMessages(carPageMessages);
  const { id } = car;
  return (
    <div className="grid gap-3 print:hidden">
      <div className="grid grid-cols-2 gap-3 max-lg:hidden">
        <a className={buttonStyle('quiet', 'px-3!')} href={telephone(dealership.phones[0] ?? '')}>
          <Icon node={Phone} />
          <span>{text.callNow}</span>
        </a>
        <a
          className={buttonStyle('quiet', 'px-3!')}
          href={whatsApp(question)}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon node={MessageCircle} />
          <span>{text.whatsApp}</span>
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
      {!car.sold && <MoreWays car={car} />}
    </div>
  );
}

/** Adds the car to the favourites, or removes it. */
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
      {/* `web/delivery/earlyControls.ts` may change it before hydration. */}
      <span suppressHydrationWarning data-other-word={saved ? text.save : text.saved}>
        {saved ? text.saved : text.save}
      </span>
    </button>
  );
}
