import { formatAed } from './formats.ts';
import type { carMessages } from './messages.ts';

/** What a visitor writes to the dealer about a car, up to the address of its page; the price (AED) where there is one. */
export function questionAbout(
  { name, price }: { name: string; price: number | null },
  address: string,
  { question }: Pick<typeof carMessages.en, 'question'>,
): string {
  return question(name + (price === null ? '' : ` (${formatAed(price)})`), address);
}
