import { skipToken } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { CarGrid } from '../cars/card/CarGrid.tsx';
import { carMessages } from '../cars/card/messages.ts';
import { WaitingCard } from '../cars/card/WaitingCard.tsx';
import { RecentlyViewed } from '../cars/recent/RecentlyViewed.tsx';
import type { CarCardFragment } from '../generated/CarCard.ts';
import { useLikesPageQuery } from '../generated/LikesPage.ts';
import { paths } from '../paths.ts';
import { buttonStyle } from '../ui/control/buttonStyle.ts';
import { EmptyState } from '../ui/page/EmptyState.tsx';
import { useHydrated } from '../ui/hooks/useHydrated.ts';
import { useMessages } from '../ui/text/useMessages.ts';
import { PageHead } from '../ui/page/PageHead.tsx';
import {
  areFavouritesUnkept,
  type Favourite,
  lastPrice,
  savedPrice,
  useFavourites,
} from '../cars/actions/favourites.ts';
import { favouriteMessages } from './messages.ts';

/** My Garage: the cars that are saved on this device, with the current data of the stock. */
function LikesPage() {
  const text = useMessages(favouriteMessages);
  const { list } = useMessages(carMessages);
  const hydrated = useHydrated();
  const favourites = useFavourites();
  const fresh = useFreshCars(favourites);
  const cars = favourites.map((favourite) => fresh.get(favourite._id) ?? asCar(favourite));
  const prices = new Map(favourites.map((favourite) => [favourite._id, savedPrice(favourite)]));
  return (
    <div className="wrap pb-section">
      <PageHead title={text.garage} description={text.description} />
      <div className="pt-8 pb-6 md:pt-12 md:pb-8">
        <h1>{text.garage}</h1>
        <p className="mt-3 min-h-7 text-ink-2">{hydrated && cars.length > 0 && text.saved(cars.length)}</p>
        {areFavouritesUnkept() && (
          <p className="mt-3 rounded-control bg-accent-wash px-4 py-3">{text.unkept}</p>
        )}
      </div>
      {!hydrated && (
        <>
          <p className="hidden no-script:block">{text.needsScript}</p>
          <ul
            aria-hidden
            className="grid gap-x-[clamp(1.25rem,2vw,2rem)] gap-y-8 no-script:hidden md:fit-2 xl:fit-3"
          >
            {[1, 2, 3].map((card) => (
              <li key={card}>
                <WaitingCard />
              </li>
            ))}
          </ul>
        </>
      )}
      {hydrated && cars.length === 0 && (
        <EmptyState heading={text.none} hint={text.noneHint}>
          <Link to={paths.buy} className={buttonStyle('primary')}>
            {text.browse}
          </Link>
        </EmptyState>
      )}
      {cars.length > 0 && (
        <CarGrid
          cars={cars}
          heading={list}
          saved={({ id }) => ({ price: prices.get(id) ?? null, gone: fresh.get(id) === null })}
        />
      )}
      <div className="mt-16 md:mt-24">
        <RecentlyViewed except={cars.map(({ id }) => id)} />
      </div>
    </div>
  );
}

/** How many cars can be requested at once. */
const AT_ONCE = 50;

/**
 * The current data of the saved cars by their ids; null for those that are no longer listed. Cars that could not be
 * loaded are missing. Each car is requested once.
 */
function useFreshCars(favourites: Favourite[]): ReadonlyMap<string, CarCardFragment | null> {
  const [answered, setAnswered] = useState<ReadonlyMap<string, CarCardFragment | null>>(new Map());
  const unknown = favourites.map(({ _id }) => _id).filter((id) => !answered.has(id));
  const ids = unknown.slice(-AT_ONCE);
  const { data } = useLikesPageQuery(
    // The cards are there before the answer, and say today's prices with it.
    ids.length > 0 ? { variables: { ids }, fetchPolicy: 'network-only' } : skipToken,
  );
  const answer = data?.carsByIds?.map((car, i) => [ids[i] ?? '', car] as const) ?? [];
  const fresh = new Map([...answered, ...answer]);
  useEffect(() => {
    if (data?.carsByIds) setAnswered(fresh);
    // Apollo returns the same `data` object until the answer changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [data]);
  return fresh;
}

/** A car as the device stores it; older lists lack fields, or have them under their former names. */
function asCar(favourite: Favourite): CarCardFragment {
  const { _id, manufacturer, monthlyInstallment, ...stored } = favourite;
  const empty: Omit<CarCardFragment, 'id'> = {
    cover: null,
    make: null,
    model: null,
    trim: null,
    mileage: null,
    year: null,
    exteriorColor: null,
    monthlyInstalment: null,
    price: null,
    originalPrice: null,
    sold: false,
    status: 'AVAILABLE',
    featured: false,
    testDrive: false,
  };
  const renamed = { make: manufacturer ?? null, monthlyInstalment: monthlyInstallment ?? null };
  return { ...empty, ...(renamed as object), ...stored, price: lastPrice(favourite), id: _id };
}

export { LikesPage as Component };
