import { useContext } from 'react';
import { useMatch } from 'react-router-dom';
import { paths } from '../paths.ts';
import { SiteContext } from '../ui/page/siteContext.ts';
import { useMessages } from '../ui/text/useMessages.ts';
import { layoutMessages } from './messages.ts';

/** Gives where a link leads: one to a form that can be about a car takes the car along whose page is open. */
export function useWithCar(): (to: string) => string {
  const id = useOpenCar();
  if (id === undefined) return (to) => to;
  const forms: Record<string, string> = {
    [paths.finance()]: paths.finance(id),
    [paths.contact()]: paths.contact(id),
  };
  return (to) => forms[to] ?? to;
}

/**
 * What a visitor writes to the dealer at first about the car whose page is open. Its address says which one it is; the page
 * itself names it, for which every page would have to load the code of cards.
 */
export function useQuestion(): string | undefined {
  const text = useMessages(layoutMessages);
  const { origin } = useContext(SiteContext);
  const id = useOpenCar();
  return id === undefined ? undefined : text.question(origin + paths.car(id));
}

/** The id of the car whose page is open. */
function useOpenCar(): string | undefined {
  return useMatch('/car/:id')?.params.id;
}
