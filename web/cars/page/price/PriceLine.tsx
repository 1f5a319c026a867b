import { ChevronDown } from 'lucide';
import { Link } from 'react-router-dom';
import { type PriceRow, type WholePrice, wholePrice } from '../../../dealer/wholePrice.ts';
import { paths } from '../../../paths.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { ExampleTag } from '../../../ui/page/ExampleTag.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { formatAed } from '../../../ui/text/formatAed.ts';
import { priceMessages } from './messages.ts';
import { PriceSum } from './PriceSum.tsx';

/**
 * One line about what the price (AED) of the car `id` includes and what comes on top; it opens the sum of both, without a
 * script. Where the dealer states nothing, a link to ask.
 */
export function PriceLine({ id, price }: { id: string; price: number }) {
  const text = useMessages(priceMessages);
  const whole = wholePrice(price);
  if (!whole) {
    return (
      <Link className="link inline-flex min-h-tap items-center text-sm print:hidden" to={paths.contact(id)}>
        {text.ask}
      </Link>
    );
  }
  return (
    <details className="group text-xs text-ink-2 tabular-nums print:hidden">
      <summary className="flex min-h-tap cursor-pointer items-center gap-3">
        <span className="flex-1 text-pretty">
          <span>{lineOf(whole, text)}</span> <ExampleTag fact="priceParts" />
        </span>
        <Icon
          node={ChevronDown}
          className="flex-none text-accent transition-[rotate] duration-calm group-open:rotate-180"
        />
      </summary>
      <div className="pb-2 text-sm">
        <PriceSum price={price} whole={whole} />
      </div>
    </details>
  );
}

/** The items that are included, then those that come on top or on request; one that nobody needs is told only if included. */
function lineOf({ rows, extra }: WholePrice, text: typeof priceMessages.en): string {
  const named = (isMeant: (row: PriceRow) => boolean) =>
    text.list(rows.filter(isMeant).map(({ item }) => text.items[item]));
  const included = named(({ is }) => is === 'included');
  const onTop = named(({ is, needed }) => needed && is === 'on top');
  const onRequest = named(({ is, needed }) => needed && is === 'on request');
  const sum = formatAed(extra);
  return [
    included && text.includes(included),
    onTop && (onRequest ? text.onTopAndRequest(onTop, sum, onRequest) : text.onTop(onTop, sum)),
    !onTop && onRequest && text.onRequest(onRequest),
  ]
    .filter(Boolean)
    .join(' ');
}
