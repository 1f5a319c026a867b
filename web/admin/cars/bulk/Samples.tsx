import { MoveRight } from 'lucide';
import type { BulkChangeFieldsFragment } from '../../../generated/BulkChangeFields.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { formatAed } from '../../../ui/text/formatAed.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { valueInWords } from './inWords.ts';
import { CarLabel } from './CarLabel.tsx';
import { bulkMessages } from './messages.ts';

/** The first cars of a bulk change, before and after. */
export function Samples({ change }: { change: BulkChangeFieldsFragment }) {
  const text = useMessages(bulkMessages);
  const { samples, action } = change;
  return (
    <ul className="overflow-clip rounded-picture border border-line bg-card text-sm">
      {samples.map(({ before, after, fullPrice, ...car }) => (
        <li
          key={car.id}
          className="flex min-h-tap flex-wrap items-center gap-x-6 gap-y-1 border-t border-line px-4 py-2 first:border-t-0"
        >
          <CarLabel car={car} />
          <p className="num flex flex-wrap items-center justify-end gap-x-2 max-md:basis-full max-md:justify-start">
            <span className="text-ink-2">{valueInWords(action.kind, before, text)}</span>
            <Icon node={MoveRight} size={16} className="flip flex-none text-ink-3" />
            <span className="sr-only">{text.becomes}</span>
            <span className="font-[550]">{valueInWords(action.kind, after, text)}</span>
            {fullPrice !== null && (
              <span className="text-xs text-ink-2">{text.instead(formatAed(fullPrice))}</span>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
