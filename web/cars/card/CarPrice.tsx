import { clsx } from 'clsx';
import type { CarPriceFragment } from '../../generated/CarPrice.ts';
import { useMessages } from '../../ui/text/useMessages.ts';
import { formatAed } from './formats.ts';
import { carMessages } from './messages.ts';

interface Props {
  car: CarPriceFragment;
  /** On the page of the car it is larger. */
  large?: boolean;
}

/** What is asked now; the original price struck through beside it when there is a discount. */
export function CarPrice({ car: { originalPrice, discountedPrice }, large = false }: Props) {
  const text = useMessages(carMessages);
  const asked = discountedPrice ?? originalPrice;
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <strong
        className={clsx(
          'num font-semibold',
          large ? 'text-[2rem] leading-tight tracking-[-0.015em]' : 'text-lg',
        )}
      >
        {asked === null ? text.notAvailable : <bdi dir="ltr">{formatAed(asked)}</bdi>}
      </strong>
      {discountedPrice !== null && originalPrice !== null && (
        <s className={clsx('text-ink-3', large ? 'text-md' : 'text-sm')}>
          <span className="sr-only">{text.was} </span>
          <bdi dir="ltr" className="num">
            {formatAed(originalPrice)}
          </bdi>
        </s>
      )}
    </p>
  );
}
