import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { asFavourite } from '../cars/actions/asFavourite.ts';
import { cardOf } from '../cars/actions/cardOf.ts';
import { refreshFavourite, useFavourites } from '../cars/actions/favourites.ts';
import { afterPaint } from '../ui/page/afterPaint.ts';

/** Updates the stored favourites whenever a page loads newer data of these cars. */
export function useFreshFavourites() {
  const client = useApolloClient();
  const saved = JSON.stringify(useFavourites().map(({ _id }) => _id));
  useEffect(() => {
    // The heart that was tapped changes first.
    const watched = afterPaint().then(() =>
      (JSON.parse(saved) as string[]).map((id) =>
        client.watchFragment(cardOf(id)).subscribe(({ data, complete }) => {
          if (complete) refreshFavourite(asFavourite(data));
        }),
      ),
    );
    return () => void watched.then((cars) => cars.forEach((car) => car.unsubscribe()));
  }, [client, saved]);
}
