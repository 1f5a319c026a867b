import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { CompareButton } from '../actions/CompareButton.tsx';
import { HeartButton } from '../actions/HeartButton.tsx';
import type { CarCardFragment } from '../../generated/CarCard.ts';
import { paths } from '../../paths.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import { DottedList } from '../../ui/text/DottedList.tsx';
import { useMessages } from '../../ui/text/useMessages.ts';
import { isFirstResult } from '../../dealer/isFirstResult.ts';
import { CarBadges } from './CarBadges.tsx';
import { carName } from './carName.ts';
import { CarPrice } from './CarPrice.tsx';
import { asFavourite } from '../actions/asFavourite.ts';
import { inKilometres } from './inKilometres.ts';
import { formatAed } from '../../ui/text/formatAed.ts';
import { carMessages } from './messages.ts';
import { PriceChange } from './PriceChange.tsx';
import { usePrefetch } from './usePrefetch.ts';

interface Props {
  car: CarCardFragment;
  /** How wide the card is, as in the `sizes` of an image. */
  sizes: string;
  /** Whether its picture is the first that visitors see, and so is fetched first. */
  priority?: boolean;
  className?: string;
  /** Given where the car is shown as a favourite. */
  saved?: SavedState;
}

/** How a car has changed since it was saved. */
export interface SavedState {
  /** The price when it was saved, AED. Null where unknown. */
  price: number | null;
  /** Whether it is no longer listed. */
  gone: boolean;
}

/**
 * A car of a list. The whole card except its buttons is a link to the car, unless the car is gone. Its item in the list is the
 * `@container` of its buttons: Firefox would give the card itself no height while it is not in view.
 */
export function CarCard({ car, sizes, priority, className, saved }: Props) {
  const text = useMessages(carMessages);
  const name = carName(car, text.unknown);
  const gone = saved?.gone ?? false;
  const prefetch = usePrefetch(car.id);
  const { cover } = car;
  return (
    <article className={clsx('group relative', className)}>
      <div className="relative">
        <div
          className={clsx(
            'aspect-[16/10] overflow-clip rounded-picture bg-stage',
            (car.sold || gone) && 'opacity-75 grayscale-75',
          )}
        >
          <Picture
            path={cover?.path}
            placeholder={cover?.placeholder}
            alt={cover?.description ?? ''}
            sizes={sizes}
            priority={priority}
            className="size-full transition-[scale] duration-slow ease-calm group-hover:scale-[1.025]"
          />
        </div>
        {!gone && (
          <CarBadges car={car} className="absolute start-2 end-[calc(var(--spacing-tap)+0.75rem)] top-2" />
        )}
        <HeartButton
          id={car.id}
          name={name}
          favourite={() => asFavourite(car)}
          className="absolute! end-2 top-2 z-1"
        />
        {!gone && <CompareButton id={car.id} name={name} className="absolute! end-2 bottom-2 z-1" />}
      </div>
      <div className="pt-4">
        <h3 className="line-clamp-2 font-display md:line-clamp-3 text-title-sm leading-[1.2] font-normal tracking-[-0.012em]">
          {gone ? (
            <bdi translate="no" className="text-ink-2">
              {name}
            </bdi>
          ) : (
            // The focus ring is drawn around the card: around the name, the limit of lines would cut it off.
            <Link
              {...prefetch}
              to={paths.car(car.id)}
              className="outline-none after:absolute after:inset-0 after:rounded-picture focus-visible:after:outline-2 focus-visible:after:outline-offset-3 focus-visible:after:outline-accent"
            >
              <bdi translate="no">{name}</bdi>
            </Link>
          )}
        </h3>
        <div className="mt-1">
          <DottedList>
            <li>
              <bdi dir="ltr" className="num">
                {car.mileage === null ? text.notAvailable : inKilometres(car.mileage)}
              </bdi>
            </li>
            <li className="num">{car.year ?? text.notAvailable}</li>
            <li>{car.exteriorColor ?? text.notAvailable}</li>
          </DottedList>
        </div>
        <div className="mt-2">
          {gone ? <p className="text-ink-2">{text.gone}</p> : <Cost car={car} savedPrice={saved?.price} />}
        </div>
      </div>
    </article>
  );
}

/** The price, or how it has changed since the car was saved, and the instalment. */
function Cost({ car, savedPrice }: { car: CarCardFragment; savedPrice: number | null | undefined }) {
  const text = useMessages(carMessages);
  const { price } = car;
  const instalment = car.sold ? null : car.monthlyInstalment;
  const changed = typeof savedPrice === 'number' && price !== null && price !== savedPrice && !car.sold;
  return (
    <>
      {changed ? <PriceChange from={savedPrice} to={price} /> : <CarPrice car={car} />}
      {/* Every card has these lines, even empty ones, so that all have the same height. */}
      <p className="min-h-6 text-sm text-ink-2">
        {instalment !== null && text.perMonth(formatAed(instalment))}
      </p>
      <p className="min-h-5 text-xs text-ink-2">
        {instalment !== null &&
          (price !== null && isFirstResult(instalment, price) ? text.terms : text.ownTerms)}
      </p>
    </>
  );
}
