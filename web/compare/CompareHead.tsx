import { clsx } from 'clsx';
import { X } from 'lucide';
import { Link } from 'react-router-dom';
import { CarBadges } from '../cars/card/CarBadges.tsx';
import { carName } from '../cars/card/carName.ts';
import { carMessages } from '../cars/card/messages.ts';
import type { ComparedCarFragment } from '../generated/ComparedCar.ts';
import { paths } from '../paths.ts';
import { IconButton } from '../ui/control/IconButton.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Picture } from '../ui/picture/Picture.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import { compareMessages } from './messages.ts';

interface Props {
  cars: readonly ComparedCarFragment[];
  onRemove: (car: ComparedCarFragment) => void;
}

/** The head of the table: pictures, which scroll away, and names, which stay. */
export function CompareHead({ cars, onRemove }: Props) {
  const text = useMessages(compareMessages);
  const { unknown } = useMessages(carMessages);
  return (
    <thead>
      <tr className="compare-pictures">
        <th scope="row">
          <span className="sr-only">{text.picture}</span>
        </th>
        {cars.map((car) => (
          <td key={car.id}>
            <CarPicture car={car} label={text.take(carName(car, unknown))} onRemove={() => onRemove(car)} />
          </td>
        ))}
      </tr>
      <tr className="compare-names">
        <th scope="col">
          <span className="sr-only">{text.car}</span>
        </th>
        {cars.map((car) => (
          // The link inside is its label.
          // oxlint-disable-next-line jsx-a11y/control-has-associated-label
          <th key={car.id} scope="col">
            <Link
              to={paths.car(car.id)}
              className="line-clamp-3 decoration-1 underline-offset-[0.2em] hover:underline"
            >
              <bdi translate="no">{carName(car, unknown)}</bdi>
            </Link>
          </th>
        ))}
      </tr>
    </thead>
  );
}

function CarPicture({
  car,
  label,
  onRemove,
}: {
  car: ComparedCarFragment;
  label: string;
  onRemove: () => void;
}) {
  const { cover } = car;
  return (
    <>
      <div className="relative">
        {/* Only for the pointer: the name below is the same link. */}
        <Link
          to={paths.car(car.id)}
          tabIndex={-1}
          aria-hidden
          className={clsx(
            'block aspect-[16/10] overflow-clip rounded-picture bg-stage',
            car.sold && 'opacity-75 grayscale-75',
          )}
        >
          <Picture
            path={cover?.path}
            placeholder={cover?.placeholder}
            alt=""
            sizes="(width < 48rem) 36vw, (width < 73.8125rem) 30vw, 22rem"
            eager
            className="size-full"
          />
        </Link>
        <div className="on-picture absolute end-0 top-0 no-script:hidden">
          <IconButton
            label={label}
            onClick={onRemove}
            className="text-ink *:rounded-full *:bg-paper/90 hover:*:bg-paper"
          >
            <Icon node={X} size={30} strokeWidth={1.25} className="p-1.5" />
          </IconButton>
        </div>
      </div>
      <CarBadges car={car} quiet className="mt-3 flex-wrap" />
    </>
  );
}
