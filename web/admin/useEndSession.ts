import { clearFavourites, readFavourites } from '../cars/actions/favourites.ts';
import { useLogOutAdminMutation } from '../generated/LogOutAdmin.ts';
import { readToken, writeToken } from './token.ts';

/**
 * Returns a function that ends the session on the server, and removes the token and the favourites (spec §4), which it returns. The
 * device does not wait for the server, which may not be reached: a session ends by itself after eight hours.
 */
export function useEndSession() {
  const [endSession] = useLogOutAdminMutation();
  return () => {
    const token = readToken();
    // Sent also where the page is left at once. The token is named here, as it is removed before the request is made.
    const context = { headers: { authorization: `Bearer ${token}` }, fetchOptions: { keepalive: true } };
    if (token) endSession({ context }).catch(() => undefined);
    const saved = readFavourites();
    writeToken(null);
    clearFavourites();
    return saved;
  };
}
