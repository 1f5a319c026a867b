import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';
import { buttonStyle } from '../ui/control/buttonStyle.ts';
import { useMessages } from '../ui/text/useMessages.ts';
import { errorMessages } from './messages.ts';
import { Notice } from './Notice.tsx';

/** Says that the car of this address is no longer for sale, and where the others are. */
export function Gone() {
  const text = useMessages(errorMessages);
  return (
    <Notice title={text.goneTitle} heading={text.gone} hint={text.goneHint}>
      <Link className={buttonStyle('primary')} to={paths.buy}>
        {text.browseCars}
      </Link>
      <Link className={buttonStyle('quiet')} to={paths.sell}>
        {text.sellCar}
      </Link>
    </Notice>
  );
}
