import { Link } from 'react-router-dom';
import { dealership } from '../dealer/dealership.ts';
import { paths } from '../paths.ts';
import { ReceiptCard } from '../receipts/ReceiptCard.tsx';
import { buttonStyle } from '../ui/control/buttonStyle.ts';
import { Confirmation } from '../ui/form/Confirmation.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import { financeMessages } from './messages.ts';

/** `/finance-confirm` */
function FinanceConfirmPage() {
  const text = useMessages(financeMessages);
  return (
    <Confirmation
      title={text.confirmTitle}
      description={text.confirmedText}
      heading={text.confirmed}
      text={text.confirmedText}
      receipt={<ReceiptCard promise={dealership.promises.financeReply} counted="open days" terms />}
      actions={
        <>
          <Link className={buttonStyle('primary')} to={paths.home}>
            {text.goHome}
          </Link>
          <Link className={buttonStyle('quiet')} to={paths.buy}>
            {text.browse}
          </Link>
        </>
      }
    />
  );
}

export { FinanceConfirmPage as Component };
