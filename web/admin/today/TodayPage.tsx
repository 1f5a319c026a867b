import { TodayPageDocument, useTodayPageSuspenseQuery } from '../../generated/TodayPage.ts';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { useMessages } from '../../ui/text/useMessages.ts';
import { useNow } from '../enquiries/useNow.ts';
import { Failure } from '../page/Failure.tsx';
import { DueEnquiries } from './DueEnquiries.tsx';
import { todayMessages } from './messages.ts';
import { MissingOfCars } from './MissingOfCars.tsx';
import { SiteOperation } from './SiteOperation.tsx';

/** `/admin`, and `/admin/today`: what must be done now. Each line leads to the list that it counts. */
function TodayPage() {
  const text = useMessages(todayMessages);
  const now = useNow();
  const { data, error, refetch, client } = useTodayPageSuspenseQuery({ fetchPolicy: 'cache-and-network' });
  const today = data?.today;
  if (!today) return <Failure error={error} retry={refetch} />;

  /** The page stays meanwhile, and where that fails. */
  function renew() {
    client
      .query({ query: TodayPageDocument, fetchPolicy: 'network-only', errorPolicy: 'none' })
      .catch(() => undefined);
  }

  const { at, enquiries, cars, operation } = today;
  return (
    <>
      <PageHead title={text.title} />
      <h1 className="sr-only md:not-sr-only md:text-title-md!">{text.title}</h1>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 md:mt-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        {enquiries && <DueEnquiries enquiries={enquiries} since={at} now={now} onNews={renew} />}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <MissingOfCars counts={cars} />
          {operation && <SiteOperation operation={operation} now={now} />}
        </div>
      </div>
    </>
  );
}

export { TodayPage as Component };
