import { formatAed } from '../../ui/text/formatAed.ts';
import type { carMessages } from './messages.ts';

/** A visitor's question to the dealer about a car: its name, its price (AED) if it has one, and the address of its page. */
export function questionAbout(
  { name, price }: { name: string; price: number | null },
  address: string,
  { question }: Pick<typeof carMessages.en, 'question'>,
): string {
  return question(name + (price === null ? '' : ` (${formatAed(price)})`), address);
}
