import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { CarPageDocument } from '../../generated/CarPage.ts';

/** How long a pointer rests on a card before the visitor is taken to mean it, ms. */
const INTENT = 80;

/** Asks for what the page of a car shows as soon as somebody is about to open it. Spread it on the link. */
export function usePrefetch(id: string) {
  const client = useApolloClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = () => clearTimeout(timer.current);
  const approach = () => {
    leave();
    // The page says what went wrong, if it is opened.
    const ask = () => client.query({ query: CarPageDocument, variables: { id } }).catch(() => undefined);
    timer.current = setTimeout(() => void ask(), INTENT);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return { onPointerEnter: approach, onPointerLeave: leave, onFocus: approach, onBlur: leave };
}
