import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';
import { buttonStyle } from '../ui/buttonStyle.ts';
import { Confirmation } from '../ui/Confirmation.tsx';
import { useText } from '../ui/useText.ts';
import { financeMessages } from './messages.ts';

/** `/finance-confirm` */
export function FinanceConfirmPage() {
  const text = useText(financeMessages);
  return (
    <Confirmation
      title={text.confirmTitle}
      description={text.confirmedText}
      heading={text.confirmed}
      text={text.confirmedText}
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
