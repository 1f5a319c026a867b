import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import type { TodayPageQuery } from '../../generated/TodayPage.ts';
import { useMessages } from '../../ui/text/useMessages.ts';
import { countedViews } from '../enquiries/inbox/countedViews.ts';
import { inboxMessages } from '../enquiries/inbox/messages.ts';
import { useInboxNews } from '../enquiries/news/useInboxNews.ts';
import { lastOpened } from '../list/lastOpened.ts';
import { Section } from '../page/Section.tsx';
import { DueEnquiry } from './DueEnquiry.tsx';
import { todayMessages } from './messages.ts';

interface Props {
  enquiries: NonNullable<NonNullable<TodayPageQuery['today']>['enquiries']>;
  /** When they were read, ISO 8601. */
  since: string;
  /** ms since 1970. */
  now: number;
  /** Called when something is new in the inbox: what is due may be another. */
  onNews: () => void;
}

const views = ['OVERDUE', 'DUE_TODAY', 'UNASSIGNED', 'MINE'] as const;

/** How many enquiries need somebody, each number with its list, and those that are due first. */
export function DueEnquiries({ enquiries: { counts, due }, since, now, onNews }: Props) {
  const text = useMessages(todayMessages);
  const inbox = useMessages(inboxMessages);
  useNews(since, onNews);
  useEffect(() => lastOpened.focus(), []);
  return (
    <Section heading={text.enquiries}>
      <ul className="grid grid-cols-4 overflow-clip rounded-picture border border-line bg-card">
        {views.map((view) => {
          const count = counts[countedViews[view]];
          const isLate = view === 'OVERDUE' && count > 0;
          return (
            <li key={view} className="border-line not-first:border-s">
              <Link
                to={`/enquiries?view=${view}`}
                className="flex min-h-tap flex-col-reverse px-2 py-2 focus-visible:-outline-offset-2 hover:bg-ink/3 md:px-4 md:py-3"
              >
                <span className={clsx('text-xs md:text-sm', isLate ? 'text-danger' : 'text-ink-2')}>
                  {inbox.views[view]}
                </span>
                <span
                  className={clsx(
                    'num text-title-sm font-[550]',
                    isLate ? 'text-danger' : count === 0 && 'text-ink-3',
                  )}
                >
                  {count}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
      {due.length === 0 ? (
        <p className="mt-4 text-ink-2">{text.nothingDue}</p>
      ) : (
        <ol aria-label={text.due} className="mt-3 overflow-clip rounded-picture border border-line bg-card">
          {due.map((enquiry) => (
            <DueEnquiry key={enquiry.id} enquiry={enquiry} now={now} />
          ))}
        </ol>
      )}
    </Section>
  );
}

/** Tells when there is news since the page was first shown: each time it is loaded anew, the news of before go on. */
function useNews(since: string, onNews: () => void) {
  const [first] = useState(since);
  const { received } = useInboxNews({ since: first, onChange: onNews });
  const tell = useEffectEvent(onNews);
  const count = received.length;
  useEffect(() => {
    if (count > 0) tell();
  }, [count]);
}
