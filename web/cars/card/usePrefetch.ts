import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { CarPageDocument } from '../../generated/CarPage.ts';

/** How long a pointer must rest on a card before its page is prefetched, ms. */
const INTENT = 80;

/** Prefetches the data of a car's page when a visitor points at the link or focuses it. Spread the result on the link. */
export function usePrefetch(id: string) {
  const client = useApolloClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = () => clearTimeout(timer.current);
  const approach = () => {
    leave();
    // If the page is opened, it shows the failure.
    const ask = () => client.query({ query: CarPageDocument, variables: { id } }).catch(() => undefined);
    timer.current = setTimeout(() => void ask(), INTENT);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return { onPointerEnter: approach, onPointerLeave: leave, onFocus: approach, onBlur: leave };
}
