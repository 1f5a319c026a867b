import { Phone } from 'lucide';
import { Link } from 'react-router-dom';
import { dealership } from '../dealer/dealership.ts';
import { paths } from '../paths.ts';
import { ReceiptCard } from '../receipts/ReceiptCard.tsx';
import { buttonStyle } from '../ui/control/buttonStyle.ts';
import { Confirmation } from '../ui/form/Confirmation.tsx';
import { Icon } from '../ui/Icon.tsx';
import { PhoneLink } from '../ui/page/PhoneLink.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import { purchaseMessages } from './messages.ts';

/** Says that the purchase was requested, what comes next, and whom to call (BN-7). */
function BuyNowConfirmPage() {
  const text = useMessages(purchaseMessages);
  return (
    <Confirmation
      title={text.confirmTitle}
      description={text.confirmHint}
      heading={text.confirmHeading}
      text={text.confirmHint}
      receipt={<ReceiptCard promise={dealership.promises.salesContact} counted="open days" />}
      actions={
        <Link className={buttonStyle('primary')} to={paths.home}>
          {text.home}
        </Link>
      }
    >
      <section aria-labelledby="next-steps" className="mt-16 w-full max-w-measure text-start">
        <h2 id="next-steps" className="text-title-md">
          {text.nextSteps}
        </h2>
        <ol className="mt-4">
          {text.steps.map((step, i) => (
            <li key={step} className="flex items-baseline gap-5 border-b border-line py-4">
              <span aria-hidden className="num w-5 flex-none font-display text-title-sm text-accent">
                {i + 1}
              </span>
              <span>{step}</span>
            </li>
          ))}
        </ol>
        <p className="mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <span>{text.helpLine}</span>
          <PhoneLink icon={<Icon node={Phone} />} />
        </p>
      </section>
    </Confirmation>
  );
}

export { BuyNowConfirmPage as Component };
