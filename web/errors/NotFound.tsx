import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';
import { buttonStyle } from '../ui/control/buttonStyle.ts';
import { useMessages } from '../ui/text/useMessages.ts';
import { errorMessages } from './messages.ts';
import { Notice } from './Notice.tsx';

/** Says that there is nothing at this address, and where to go on. */
export function NotFound() {
  const text = useMessages(errorMessages);
  return (
    <Notice title={text.notFoundTitle} heading={text.notFound} hint={text.notFoundHint}>
      <Link className={buttonStyle('primary')} to={paths.buy}>
        {text.browseCars}
      </Link>
      <Link className={buttonStyle('quiet')} to={paths.home}>
        {text.goHome}
      </Link>
    </Notice>
  );
}
