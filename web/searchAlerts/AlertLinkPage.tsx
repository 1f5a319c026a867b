import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';
import { buttonStyle } from '../ui/control/buttonStyle.ts';
import { PageHead } from '../ui/page/PageHead.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import { linkMessages } from './linkMessages.ts';
import type { AlertLink } from './useAlertLink.ts';

interface Props {
  title: string;
  description: string;
  /** What pressing the button does, the words on it, and what is shown while it is done. */
  question: string;
  action: string;
  sending: string;
  link: AlertLink;
}

/** The page of a link in a mail: a button for what the link is about, then the outcome and a way to the cars of the search. */
export function AlertLinkPage({ title, description, question, action, sending, link }: Props) {
  const text = useMessages(linkMessages);
  const { outcome, isSending, act } = link;
  const { tone, alert } = outcome ?? {};
  const onward = alert?.state === 'ENDED' ? text.saveAgain : text.matches;
  const isDone = tone === 'success';
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that had the focus has disappeared.
    if (isDone) said.current?.focus();
  }, [isDone]);
  return (
    <div className="wrap pt-8 pb-section md:pt-12">
      <PageHead title={title} description={description} />
      <h1>{text.heading}</h1>
      {alert && <p className="num mt-6 max-w-measure text-lg font-medium wrap-anywhere">{alert.name}</p>}
      <p className="mt-6 hidden max-w-measure text-lg no-script:block">{text.needsScript}</p>
      <p
        ref={said}
        tabIndex={-1}
        role={tone === 'danger' ? 'alert' : 'status'}
        className={clsx(
          'mt-6 max-w-measure text-lg no-script:hidden',
          tone === 'danger' ? 'text-danger' : 'text-ink-2',
        )}
      >
        {outcome?.text ?? (isSending ? sending : question)}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        {!isDone && (
          <button
            type="button"
            className={buttonStyle('primary', 'no-script:hidden')}
            aria-disabled={isSending}
            onClick={act}
          >
            {action}
          </button>
        )}
        <Link className={buttonStyle('quiet')} to={alert ? addressOf(alert.url) : paths.buy}>
          {alert ? onward : text.allCars}
        </Link>
      </div>
    </div>
  );
}

/** The path and query of `url`, for a link within this site. */
function addressOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
