import { Link } from 'react-router-dom';
import {
  type AuditLogFilter,
  AuditLogPartDocument,
  useAuditLogPartSuspenseQuery,
} from '../../generated/AuditLogPart.ts';
import { useMessages } from '../../ui/text/useMessages.ts';
import { Failure } from '../page/Failure.tsx';
import { MoreButton } from '../page/MoreButton.tsx';
import { AuditEntryRow } from './AuditEntryRow.tsx';
import { auditMessages } from './messages.ts';

/** The entries that fit, newest first; the next ones are added by a button. */
export function AuditEntries({ filter }: { filter: AuditLogFilter }) {
  const text = useMessages(auditMessages);
  // New entries are there whenever the page is opened.
  const { data, error, refetch, client } = useAuditLogPartSuspenseQuery({
    variables: { filter },
    fetchPolicy: 'cache-and-network',
  });
  if (!data?.auditLog) return <Failure error={error} retry={refetch} />;
  const { nodes, endCursor } = data.auditLog;

  // The cache adds it to the list.
  const loadMore = () =>
    client.query({
      query: AuditLogPartDocument,
      variables: { filter, after: endCursor },
      fetchPolicy: 'network-only',
      errorPolicy: 'none',
    });

  if (nodes.length === 0) {
    return (
      <div className="grid justify-items-start gap-2">
        <p className="text-ink-2">{text.nothing}</p>
        <Link className="link inline-flex min-h-tap items-center" to="?">
          {text.all}
        </Link>
      </div>
    );
  }
  return (
    <>
      <ol className="overflow-clip rounded-picture border border-line bg-card">
        {nodes.map((entry) => (
          <AuditEntryRow key={entry.id} entry={entry} />
        ))}
      </ol>
      {endCursor && <MoreButton className="mt-6" load={loadMore} />}
    </>
  );
}
