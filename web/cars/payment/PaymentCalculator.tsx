import { useId, useState } from 'react';
import { dealership } from '../../dealer/dealership.ts';
import { downPaymentOf, firstTermsOf } from '../../dealer/instalments.ts';
import { Slider } from '../../ui/control/Slider.tsx';
import { useMessages } from '../../ui/text/useMessages.ts';
import { formatAed } from '../../ui/text/formatAed.ts';
import { isFirstResult } from '../../dealer/isFirstResult.ts';
import { paymentMessages } from './messages.ts';
import { NumberBox } from './NumberBox.tsx';
import { PaymentResult } from './PaymentResult.tsx';

const { minDownPayment, maxDownPayment, minMonths, maxMonths } = dealership.finance;

interface Props {
  carId: string;
  /** AED. */
  price: number;
  /** The monthly instalment that is listed with the car, AED. */
  listed: number | null;
}

/** The monthly cost of the car `carId`: the buyer chooses the down payment and the term. */
export function PaymentCalculator({ carId, price, listed }: Props) {
  const text = useMessages(paymentMessages);
  const id = useId();
  const amountOf = (percent: number) => downPaymentOf(price, percent);
  const start = firstTermsOf(price);
  const [down, setDown] = useState(start.down);
  const [months, setMonths] = useState(start.months);
  const percent = Math.round((down / price) * 1000) / 10;
  const downLimits = `${id}-down`;
  return (
    <section
      aria-labelledby={id}
      className="content-auto rounded-picture print:hidden bg-paper-2 p-5 max-2xs:p-3 [--height:67rem] md:p-8"
    >
      <h2 id={id} className="text-title-md">
        {text.heading}
      </h2>
      <p className="mt-2 text-ink-2">{text.lead}</p>
      {listed !== null && !isFirstResult(listed, price) && (
        <p className="mt-2 max-w-measure text-ink-2">{text.ownInstalment(formatAed(listed))}</p>
      )}
      <div className="mt-6 flex flex-wrap gap-6 no-script:hidden md:gap-8">
        <fieldset className="min-w-0 flex-[3_1_15rem]">
          <legend className="mb-2 text-sm font-[550]">{text.downPayment}</legend>
          <div className="flex flex-wrap gap-2">
            <NumberBox
              label={text.downPaymentAmount}
              before={text.currency}
              value={down}
              min={amountOf(minDownPayment)}
              max={amountOf(maxDownPayment)}
              onChange={(amount) => setDown(Math.round(amount))}
              limits={downLimits}
            />
            <NumberBox
              label={text.downPaymentPercent}
              after={text.percent}
              value={percent}
              decimals={1}
              min={minDownPayment}
              max={maxDownPayment}
              onChange={(wanted) => setDown(amountOf(wanted))}
              limits={downLimits}
            />
          </div>
          <Slider
            label={text.downPayment}
            min={minDownPayment}
            max={maxDownPayment}
            value={percent}
            onChange={(wanted) => setDown(amountOf(wanted))}
            describe={() => text.downPaymentIs(String(percent), formatAed(down))}
          />
          <p id={downLimits} className="text-sm text-ink-2">
            {text.downPaymentHint(formatAed(amountOf(minDownPayment)), formatAed(amountOf(maxDownPayment)))}
          </p>
        </fieldset>
        <fieldset className="min-w-0 flex-[2_1_10rem]">
          <legend className="mb-2 text-sm font-[550]">{text.term}</legend>
          <NumberBox
            label={text.termMonths}
            after={text.months}
            value={months}
            min={minMonths}
            max={maxMonths}
            onChange={(wanted) => setMonths(Math.round(wanted))}
            limits={`${id}-term`}
          />
          <Slider
            label={text.term}
            min={minMonths}
            max={maxMonths}
            value={months}
            onChange={setMonths}
            describe={text.monthsOf}
          />
          <p id={`${id}-term`} className="text-sm text-ink-2">
            {text.termHint}
          </p>
        </fieldset>
      </div>
      <PaymentResult carId={carId} loan={price - down} terms={{ down, months }} />
    </section>
  );
}
