import { Link } from 'react-router-dom';
import { dealership } from '../dealer/dealership.ts';
import { paths } from '../paths.ts';
import { ReceiptCard } from '../receipts/ReceiptCard.tsx';
import { buttonStyle } from '../ui/control/buttonStyle.ts';
import { Confirmation } from '../ui/form/Confirmation.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import { testDriveMessages } from './messages.ts';
import { promiseMessages } from './promiseMessages.ts';

/** Says that the test drive was requested, and what comes next. */
function TestDriveConfirmPage() {
  const text = useMessages(testDriveMessages);
  const { confirmed, takes } = useMessages(promiseMessages);
  return (
    <Confirmation
      title={text.confirmTitle}
      description={`${confirmed} ${takes}`}
      heading={text.confirmHeading}
      text={
        <>
          <span className="block">{confirmed}</span>
          <span className="block">{takes}</span>
        </>
      }
      receipt={<ReceiptCard promise={dealership.promises.testDriveConfirmation} counted="open hours" />}
      actions={
        <>
          <Link className={buttonStyle('primary')} to={paths.home}>
            {text.home}
          </Link>
          <Link className={buttonStyle('quiet')} to={paths.testDrive}>
            {text.more}
          </Link>
        </>
      }
    />
  );
}

export { TestDriveConfirmPage as Component };
