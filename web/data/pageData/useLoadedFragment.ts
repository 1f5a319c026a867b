import type { OperationVariables } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { useContext } from 'react';
import { PageDataContext } from './pageDataContext.ts';

/** Reads the known data of one object: on the server from the page's data, in browsers as `useFragment` does. */
export function useLoadedFragment<Data, Variables extends OperationVariables>(
  options: useFragment.Options<Data, Variables> & { from: { __typename: string; id: string } },
): useFragment.Result<Data> {
  const page = useContext(PageDataContext);
  // A page is rendered either on the server or in a browser, so the order of the hooks never changes.
  // oxlint-disable-next-line react/rules-of-hooks
  if (!page) return useFragment(options);
  const thing = page.find(options.from);
  // It has all fields of the fragment, as the query that loaded it spreads the fragment.
  return { data: thing ?? {}, complete: !!thing } as useFragment.Result<Data>;
}
