import { clsx } from 'clsx';
import { Download } from 'lucide';
import { useDeferredValue, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import {
  type SubscribersPageQuery,
  useSubscribersPageSuspenseQuery,
} from '../../generated/SubscribersPage.ts';
import { buttonStyle } from '../../ui/control/buttonStyle.ts';
import { Pager } from '../../ui/control/Pager.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { useMessages } from '../../ui/text/useMessages.ts';
import { EmptyList } from '../list/EmptyList.tsx';
import { ListFilters } from '../list/ListFilters.tsx';
import { pageIn } from '../list/pageIn.ts';
import { RecordList } from '../list/RecordList.tsx';
import { withValue } from '../list/withValue.ts';
import { Failure } from '../page/Failure.tsx';
import { useFile } from '../page/files/useFile.ts';
import { columns } from './columns.ts';
import { EndDialog } from './EndDialog.tsx';
import { GrowthBars } from './GrowthBars.tsx';
import { subscriberMessages } from './messages.ts';
import { SubscriberRow } from './SubscriberRow.tsx';

type Subscriber = NonNullable<SubscribersPageQuery['subscribers']>['nodes'][number];

/** `/admin/subscribers`: who gets the newsletter, and how they have grown. */
function SubscribersPage() {
  const text = useMessages(subscriberMessages);
  const [address] = useSearchParams();
  const wanted = address.toString();
  const shown = useDeferredValue(wanted);
  const filter = filterIn(new URLSearchParams(shown));
  const { data, error, refetch } = useSubscribersPageSuspenseQuery({
    variables: filter,
    fetchPolicy: 'cache-and-network',
  });
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [ending, setEnding] = useState<Subscriber>();
  const { busy, take } = useFile(text.downloadFailed);
  if (!data?.subscribers) return <Failure error={error} retry={refetch} />;

  const { nodes, count, weeks, page, pages } = data.subscribers;
  return (
    <>
      <PageHead title={text.title} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="flex-1 text-title-md!">{text.title}</h1>
        {count > 0 && (
          <button
            type="button"
            aria-disabled={busy}
            className={buttonStyle('quiet', 'min-h-tap! px-4! text-sm aria-disabled:opacity-60')}
            onClick={() => void take('/subscribers/file', 'subscribers.csv', {})}
          >
            <Icon node={Download} size={18} />
            <span>{busy ? text.downloading : text.download}</span>
          </button>
        )}
      </div>
      <p className="mt-2 max-w-measure text-sm text-ink-2">{text.lead}</p>
      {count > 0 && (
        <div className="mt-6 flex flex-wrap items-end justify-between gap-x-12 gap-y-4">
          <p className="num text-title-sm">{text.count(count)}</p>
          <GrowthBars weeks={weeks} />
        </div>
      )}
      <div className="mt-6">
        <ListFilters search={search} label={text.search} hint={text.searchHint} />
      </div>
      <div ref={list} tabIndex={-1} className={clsx('mt-4 outline-none', wanted !== shown && 'opacity-60')}>
        {nodes.length > 0 ? (
          <RecordList label={text.list} headings={text.columns} headingStyle={clsx('md:grid', columns)}>
            {nodes.map((subscriber) => (
              <SubscriberRow
                key={subscriber.id}
                subscriber={subscriber}
                onEnd={() => setEnding(subscriber)}
              />
            ))}
          </RecordList>
        ) : (
          <NoSubscribers isSearch={Boolean(filter.search)} />
        )}
      </div>
      <Pager
        current={page}
        last={pages}
        to={(to) => ({ search: withValue(address, 'page', to > 1 ? String(to) : '').toString() })}
        labels={text.pager}
      />
      {ending && (
        <EndDialog
          subscriber={ending}
          onClose={() => setEnding(undefined)}
          onEnded={() => list.current?.focus({ preventScroll: true })}
        />
      )}
    </>
  );
}

/** Stands in the place of an empty list, and says what to do. */
function NoSubscribers({ isSearch }: { isSearch: boolean }) {
  const text = useMessages(subscriberMessages);
  return (
    <EmptyList
      heading={isSearch ? text.noneFound : text.none}
      hint={isSearch ? text.noneFoundHint : text.noneHint}
    >
      {isSearch && (
        <Link className={buttonStyle('quiet')} to={{ search: '' }}>
          {text.clear}
        </Link>
      )}
    </EmptyList>
  );
}

/** What the list shows, as its address says. */
function filterIn(address: URLSearchParams) {
  return {
    search: address.get('q')?.trim() || undefined,
    page: pageIn(address),
  };
}

export { SubscribersPage as Component };
