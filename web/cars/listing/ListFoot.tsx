import { Link } from 'react-router-dom';
import { grouped } from '../../ui/text/grouped.ts';
import { useMessages } from '../../ui/text/useMessages.ts';
import { listPaths } from '../addresses/listPaths.ts';
import { type BuyState, filterAddress } from '../filters/buyAddress.ts';
import type { Place } from '../addresses/placeOf.ts';
import { listMessages } from './messages.ts';

interface Counted {
  name: string;
  count: number;
}

interface Props {
  /** What is shown. */
  state: BuyState;
  place: Place | undefined;
  /** What is said of a list that has an address of its own. */
  sentences: string | undefined;
  makes: readonly Counted[];
  /** The models of the make whose list is shown. */
  models: readonly Counted[];
}

/** Below the cars: what the stock has of them, and the lists of each make among them, or of each model of the make that is shown. */
export function ListFoot({ state, place, sentences, makes, models }: Props) {
  const text = useMessages(listMessages);
  const make = place?.kind === 'make' && models.length > 1 ? place.make : undefined;
  const links = (make === undefined ? makes : models).flatMap(({ name, count }) => {
    const filter = { ...state.filter, makes: [name], model: '' };
    const to = make === undefined ? filterAddress(filter) : listPaths.make(make, name);
    return to && count > 0 ? [{ name, count, to }] : [];
  });
  // Of names that are spelled in several ways, the first leads to the list.
  const led = links.filter(({ to }, i) => links.findIndex((other) => other.to === to) === i);
  const heading = make === undefined ? text.makes : text.models(make);
  return (
    <div className="mt-12 grid gap-6 border-t border-line pt-8 text-ink-2 print:hidden">
      {sentences && <p className="max-w-measure">{sentences}</p>}
      {led.length > 0 && (
        <nav aria-label={heading}>
          <h2 className="font-text text-sm font-semibold tracking-normal text-ink">{heading}</h2>
          <ul className="mt-1 flex flex-wrap gap-x-6">
            {led.map(({ name, count, to }) => (
              <li key={to}>
                <Link className="inline-flex min-h-tap items-center gap-1" to={to}>
                  <bdi translate="no" className="link">
                    {name}
                  </bdi>
                  <span className="num text-ink-3">{grouped(count)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
