import type { ReactNode } from 'react';
import { useMessages } from '../../ui/text/useMessages.ts';
import { carMessages } from '../card/messages.ts';
import { filterMessages } from '../filters/messages.ts';

interface Props {
  heading: string;
  /** How many cars match, and how many of them are available and sold; undefined when that could not be reached. */
  matches: number | undefined;
  available: number | undefined;
  sold: number | undefined;
  /** Whether all that are sold were sold recently. */
  soldLately: boolean;
  /** What can be done with the search. */
  children?: ReactNode;
}

/** The heading of the listing, and how many cars it has. */
export function ListHeading({ heading, matches, available, sold = 0, soldLately, children }: Props) {
  const text = { ...useMessages(carMessages), ...useMessages(filterMessages) };
  return (
    <div className="pt-2 pb-4 md:pt-4 md:pb-8">
      <h1 className="wrap-anywhere">{heading}</h1>
      <div className="mt-1 flex min-h-field flex-wrap items-center gap-x-4">
        <output className="text-ink-2">
          {matches !== undefined &&
            text.inList(available ?? matches - sold, matches - sold, sold, soldLately)}
        </output>
        {children}
      </div>
    </div>
  );
}
