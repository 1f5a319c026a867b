import { useNavigate } from 'react-router-dom';
import { addFavourite, clearFavourites, readFavourites } from '../cars/actions/favourites.ts';
import { paths } from '../paths.ts';
import { showToast } from '../ui/dialog/showToast.ts';
import { useMessages } from '../ui/text/useMessages.ts';
import { adminMessages } from './messages.ts';
import { writeToken } from './token.ts';

/** Long enough to think better of it, in milliseconds. */
const TIME_TO_UNDO = 8_000;

/** Logs out: removes the token and the favourites (spec §4), which can be had back, and leads to the sign-in. */
export function useLogout() {
  const text = useMessages(adminMessages);
  const navigate = useNavigate();
  return () => {
    const saved = readFavourites();
    writeToken(null);
    clearFavourites();
    // From the sign-in page itself: Back leads to where the visitor was before it.
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
