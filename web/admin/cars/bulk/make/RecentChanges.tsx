import { Link } from 'react-router-dom';
import { useRecentBulkChangesSuspenseQuery } from '../../../../generated/RecentBulkChanges.ts';
import { useMessages } from '../../../../ui/text/useMessages.ts';
import { Failure } from '../../../page/Failure.tsx';
import { Moment } from '../../../page/Moment.tsx';
import { Section } from '../../../page/Section.tsx';
import { inWords } from '../inWords.ts';
import { bulkMessages } from '../messages.ts';

/** The last changes of many cars; each leads to what became of the cars, and to its undoing. */
export function RecentChanges() {
  const text = useMessages(bulkMessages);
  const { data, error, refetch } = useRecentBulkChangesSuspenseQuery({ fetchPolicy: 'cache-and-network' });
  const changes = data?.recentBulkChanges;
  if (!changes) return <Failure error={error} retry={refetch} />;
  return (
    <div className="mt-8">
      <Section heading={text.latest}>
        {changes.length === 0 && <p className="text-ink-2">{text.noRecent}</p>}
        <ul className="overflow-clip rounded-picture border border-line bg-card text-sm empty:hidden">
          {changes.map(({ id, action, state, by, startedAt, changed }) => (
            <li
              key={id}
              className="flex min-h-tap flex-wrap items-center gap-x-4 border-t border-line px-4 py-2 first:border-t-0"
            >
              <Link
                to={`/cars/bulk/${id}`}
                className="link inline-flex min-h-tap min-w-0 flex-1 basis-48 items-center"
              >
                {inWords(action, text)}
              </Link>
              <p className="flex flex-wrap gap-x-4 text-ink-2">
                <span className="num">{text.cars(changed)}</span>
                <span>{text.states[state]}</span>
                <span>{by}</span>
                {startedAt && <Moment at={startedAt} />}
              </p>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
