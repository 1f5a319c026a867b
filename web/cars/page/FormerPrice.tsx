import type { FormerPriceFragment } from '../../generated/FormerPrice.ts';
import { formatDate } from '../../ui/text/formatDate.ts';
import { useMessages } from '../../ui/text/useMessages.ts';
import { formatAed } from '../../ui/text/formatAed.ts';
import { carPageMessages } from './messages.ts';

/**
 * The car's price before the last reduction, and until when. Nothing where the last change was no reduction, or the car
 * is sold.
 */
export function FormerPrice({ car: { price, sold, priceHistory } }: { car: FormerPriceFragment }) {
  const text = useMessages(carPageMessages);
  const last = priceHistory.at(-1);
  if (sold || price === null || !last || last.price <= price) return null;
  return (
    <p className="text-sm text-ink-2">{text.formerPrice(formatAed(last.price), formatDate(last.until))}</p>
  );
}
