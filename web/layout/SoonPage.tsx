import { Link } from 'react-router-dom';
import { dealership, telephone } from '../dealership.ts';
import { paths } from '../paths.ts';
import { buttonStyle } from '../ui/buttonStyle.ts';
import { useText } from '../ui/useText.ts';
import { layoutMessages } from './messages.ts';
import { Notice } from './Notice.tsx';

/** Stands at the addresses whose pages are not built yet. */
export function SoonPage() {
  const text = useText(layoutMessages);
  return (
    <Notice title={text.soonTitle} heading={text.soon} hint={text.soonHint}>
      <a className={buttonStyle('primary')} href={telephone(dealership.phones[0] ?? '')}>
        {text.call}
      </a>
      <Link className={buttonStyle('quiet')} to={paths.buy}>
        {text.browseCars}
      </Link>
    </Notice>
  );
}
