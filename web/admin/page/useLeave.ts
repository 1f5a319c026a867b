import { paths } from '../../paths.ts';
import { useEndSession } from '../useEndSession.ts';

/** Returns a function that logs out and opens the sign-in of the site (spec §4). */
export function useLeave() {
  const endSession = useEndSession();
  return () => {
    endSession();
    location.assign(paths.login);
  };
}
