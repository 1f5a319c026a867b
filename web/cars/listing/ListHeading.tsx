import type { ReactNode } from 'react';
import { useMessages } from '../../ui/text/useMessages.ts';
import { carMessages } from '../card/messages.ts';
import { filterMessages } from '../filters/messages.ts';

interface Props {
  /** How many cars match, and how many of them are available; undefined when that could not be reached. */
  matches: number | undefined;
  available: number | undefined;
  /** What can be done with the search. */
  children?: ReactNode;
}

/** The heading of the listing, and how many cars it has. */
export function ListHeading({ matches, available, children }: Props) {
  const text = { ...useMessages(carMessages), ...useMessages(filterMessages) };
  const sold = (matches ?? 0) - (available ?? Infinity);
  return (
    <div className="pt-8 pb-4 md:pt-12 md:pb-8">
      <h1>{text.collection}</h1>
      <div className="mt-1 flex min-h-field flex-wrap items-center gap-x-4">
        <output className="text-ink-2">
          {matches !== undefined && <span>{text.matches(matches)}</span>}
          {sold > 0 && <span>{` ${text.soldOfThem(sold, matches === 1)}`}</span>}
        </output>
        {children}
      </div>
    </div>
  );
}
