import { clsx } from 'clsx';
import type { StockRowFieldsFragment } from '../../generated/StockRowFields.ts';
import { useMessages } from '../../ui/text/useMessages.ts';
import { carsMessages } from './messages.ts';

const signs = {
  AVAILABLE: 'border-2 border-accent',
  RESERVED: 'border-2 border-accent bg-linear-to-r from-accent from-50% to-transparent to-50%',
  SOLD: 'bg-ink-3',
} satisfies Record<StockRowFieldsFragment['status'], string>;

/** A sale status in a word. The sign before it repeats the word for the eye: open, half taken, gone. */
export function SaleStatus({ status }: Pick<StockRowFieldsFragment, 'status'>) {
  const text = useMessages(carsMessages);
  return (
    <span className="inline-flex items-center gap-2 text-sm">
      <span aria-hidden className={clsx('size-2.5 flex-none rounded-full', signs[status])} />
      <span>{text.statuses[status]}</span>
    </span>
  );
}
