import { Link } from 'react-router-dom';
import type { ImportRowsQuery } from '../../../generated/ImportRows.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { importMessages } from '../messages.ts';

interface Props {
  row: NonNullable<ImportRowsQuery['carImportRows']>[number];
  /** Whether its car is there already. */
  hasCar: boolean;
}

/** What an import does to a car, or why not. */
export function ImportRow({ row: { line, carId, car, column, value, text: sentence }, hasCar }: Props) {
  const text = useMessages(importMessages);
  const isTold = sentence.includes(value?.trim() ?? '');
  return (
    <li className="grid gap-x-4 gap-y-1 border-b border-line px-4 py-3 last:border-b-0 md:grid-cols-[6rem_minmax(0,1fr)_minmax(0,1.5fr)]">
      <p className="num text-ink-2">{line === null ? '' : text.line(line)}</p>
      <p className="min-w-0 font-medium wrap-anywhere">
        {carId !== null && hasCar ? (
          <Link
            to={`/cars/${encodeURIComponent(carId)}`}
            className="-my-2.5 inline-flex min-h-tap items-center underline underline-offset-[0.28em]"
          >
            <bdi>{car}</bdi>
          </Link>
        ) : (
          <bdi>{car}</bdi>
        )}
      </p>
      <div className="min-w-0 wrap-anywhere">
        {column !== null && <p className="text-ink-2">{isTold ? column : text.fault(column, value ?? '')}</p>}
        <p className="first-letter:uppercase">{sentence}</p>
      </div>
    </li>
  );
}
