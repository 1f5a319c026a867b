import { Link } from 'react-router-dom';
import {
  type AuditLogFilter,
  AuditLogPartDocument,
  type AuditLogPartQuery,
  useAuditLogPartSuspenseQuery,
} from '../../generated/AuditLogPart.ts';
import { useMessages } from '../../ui/text/useMessages.ts';
import { Failure } from '../page/Failure.tsx';
import { Moment } from '../page/Moment.tsx';
import { MoreButton } from '../page/MoreButton.tsx';
import { auditMessages } from './messages.ts';

type Entry = NonNullable<AuditLogPartQuery['auditLog']>['nodes'][number];

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
          <EntryRow key={entry.id} entry={entry} />
        ))}
      </ol>
      {endCursor && <MoreButton className="mt-6" load={loadMore} />}
    </>
  );
}

function EntryRow({ entry }: { entry: Entry }) {
  const text = useMessages(auditMessages);
  const { at, who, action, recordKind, recordId, fields, address, ok } = entry;
  const words = new Map(Object.entries<string>(text.actions)).get(action) ?? action;
  return (
    <li className="grid gap-x-6 gap-y-1 border-t border-line px-4 py-3 text-sm first:border-t-0 md:grid-cols-[9.5rem_minmax(0,11rem)_minmax(0,1fr)]">
      <span className="text-ink-2">
        <Moment at={at} />
      </span>
      <span className="truncate font-[550]" title={address ? text.from(address) : undefined}>
        {who}
      </span>
      <span className="flex min-w-0 flex-wrap gap-x-3">
        <span>{words}</span>
        {!ok && <span className="text-danger">{text.refused}</span>}
        {fields.map(({ name, before, after }) => (
          <span key={name} className="text-ink-2 wrap-anywhere">
            {text.changed(name, before, after)}
          </span>
        ))}
        <Link
          className="max-w-full truncate text-ink-3 underline-offset-[0.28em] hover:underline"
          to={`?record=${encodeURIComponent(`${recordKind}/${recordId}`)}`}
        >
          {`${recordKind}/${recordId.slice(0, 8)}`}
        </Link>
      </span>
    </li>
  );
}
