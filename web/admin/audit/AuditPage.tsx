import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAuditPageSuspenseQuery } from '../../generated/AuditPage.ts';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { useMessages } from '../../ui/text/useMessages.ts';
import { Failure } from '../page/Failure.tsx';
import { PageSkeleton } from '../page/PageSkeleton.tsx';
import { AuditEntries } from './AuditEntries.tsx';
import { AuditFilter } from './AuditFilter.tsx';
import { auditMessages } from './messages.ts';

/** What the address says about which entries are wanted. */
const NAMES = ['who', 'action', 'record', 'day'] as const;

/** `/admin/audit`: what the staff have done. For owners. The filter stands in the address. */
function AuditPage() {
  const text = useMessages(auditMessages);
  const [parameters] = useSearchParams();
  const { data, error, refetch } = useAuditPageSuspenseQuery();
  if (!data?.staff) return <Failure error={error} retry={refetch} />;
  const filter = Object.fromEntries(NAMES.flatMap((name) => [[name, parameters.get(name) || undefined]]));
  return (
    <>
      <PageHead title={text.title} />
      <h1 className="text-title-md">{text.title}</h1>
      <p className="mt-2 text-sm text-ink-2">{text.lead}</p>
      <AuditFilter staff={data.staff} />
      <div className="mt-6">
        <Suspense fallback={<PageSkeleton />}>
          <AuditEntries filter={filter} />
        </Suspense>
      </div>
    </>
  );
}

export { AuditPage as Component };
