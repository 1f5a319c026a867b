import type { OperationVariables } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { useContext } from 'react';
import { PageDataContext } from './pageDataContext.ts';

/** Reads what is known of one thing: on the server from the page's data, in browsers as `useFragment` does. */
export function useLoadedFragment<Data, Variables extends OperationVariables>(
  options: useFragment.Options<Data, Variables> & { from: { __typename: string; id: string } },
): useFragment.Result<Data> {
  const page = useContext(PageDataContext);
  // A page is rendered here or there from its first moment to its last, so the hooks are always the same.
  // oxlint-disable-next-line react/rules-of-hooks
  if (!page) return useFragment(options);
  const thing = page.find(options.from);
  // It has all fields of the fragment: the query that has got it spreads the fragment.
  return { data: thing ?? {}, complete: !!thing } as useFragment.Result<Data>;
}
