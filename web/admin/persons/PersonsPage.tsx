import { Suspense, useState } from 'react';
import { usePersonsPageSuspenseQuery } from '../../generated/PersonsPage.ts';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { Skeleton } from '../../ui/text/Skeleton.tsx';
import { useMessages } from '../../ui/text/useMessages.ts';
import { Failure } from '../page/Failure.tsx';
import { FoundRecords } from './records/FoundRecords.tsx';
import { personsMessages } from './messages.ts';
import { PersonRequests } from './requests/PersonRequests.tsx';
import { PersonSearch } from './PersonSearch.tsx';
import { Retention } from './retention/Retention.tsx';

/** `/admin/persons`: what is stored about persons, what they have asked, and how long it is kept. For owners. */
function PersonsPage() {
  const text = useMessages(personsMessages);
  // Requests of colleagues, and what the next run erases, are there whenever the page is opened.
  const { data, error, refetch } = usePersonsPageSuspenseQuery({ fetchPolicy: 'cache-and-network' });
  const [typed, setTyped] = useState('');
  /** The contact that is searched for, and which search it is: the same one may be made again. */
  const [search, setSearch] = useState({ contact: '', number: 0 });
  if (!data?.personRequests || !data.retention) return <Failure error={error} retry={refetch} />;
  function find(contact: string) {
    setTyped(contact);
    setSearch(({ number }) => ({ contact, number: number + 1 }));
  }

  return (
    <>
      <PageHead title={text.title} />
      <h1 className="text-title-md">{text.title}</h1>
      <p className="mt-2 max-w-measure text-ink-2">{text.lead}</p>
      <PersonSearch typed={typed} onType={setTyped} onSearch={find} />
      {search.contact && (
        <Suspense key={search.number} fallback={<Searching />}>
          <FoundRecords contact={search.contact} />
        </Suspense>
      )}
      <div className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-12 lg:grid-cols-[repeat(2,minmax(0,1fr))] lg:gap-16">
        <PersonRequests requests={data.personRequests} onSearch={find} />
        <Retention retention={data.retention} />
      </div>
    </>
  );
}

function Searching() {
  const text = useMessages(personsMessages);
  return (
    <div
      role="status"
      aria-label={text.searching}
      className="mt-8 grid gap-px overflow-clip rounded-picture border border-line"
    >
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex min-h-16 items-center bg-card px-4">
          <Skeleton className="w-3/5" />
        </div>
      ))}
    </div>
  );
}

export { PersonsPage as Component };
