import { clsx } from 'clsx';
import type { PriceRow, WholePrice } from '../../../dealer/wholePrice.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { formatAed } from '../../../ui/text/formatAed.ts';
import { priceMessages } from './messages.ts';

/** A car's price (AED), each item that comes on top, and the total; then what nobody needs in order to drive. */
export function PriceSum({ price, whole: { rows, total, missing } }: { price: number; whole: WholePrice }) {
  const text = useMessages(priceMessages);
  const listed = (isNeeded: boolean) =>
    rows
      .filter(({ needed }) => needed === isNeeded)
      .map((row) => <Row key={row.item} label={text.rows[row.item]} value={valueOf(row, text)} />);
  const unknown = text.list(missing.map((item) => text.items[item]));
  return (
    <dl>
      <Row label={text.price} value={formatAed(price)} />
      {listed(true)}
      <Row isTotal label={unknown ? text.totalWithout(unknown) : text.total} value={formatAed(total)} />
      {listed(false)}
    </dl>
  );
}

function Row({ label, value, isTotal = false }: { label: string; value: string; isTotal?: boolean }) {
  return (
    <div
      className={clsx(
        'flex justify-between gap-6 py-1.5 lg:py-1',
        isTotal && 'border-y border-line font-semibold text-ink',
      )}
    >
      <dt>{label}</dt>
      <dd className="num text-end">
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}

function valueOf({ is, amount }: PriceRow, text: typeof priceMessages.en): string {
  if (is === 'on top') return formatAed(amount);
  if (is === 'included') return text.included;
  return is === 'on request' ? text.isOnRequest : text.notStated;
}
