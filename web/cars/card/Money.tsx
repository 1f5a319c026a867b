import { clsx } from 'clsx';
import { formatAed } from '../../ui/text/formatAed.ts';

/** An amount in AED, such as `AED 249,000`: from left to right in every language, with digits of equal width. */
export function Money({ amount, className }: { amount: number; className?: string }) {
  return (
    <bdi dir="ltr" translate="no" className={clsx('num', className)}>
      {formatAed(amount)}
    </bdi>
  );
}
