import type { BulkChangeFieldsFragment } from '../../../generated/BulkChangeFields.ts';
import { formatAed } from '../../../ui/text/formatAed.ts';
import type { BulkMessages } from './messages.ts';

type Action = BulkChangeFieldsFragment['action'];

/** What was done with the cars, for headings. */
export function inWords({ kind, price, status, on }: Action, text: BulkMessages): string {
  if (price) return text.priceChanged(price);
  if (kind === 'STATUS') return text.done.STATUS(valueInWords(kind, (status ?? '').toLowerCase(), text));
  if (kind === 'WITHDRAW' || kind === 'RELIST') return text.done[kind];
  return kind === 'FEATURED' ? text.done.FEATURED(on ?? false) : text.done.TEST_DRIVE(on ?? false);
}

/** A value of a preview: an amount, or a word. */
export function valueInWords(kind: Action['kind'], value: string, text: BulkMessages): string {
  if (kind === 'PRICE') return formatAed(Number(value));
  return Object.hasOwn(text.values, value) ? (text.values[value] ?? value) : value;
}
