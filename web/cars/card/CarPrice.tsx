import { clsx } from 'clsx';
import type { CarPriceFragment } from '../../generated/CarPrice.ts';
import { useMessages } from '../../ui/text/useMessages.ts';
import { carMessages } from './messages.ts';
import { Money } from './Money.tsx';

interface Props {
  car: CarPriceFragment;
  /** On the page of the car it is larger. */
  large?: boolean;
}

/** The current price; where there is a discount, the original price is struck through beside it. */
export function CarPrice({ car: { price, originalPrice }, large = false }: Props) {
  const text = useMessages(carMessages);
  if (price === null) return <p className="text-lg text-ink-2">{text.priceOnRequest}</p>;
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <strong
        className={clsx(
          'font-semibold',
          large ? 'text-[min(2rem,12vw)] leading-tight tracking-[-0.015em]' : 'text-lg',
        )}
      >
        <Money amount={price} />
      </strong>
      {originalPrice !== null && price !== originalPrice && (
        <s className={clsx('text-ink-3', large ? 'text-md' : 'text-sm')}>
          <span className="sr-only">{`${text.was} `}</span>
          <Money amount={originalPrice} />
        </s>
      )}
    </p>
  );
}
