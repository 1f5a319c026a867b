import { truncate } from '../../../ui/text/truncate.ts';
import { grouped } from '../../../ui/text/grouped.ts';
import { kindOf, type StockField } from './fieldTable.ts';
import type { RecordMessages } from './messages.ts';
import { quoteOf } from './quoteOf.ts';

/** How much of a long text is shown in a sentence, characters. */
const QUOTED = 80;

/** A value as people read it: an amount with separators, and its unit. `text`: the value as it is typed. */
export function shownValue(field: StockField, value: string, text: RecordMessages): string {
  const { unit, entry } = kindOf(field);
  if (value === '') return text.nothing;
  if (field === 'SALE_STATUS' || entry === 'yesNo') return value.charAt(0).toUpperCase() + value.slice(1);
  if (entry === 'lines') return truncate(quoteOf(value), QUOTED);
  if (entry === 'paint') return value.replaceAll(/\n+/g, ', ');
  if (entry === 'imperfections') return value.replaceAll(/\n+/g, '; ');
  const number = Number(value);
  return unit && Number.isFinite(number) ? text.units[unit](grouped(number, 2)) : value;
}
