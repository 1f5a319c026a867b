import { Link } from 'react-router-dom';
import { reference } from '../../../../rest/dealership/reference.ts';
import { PartnerLeadsDocument, usePartnerLeadsSuspenseQuery } from '../../../generated/PartnerLeads.ts';
import { grouped } from '../../../ui/text/grouped.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { Failure } from '../../page/Failure.tsx';
import { Moment } from '../../page/Moment.tsx';
import { MoreButton } from '../../page/MoreButton.tsx';
import { LastDays } from './LastDays.tsx';
import { recordMessages } from './messages.ts';

/** Kinds that are not among the enquiries of the back office. */
const withoutPage = new Set(['SUBSCRIPTION', 'SEARCH_ALERT']);

/** The enquiries that a partner has sent: how many of each kind, and each with the way to it. Nobody is named here. */
export function Leads({ partnerId: id }: { partnerId: string }) {
  const text = useMessages(recordMessages);
  const { data, error, refetch, client } = usePartnerLeadsSuspenseQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  if (!data?.partnerLeads) return <Failure error={error} retry={refetch} />;
  const { nodes, endCursor, counts } = data.partnerLeads;
  if (nodes.length === 0)
    return <p className="rounded-picture border border-line px-4 py-4 text-ink-2">{text.noLeads}</p>;

  // The cache adds it to the list.
  const loadMore = () =>
    client.query({
      query: PartnerLeadsDocument,
      variables: { id, after: endCursor },
      fetchPolicy: 'network-only',
      errorPolicy: 'none',
    });

  return (
    <>
      <LastDays>
        {counts.length === 0 && <span>{text.noneLately}</span>}
        {counts.map(({ kind, count }) => (
          <span key={kind}>{text.count(text.kinds[kind], grouped(count))}</span>
        ))}
      </LastDays>
      <ol className="mt-3 overflow-clip rounded-picture border border-line bg-card">
        {nodes.map(({ id: leadId, kind, state, createdAt }) => (
          <li
            key={leadId}
            className="flex min-h-tap flex-wrap items-center gap-x-4 border-t border-line px-4 py-1 text-sm first:border-t-0"
          >
            {withoutPage.has(kind) ? (
              <span className="font-[550]">{text.kinds[kind]}</span>
            ) : (
              <Link
                className="link num inline-flex min-h-tap items-center font-[550]"
                to={`/enquiries/${encodeURIComponent(leadId)}`}
              >
                {text.count(text.kinds[kind], reference(leadId))}
              </Link>
            )}
            <span className="text-ink-2">
              <Moment at={createdAt} />
            </span>
            {state === 'RECEIVED' && <span className="text-ink-2">{text.waits}</span>}
          </li>
        ))}
      </ol>
      {endCursor && <MoreButton className="mt-4" load={loadMore} />}
    </>
  );
}
