import { skipToken } from '@apollo/client/react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { asFavourite } from '../cars/asFavourite.ts';
import { CarGrid } from '../cars/CarGrid.tsx';
import { type CarCardFragment, useLikesPageQuery } from '../generated/graphql.ts';
import { paths } from '../paths.ts';
import { buttonStyle } from '../ui/buttonStyle.ts';
import { useHydrated } from '../ui/useHydrated.ts';
import { useText } from '../ui/useText.ts';
import { PageHead } from '../ui/PageHead.tsx';
import { type Favourite, refreshFavourites, useFavourites } from './favourites.ts';
import { favouriteMessages } from './messages.ts';

/** My Garage: the cars that this device has saved, as the stock knows them today. */
export function LikesPage() {
  const text = useText(favouriteMessages);
  const hydrated = useHydrated();
  const favourites = useFavourites();
  const known = useFreshCars(favourites);
  const cars = favourites.map((favourite) => known.get(favourite._id) ?? asCar(favourite));
  return (
    <div className="wrap pb-section">
      <PageHead title={text.garage} description={text.description} />
      <div className="pt-8 pb-6 md:pt-12 md:pb-8">
        <h1>{text.garage}</h1>
        <p className="mt-3 min-h-7 text-ink-2">{hydrated && cars.length > 0 && text.saved(cars.length)}</p>
      </div>
      {hydrated && cars.length === 0 && (
        <div className="grid justify-items-center gap-4 rounded-picture border border-line px-6 py-16 text-center">
          <h2 className="text-title-md">{text.none}</h2>
          <p className="max-w-measure text-ink-2">{text.noneHint}</p>
          <Link to={paths.buy} className={buttonStyle('primary')}>
            {text.browse}
          </Link>
        </div>
      )}
      {hydrated && <CarGrid cars={cars} />}
    </div>
  );
}

/** The saved cars as they are now; what is kept on the device is brought up to date with them. */
function useFreshCars(favourites: Favourite[]): Map<string, CarCardFragment> {
  const ids = favourites.slice(-50).map(({ _id }) => _id);
  const { data } = useLikesPageQuery(ids.length > 0 ? { variables: { ids } } : skipToken);
  const cars = data?.carsByIds?.filter((car) => car !== null);
  useEffect(() => {
    if (cars?.length) refreshFavourites(cars.map(asFavourite));
    // The answer is one object as long as it says the same.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [data]);
  return new Map(cars?.map((car) => [car.id, car]));
}

/** A car as the device keeps it; fields that an older list lacks are empty. */
function asCar({ _id, ...kept }: Favourite): CarCardFragment {
  const empty: Omit<CarCardFragment, 'id'> = {
    images: [],
    manufacturer: null,
    model: null,
    trim: null,
    mileage: null,
    year: null,
    exteriorColor: null,
    monthlyInstallment: null,
    originalPrice: null,
    discountedPrice: null,
    sold: false,
    featured: false,
    testDrive: false,
  };
  return { ...empty, ...kept, id: _id };
}
