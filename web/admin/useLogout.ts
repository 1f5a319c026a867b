import { useNavigate } from 'react-router-dom';
import { addFavourite, clearFavourites, readFavourites } from '../cars/actions/favourites.ts';
import { useLogOutAdminMutation } from '../generated/LogOutAdmin.ts';
import { paths } from '../paths.ts';
import { showToast } from '../ui/dialog/showToast.ts';
import { useMessages } from '../ui/text/useMessages.ts';
import { adminMessages } from './messages.ts';
import { readToken, writeToken } from './token.ts';

/** How long a visitor can restore the favourites, ms. */
const TIME_TO_UNDO = 8_000;

/**
 * Returns a function that logs out: it ends the session on the server, removes the token and the favourites (spec §4), offers
 * to restore these, and opens the sign-in. The device does not wait for the server, which may not be reached: a session ends
 * by itself after eight hours.
 */
export function useLogout() {
  const text = useMessages(adminMessages);
  const navigate = useNavigate();
  const [endSession] = useLogOutAdminMutation();
  return () => {
    const token = readToken();
    // Sent also where the page is left at once. The token is named here, as it is removed before the request is made.
    const context = { headers: { authorization: `Bearer ${token}` }, fetchOptions: { keepalive: true } };
    if (token) endSession({ context }).catch(() => undefined);
    const saved = readFavourites();
    writeToken(null);
    clearFavourites();
    // The visitor may be on the sign-in page already: Back then leads to the page before it.
    void navigate(paths.login, { replace: true });
    if (saved.length === 0) void showToast({ tone: 'plain', text: text.loggedOut });
    else {
      void showToast({
        tone: 'plain',
        text: text.cleared(saved.length),
        action: { label: text.undo, onClick: () => saved.forEach(addFavourite) },
        duration: TIME_TO_UNDO,
      });
    }
  };
}
