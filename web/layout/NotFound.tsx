import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';
import { buttonStyle } from '../ui/buttonStyle.ts';
import { useText } from '../ui/useText.ts';
import { layoutMessages } from './messages.ts';
import { Notice } from './Notice.tsx';

/** Says that there is nothing at this address, and where to go on. */
export function NotFound() {
  const text = useText(layoutMessages);
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
