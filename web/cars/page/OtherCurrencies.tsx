import { dealership } from '../../dealer/dealership.ts';
import { formatDate } from '../../ui/text/formatDate.ts';
import { grouped } from '../../ui/text/grouped.ts';
import { useMessages } from '../../ui/text/useMessages.ts';
import { carPageMessages } from './messages.ts';

const { asOf, rates } = dealership.exchange;

/** `price` (AED) in the currencies of visitors from abroad. It opens without a script. */
export function OtherCurrencies({ price }: { price: number }) {
  const text = useMessages(carPageMessages);
  return (
    <details className="-my-2 print:hidden text-sm text-ink-2">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center underline underline-offset-4">
        {text.otherCurrencies}
      </summary>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] tabular-nums gap-x-4 gap-y-1">
        {Object.entries(rates).map(([currency, rate]) => (
          <li key={currency}>
            <bdi dir="ltr">{approximate(price / rate, currency)}</bdi>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-xs">{text.approximate(formatDate(asOf))}</p>
    </details>
  );
}

/** An amount to three significant digits, such as `≈ USD 41,900`: the rate of a single day is no more exact. */
function approximate(amount: number, currency: string): string {
  return `≈\u00a0${currency}\u00a0${grouped(Number(amount.toPrecision(3)))}`;
}
