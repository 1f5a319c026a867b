import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';
import { buttonStyle } from '../ui/buttonStyle.ts';
import { Confirmation } from '../ui/Confirmation.tsx';
import { useText } from '../ui/useText.ts';
import { sellMessages } from './sellMessages.ts';

/** `/sell-confirm`: the car has reached the dealer. */
export function SellConfirmPage() {
  const text = useText(sellMessages);
  return (
    <Confirmation
      title={text.confirmTitle}
      description={text.confirmDescription}
      heading={text.confirmed}
      text={text.confirmedText}
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
