import { useContext } from 'react';
import { useMatch } from 'react-router-dom';
import { paths } from '../paths.ts';
import { usePageQuestion } from '../ui/page/pageQuestion.ts';
import { SiteContext } from '../ui/page/siteContext.ts';
import { useMessages } from '../ui/text/useMessages.ts';
import { layoutMessages } from './messages.ts';

/**
 * Returns a function that gives the target of a link. A link to a form that can be about a car includes the car whose
 * page is open.
 */
export function useWithCar(): (to: string) => string {
  const id = useOpenCar();
  if (id === undefined) return (to) => to;
  const forms = new Map<string, string>([
    [paths.finance(), paths.finance(id)],
    [paths.contact(), paths.contact(id)],
  ]);
  return (to) => forms.get(to) ?? to;
}

/**
 * The initial text of a visitor's message to the dealer about what the page shows. Before the page is hydrated, it gives the
 * address of an open car without its name, for which every page would have to load the code of car cards.
 */
export function useQuestion(): string | undefined {
  const text = useMessages(layoutMessages);
  const { origin } = useContext(SiteContext);
  const told = usePageQuestion();
  const id = useOpenCar();
  return told ?? (id === undefined ? undefined : text.question(origin + paths.car(id)));
}

/** The id of the car whose page is open. */
function useOpenCar(): string | undefined {
  return useMatch('/car/:id')?.params.id;
}
