import { Link } from 'react-router-dom';
import { dealership } from '../../dealer/dealership.ts';
import {
  flatInstalments,
  type Instalments,
  type LoanTerms,
  reducingInstalments,
} from '../../dealer/instalments.ts';
import { paths } from '../../paths.ts';
import { buttonStyle } from '../../ui/control/buttonStyle.ts';
import { useMessages } from '../../ui/text/useMessages.ts';
import { formatAed } from '../../ui/text/formatAed.ts';
import { Money } from '../card/Money.tsx';
import { paymentMessages } from './messages.ts';

const { reducingRate, flatRate } = dealership.finance;
const columns = 'grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 md:fit-2';

interface Props {
  carId: string;
  /** AED. */
  loan: number;
  /** What the buyer has chosen; passed on to the form. */
  terms: LoanTerms;
}

/** What a loan for the car `carId` costs at either kind of rate, what the rates mean, and a link to the form. */
export function PaymentResult({ carId, loan, terms }: Props) {
  const text = useMessages(paymentMessages);
  const { down, months } = terms;
  return (
    <div className="mt-6 border-t border-line pt-6">
      {/* Screen readers announce each change of the amounts; the meaning of the rates below does not change. */}
      <output className="block">
        <span className="block text-ink-2">{text.loan(formatAed(loan), months)}</span>
        <span className={`${columns} mt-5`}>
          <Instalment
            rate={text.reducing(reducingRate)}
            {...reducingInstalments(loan, reducingRate, months)}
          />
          <Instalment rate={text.flat(flatRate)} {...flatInstalments(loan, flatRate, months)} />
        </span>
      </output>
      <div className={`${columns} mt-5 text-sm text-ink-2`}>
        <p>{text.reducingMeans}</p>
        <p>{text.flatMeans}</p>
      </div>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <p className="max-w-measure flex-[1_1_20rem] text-sm text-ink-2">{text.note}</p>
        <Link
          className={buttonStyle('quiet', 'max-md:w-full')}
          to={`${paths.finance(carId)}&down=${down}&months=${months}`}
        >
          {text.apply}
        </Link>
      </div>
    </div>
  );
}

function Instalment({ rate, monthly, interest }: { rate: string } & Instalments) {
  const text = useMessages(paymentMessages);
  return (
    <span className="block border-s-2 border-accent ps-4">
      <span className="block text-sm font-[550]">{rate}</span>{' '}
      <span className="mt-1 block">
        <Money
          amount={monthly}
          className="text-[min(1.75rem,8.75vw)] leading-tight font-semibold tracking-[-0.015em]"
        />{' '}
        <span className="text-ink-2">{text.aMonth}</span>
      </span>{' '}
      <span className="mt-1 block text-sm text-ink-2">
        <span>{text.interest}</span> <Money amount={interest} />
      </span>
    </span>
  );
}
