import { useLocation, useNavigate } from 'react-router-dom';
import type { fromList } from './fromList.ts';

/** Returns a function that leads to the list at `path`, as it was left if it was. */
export function useWayBack(path: string) {
  const navigate = useNavigate();
  // The router does not know what its pages have written into the state.
  const { state } = useLocation() as { state: Partial<typeof fromList> | null };
  return () => {
    if (state?.fromList) void navigate(-1);
    else void navigate(path);
  };
}
