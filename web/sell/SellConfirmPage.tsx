import { Link } from 'react-router-dom';
import { dealership } from '../dealer/dealership.ts';
import { paths } from '../paths.ts';
import { ReceiptCard } from '../receipts/ReceiptCard.tsx';
import { buttonStyle } from '../ui/control/buttonStyle.ts';
import { Confirmation } from '../ui/form/Confirmation.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import { sellMessages } from './sellMessages.ts';

/** `/sell-confirm`: says that the offer has reached the dealer. */
function SellConfirmPage() {
  const text = useMessages(sellMessages);
  return (
    <Confirmation
      title={text.confirmTitle}
      description={text.confirmDescription}
      heading={text.confirmed}
      text={text.confirmedText}
      receipt={<ReceiptCard promise={dealership.promises.sellReply} counted="open days" />}
      actions={
        <>
          <Link className={buttonStyle('primary')} to={paths.home}>
            {text.home}
          </Link>
          <Link className={buttonStyle('quiet')} to={paths.sell}>
            {text.addMore}
          </Link>
        </>
      }
    />
  );
}

export { SellConfirmPage as Component };
