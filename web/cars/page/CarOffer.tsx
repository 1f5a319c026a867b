import { Clock, MessageSquare } from 'lucide';
import { type ComponentProps, useState } from 'react';
import type { CarCardFragment } from '../../generated/CarCard.ts';
import type { FormerPriceFragment } from '../../generated/FormerPrice.ts';
import { useMessages } from '../../ui/text/useMessages.ts';
import { Skeleton } from '../../ui/text/Skeleton.tsx';
import { FormerPrice } from './FormerPrice.tsx';
import { CarActions } from './CarActions.tsx';
import { MainActions } from './MainActions.tsx';
import { PriceLine } from './price/PriceLine.tsx';
import { CarBadges } from '../card/CarBadges.tsx';
import { carPageMessages } from './messages.ts';
import { CarPrice } from '../card/CarPrice.tsx';
import { OtherCurrencies } from './OtherCurrencies.tsx';
import type { CarTitle } from './carTitle.ts';
import { firstTermsOf } from '../../dealer/instalments.ts';
import { Seller } from '../../showroom/Seller.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { pageMessages } from '../../ui/page/messages.ts';
import { formatAed } from '../../ui/text/formatAed.ts';
import { carMessages } from '../card/messages.ts';
import { isFirstResult } from '../../dealer/isFirstResult.ts';
import { AskPrice } from './ways/AskPrice.tsx';
import { ReservedNote } from './ways/ReservedNote.tsx';

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
  /** The name of who sells it; null if the dealer names nobody, undefined while that is not known. */
  salesperson: string | null | undefined;
  /** The limits of mails about a car, once they are loaded. */
  alerts: ComponentProps<typeof ReservedNote>['alerts'];
}

/** The car's name and price, and what a visitor can do next. */
export function CarOffer({ car, title: { name, headline }, waiting, question, address, ...more }: Props) {
  const text = useMessages(carPageMessages);
  const { perMonth } = useMessages(carMessages);
  const { salesPromise } = useMessages(pageMessages);
  const [reserved] = useState(waiting);
  const { former, salesperson, alerts } = more;
  return (
    <>
      <CarBadges car={car} quiet />
      {/* While a large page scrolls, name, price and two buttons stay below the header, and what follows goes behind them. */}
      <div className="grid gap-5 lg:sticky lg:top-header lg:z-1 lg:-my-4 lg:bg-paper lg:py-4 print:gap-3">
        <h1 className="text-[clamp(2.125rem,1.7rem+1.6vw,2.75rem)] leading-[1.08] wrap-anywhere">
          <bdi translate={car.make ? 'no' : undefined}>{name}</bdi>
          {(headline || reserved) && (
            <small className="mt-3 block font-text text-md leading-[1.45] tracking-normal text-pretty text-ink-2">
              {headline && <bdi>{headline}</bdi>}
              {!headline && (waiting ? <Skeleton className="w-3/4" /> : <br />)}
            </small>
          )}
        </h1>
        <div className="border-t border-line pt-5 print:border-0 print:pt-0">
          <CarPrice car={car} large />
        </div>
        <MainActions car={car} />
      </div>
      {/* What gets the focus is scrolled from behind that, which is about as high as the margin. */}
      <div className="grid gap-3 lg:[&_:is(a,button,summary)]:scroll-mt-[26rem]">
        {car.price === null && !car.sold && <AskPrice name={name} address={address} />}
        {former && <FormerPrice car={former} />}
        {car.monthlyInstalment !== null && (
          <div className="tabular-nums text-ink-2">
            <p>{perMonth(formatAed(car.monthlyInstalment))}</p>
            <p className="mt-1 text-xs">{termsOf(car.monthlyInstalment, car.price, text)}</p>
          </div>
        )}
        {car.price !== null && !car.sold && (
          <>
            <PriceLine id={car.id} price={car.price} />
            <OtherCurrencies price={car.price} />
          </>
        )}
        {car.status === 'RESERVED' && <ReservedNote carId={car.id} name={name} alerts={alerts} />}
        <CarActions car={car} question={question} name={name} address={address} />
      </div>
      {!car.sold && <Seller name={salesperson} waiting={waiting} question={question} />}
      {!car.sold && (
        <ul className="grid gap-3 print:hidden text-sm text-ink-2 [&_svg]:mt-0.5 [&_svg]:flex-none [&_svg]:text-accent [&>li]:flex [&>li]:gap-3">
          <li>
            <Icon node={Clock} />
            <span>
              {!car.testDrive && <span className="block">{text.askTestDrive}</span>}
              <span className="block">{text.testDrivePromise}</span>
            </span>
          </li>
          <li>
            <Icon node={MessageSquare} />
            <span>{salesPromise}</span>
          </li>
        </ul>
      )}
    </>
  );
}

/** The terms of the instalment, or where to ask for them. */
function termsOf(instalment: number, price: number | null, text: typeof carPageMessages.en): string {
  return price !== null && isFirstResult(instalment, price)
    ? text.instalmentTerms(formatAed(firstTermsOf(price).down))
    : text.instalmentQuoted;
}
