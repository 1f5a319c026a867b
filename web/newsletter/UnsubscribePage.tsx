import type { ApolloClient } from '@apollo/client';
import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { BlogList } from '../blogs/BlogList.tsx';
import { UnsubscribePageDocument, useUnsubscribePageSuspenseQuery } from '../generated/UnsubscribePage.ts';
import { loadQuery } from '../data/loadQuery.ts';
import { buttonStyle } from '../ui/control/buttonStyle.ts';
import { useMessages } from '../ui/text/useMessages.ts';
import { PageHead } from '../ui/page/PageHead.tsx';
import { newsletterMessages } from './messages.ts';
import { NewsletterForm } from './NewsletterForm.tsx';
import { useUnsubscribe } from './useUnsubscribe.ts';

async function loadUnsubscribePage(client: ApolloClient) {
  await loadQuery(client, UnsubscribePageDocument, {});
  return null;
}

/** `/unsubscribe/:id`. The outcome is shown above the articles (spec §2). */
function UnsubscribePage() {
  const text = useMessages(newsletterMessages);
  const { id = '' } = useParams();
  const { data } = useUnsubscribePageSuspenseQuery();
  return (
    <div className="wrap pt-8 pb-section md:pt-12">
      <PageHead title={text.unsubscribeTitle} description={text.unsubscribeDescription} />
      <Ending key={id} id={id} />
      <section aria-labelledby="articles" className="mt-16 border-t border-line pt-12 md:mt-24 md:pt-16">
        <h2 id="articles" className="mb-8 text-title-md md:mb-12">
          {text.blog}
        </h2>
        <BlogList blogs={data?.blogs} />
      </section>
    </div>
  );
}

function Ending({ id }: { id: string }) {
  const text = useMessages(newsletterMessages);
  const outcome = useUnsubscribe(id);
  const [again, setAgain] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that had the focus has disappeared.
    if (again) place.current?.querySelector('input')?.focus();
  }, [again]);
  return (
    <section aria-labelledby="newsletter" className="max-w-measure">
      <h1 id="newsletter">{text.newsletter}</h1>
      <p className="mt-6 hidden text-lg no-script:block">{text.needsScript}</p>
      <p
        role={outcome?.tone === 'danger' ? 'alert' : 'status'}
        className={clsx(
          'mt-6 min-h-14 text-lg no-script:hidden',
          outcome?.tone === 'danger' ? 'text-danger' : 'text-ink-2',
        )}
      >
        {outcome?.text ?? text.unsubscribing}
      </p>
      <div ref={place} className="mt-6 min-h-field">
        {again ? (
          <NewsletterForm />
        ) : (
          <button
            type="button"
            className={buttonStyle('quiet', 'no-script:hidden')}
            disabled={!outcome}
            onClick={() => setAgain(true)}
          >
            {text.again}
          </button>
        )}
      </div>
    </section>
  );
}

export { UnsubscribePage as Component, loadUnsubscribePage as load };
