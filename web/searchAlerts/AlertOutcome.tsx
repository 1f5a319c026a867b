import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';
import { buttonStyle } from '../ui/control/buttonStyle.ts';
import { PageHead } from '../ui/page/PageHead.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import { linkMessages } from './linkMessages.ts';
import type { Outcome } from './useAlertLink.ts';

interface Props {
  title: string;
  description: string;
  /** Shown until there is an outcome. */
  waiting: string;
  outcome: Outcome | undefined;
}

/** The page of a link in a mail: the outcome, and a link to the cars of the search. */
export function AlertOutcome({ title, description, waiting, outcome }: Props) {
  const text = useMessages(linkMessages);
  const { tone, alert } = outcome ?? {};
  const onward = alert?.state === 'ENDED' ? text.saveAgain : text.matches;
  return (
    <div className="wrap pt-8 pb-section md:pt-12">
      <PageHead title={title} description={description} />
      <h1>{text.heading}</h1>
      <p className="num mt-6 min-h-7 max-w-measure text-lg font-medium wrap-anywhere">{alert?.name}</p>
      <p className="hidden max-w-measure text-lg no-script:block">{text.needsScript}</p>
      <p
        role={tone === 'danger' ? 'alert' : 'status'}
        className={clsx(
          'mt-2 min-h-14 max-w-measure text-lg no-script:hidden',
          tone === 'danger' ? 'text-danger' : 'text-ink-2',
        )}
      >
        {outcome?.text ?? waiting}
      </p>
      <Link className={buttonStyle('quiet', 'mt-6')} to={alert ? addressOf(alert.url) : paths.buy}>
        {alert ? onward : text.allCars}
      </Link>
    </div>
  );
}

/** The path and query of `url`, for a link within this site. */
function addressOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
