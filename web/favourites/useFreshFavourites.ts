import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { asFavourite } from '../cars/actions/asFavourite.ts';
import { cardOf } from '../cars/actions/cardOf.ts';
import { refreshFavourite, useFavourites } from '../cars/actions/favourites.ts';

/** Updates the stored favourites whenever a page loads newer data of these cars. */
export function useFreshFavourites() {
  const client = useApolloClient();
  const saved = JSON.stringify(useFavourites().map(({ _id }) => _id));
  useEffect(() => {
    const watched = (JSON.parse(saved) as string[]).map((id) =>
      client.watchFragment(cardOf(id)).subscribe(({ data, complete }) => {
        if (complete) refreshFavourite(asFavourite(data));
      }),
    );
    return () => watched.forEach((car) => car.unsubscribe());
  }, [client, saved]);
}
