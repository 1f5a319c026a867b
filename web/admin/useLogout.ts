import { useNavigate } from 'react-router-dom';
import { addFavourite } from '../cars/actions/favourites.ts';
import { paths } from '../paths.ts';
import { showToast } from '../ui/dialog/showToast.ts';
import { useMessages } from '../ui/text/useMessages.ts';
import { adminMessages } from './messages.ts';
import { useEndSession } from './useEndSession.ts';

/** How long a visitor can restore the favourites, ms. */
const TIME_TO_UNDO = 8_000;

/** Returns a function that logs out (`useEndSession`), offers to restore the favourites, and opens the sign-in. */
export function useLogout() {
  const text = useMessages(adminMessages);
  const navigate = useNavigate();
  const endSession = useEndSession();
  return () => {
    const saved = endSession();
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
