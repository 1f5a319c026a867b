import { Clock, MessageSquare } from 'lucide';
import { useState } from 'react';
import type { CarCardFragment } from '../../generated/CarCard.ts';
import type { FormerPriceFragment } from '../../generated/FormerPrice.ts';
import { useMessages } from '../../ui/text/useMessages.ts';
import { Skeleton } from '../../ui/text/Skeleton.tsx';
import { FormerPrice } from './FormerPrice.tsx';
import { CarActions } from './CarActions.tsx';
import { CarBadges } from '../card/CarBadges.tsx';
import { carPageMessages } from './messages.ts';
import { CarPrice } from '../card/CarPrice.tsx';
import { OtherCurrencies } from './OtherCurrencies.tsx';
import type { CarTitle } from './carTitle.ts';
import { firstTermsOf } from '../../dealer/instalments.ts';
import { Icon } from '../../ui/Icon.tsx';
import { formatAed } from '../card/formats.ts';
import { carMessages } from '../card/messages.ts';
import { isFirstResult } from '../payment/isFirstResult.ts';

interface Props {
  car: CarCardFragment;
  title: CarTitle;
  /** Whether the headline is still loading. Its line stays if there is none, so that nothing below moves. */
  waiting: boolean;
  /** The initial text of a message to the dealer. */
  question: string;
  /** The absolute address of the car's page. */
  address: string;
  /** Its former prices, once they are loaded. */
  former: FormerPriceFragment | undefined;
}

/** The car's name and price, and what a visitor can do next. */
export function CarOffer({ car, title: { name, headline }, waiting, question, address, former }: Props) {
  const text = useMessages(carPageMessages);
  const { perMonth } = useMessages(carMessages);
  const [reserved] = useState(waiting);
  return (
    <div className="grid gap-6 print:gap-3">
      <CarBadges car={car} quiet />
      <h1 className="text-[clamp(2.125rem,1.7rem+1.6vw,2.75rem)] leading-[1.08] wrap-anywhere">
        <bdi translate={car.make ? 'no' : undefined}>{name}</bdi>
        {(headline || reserved) && (
          <small className="mt-3 block font-text text-md leading-[1.45] tracking-normal text-pretty text-ink-2">
            {headline && <bdi>{headline}</bdi>}
            {!headline && (waiting ? <Skeleton className="w-3/4" /> : <br />)}
          </small>
        )}
      </h1>
      <div className="border-y border-line py-6 print:border-0 print:py-0">
        <CarPrice car={car} large />
        {former && <FormerPrice car={former} />}
        {car.monthlyInstalment !== null && (
          <>
            <p className="mt-1 text-ink-2 tabular-nums">{perMonth(formatAed(car.monthlyInstalment))}</p>
            <p className="mt-1 text-xs text-ink-2 tabular-nums">
              {termsOf(car.monthlyInstalment, car.price, text)}
            </p>
          </>
        )}
        {car.price !== null && !car.sold && <OtherCurrencies price={car.price} />}
      </div>
      <CarActions car={car} question={question} name={name} address={address} />
      {!car.sold && (
        <ul className="grid gap-3 print:hidden text-sm text-ink-2 [&_svg]:mt-0.5 [&_svg]:flex-none [&_svg]:text-accent [&>li]:flex [&>li]:gap-3">
          <li>
            <Icon node={Clock} />
            <span>{text.testDrivePromise}</span>
          </li>
          <li>
            <Icon node={MessageSquare} />
            <span>{text.salesPromise}</span>
          </li>
        </ul>
      )}
    </div>
  );
}

/** The terms of the instalment, or where to ask for them. */
function termsOf(instalment: number, price: number | null, text: typeof carPageMessages.en): string {
  return price !== null && isFirstResult(instalment, price)
    ? text.instalmentTerms(formatAed(firstTermsOf(price).down))
    : text.instalmentQuoted;
}
