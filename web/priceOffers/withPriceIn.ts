import { formatAed } from '../ui/text/formatAed.ts';
import { amountIn } from '../enquiries/amountIn.ts';
import type { FormAdvice } from '../ui/form/formContext.ts';
import type { priceOfferMessages } from './messages.ts';

/**
 * The advice on a form with an offer, which is then compared with the price of the car (AED): a sentence beside an offer of less than
 * half, or of more than that. It is only said: any offer can be sent. `priceNow` returns null where the price is not known.
 */
export function withPriceIn(
  advice: FormAdvice,
  priceNow: () => number | null,
  text: Pick<typeof priceOfferMessages.en, 'underHalf' | 'abovePrice'>,
): FormAdvice {
  return {
    ...advice,
    hint: (name, typed) => advice.hint(name, typed) ?? (name === 'offer' ? compared(typed) : undefined),
  };

  function compared(typed: string): string | undefined {
    const [offer, price] = [amountIn(typed)?.amount, priceNow()];
    if (offer === undefined || price === null) return undefined;
    if (offer < price / 2) return text.underHalf(formatAed(price));
    return offer > price ? text.abovePrice(formatAed(price)) : undefined;
  }
}
