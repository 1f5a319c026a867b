import { Link } from 'react-router-dom';
import { dealership } from '../dealer/dealership.ts';
import { paths } from '../paths.ts';
import { ReceiptCard } from '../receipts/ReceiptCard.tsx';
import { buttonStyle } from '../ui/control/buttonStyle.ts';
import { Confirmation } from '../ui/form/Confirmation.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import { priceOfferMessages } from './messages.ts';

/** Says that the offer was sent, and when the answer comes. */
function MyOfferConfirmPage() {
  const text = useMessages(priceOfferMessages);
  return (
    <Confirmation
      title={text.confirmTitle}
      description={text.contacts}
      heading={text.confirmHeading}
      text={text.contacts}
      receipt={<ReceiptCard promise={dealership.promises.salesContact} counted="open days" />}
      actions={
        <>
          <Link className={buttonStyle('primary')} to={paths.home}>
            {text.home}
          </Link>
          <Link className={buttonStyle('quiet')} to={paths.buy}>
            {text.otherCars}
          </Link>
        </>
      }
    />
  );
}

export { MyOfferConfirmPage as Component };
