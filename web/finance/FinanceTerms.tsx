import { loanMessages } from '../booking/loanMessages.ts';
import { formatAed } from '../ui/text/formatAed.ts';
import { dealership } from '../dealer/dealership.ts';
import { exampleOf, type LoanTerms } from '../dealer/instalments.ts';
import { useMessages } from '../ui/text/useMessages.ts';

/** The terms of the loan for a car of `price` AED; the receipt shows the same. */
export function FinanceTerms({ price, terms }: { price: number; terms: LoanTerms }) {
  const text = useMessages(loanMessages);
  const { down, monthly, months } = exampleOf(price, terms);
  return (
    <dl>
      <dt className="text-sm text-ink-2">{text.terms}</dt>
      <dd className="mt-1 font-[550]">{text.termsOf(formatAed(down), formatAed(monthly), months)}</dd>
      <dd className="mt-1 text-sm text-ink-2">{text.termsHint(dealership.finance.reducingRate)}</dd>
    </dl>
  );
}
