import { startTransition, useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useInboxPageSuspenseQuery } from '../../../generated/InboxPage.ts';
import { buttonStyle } from '../../../ui/control/buttonStyle.ts';
import { PageHead } from '../../../ui/page/PageHead.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { Failure } from '../../page/Failure.tsx';
import { useShortcuts } from '../../page/useShortcuts.ts';
import { ShortcutHelp } from '../ShortcutHelp.tsx';
import { useInboxNews } from '../useInboxNews.ts';
import { ExportButton } from './ExportButton.tsx';
import { inboxFilter } from './inboxAddress.ts';
import { InboxFilters } from './InboxFilters.tsx';
import { InboxList } from './InboxList.tsx';
import { InboxViews } from './InboxViews.tsx';
import { inboxMessages } from './messages.ts';
import { moveInList } from './moveInList.ts';

/** A list older than this is loaded anew when somebody comes back to it, ms. */
const STALE_AFTER = 60_000;

/** `/admin/enquiries`: the inbox. Enquiries that come while it is open are announced, and shown on demand. */
function InboxPage() {
  const text = useMessages(inboxMessages);
  const [address] = useSearchParams();
  const wanted = address.toString();
  const shown = useDeferredValue(wanted);
  const filter = inboxFilter(new URLSearchParams(shown));
  const { data, error, refetch, fetchMore } = useInboxPageSuspenseQuery({ variables: filter });
  const list = data?.enquiries;
  const { received } = useInboxNews(list?.at ?? '', () => undefined);
  const search = useRef<HTMLInputElement>(null);
  const [help, setHelp] = useState(false);
  useShortcuts({
    '?': () => setHelp(true),
    '/': () => search.current?.focus(),
    j: () => moveInList(1),
    k: () => moveInList(-1),
  });
  useRenewal(list?.at, refetch);
  const [loadingMore, setLoadingMore] = useState(false);
  if (!list) return <Failure error={error} retry={refetch} />;

  const fresh = received.filter(({ id }) => !list.nodes.some((node) => node.id === id)).length;
  const { endCursor, counts } = list;
  async function showMore() {
    setLoadingMore(true);
    await fetchMore({ variables: { after: endCursor } }).finally(() => setLoadingMore(false));
  }

  return (
    <>
      <PageHead title={counts.unassigned > 0 ? text.titleWith(counts.unassigned) : text.title} />
      {help && <ShortcutHelp onClose={() => setHelp(false)} />}
      <h1 className="sr-only md:not-sr-only md:text-title-md!">{text.title}</h1>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 md:mt-5">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <InboxViews counts={counts} current={filter.view} />
          <div className="flex items-center gap-2 max-md:hidden">
            <p className="num text-sm text-ink-2">{text.found(list.totalCount)}</p>
            <ExportButton filter={filter} />
          </div>
        </div>
        <InboxFilters search={search} />
        <div className="sticky top-2 z-2 grid justify-items-center">
          <div role="status" className="-mb-1">
            {fresh > 0 && (
              <button
                type="button"
                className={buttonStyle('primary', 'mb-3 min-h-tap! px-5! text-sm shadow-float')}
                onClick={() => startTransition(() => void refetch())}
              >
                {text.fresh(fresh)}
              </button>
            )}
          </div>
        </div>
      </div>
      <div className={wanted === shown ? undefined : 'opacity-60'}>
        {list.nodes.length > 0 ? (
          <InboxList key={shown + list.at} nodes={list.nodes} view={filter.view} />
        ) : (
          <Nobody filter={filter} />
        )}
      </div>
      {endCursor && (
        <button
          type="button"
          className={buttonStyle('quiet', 'mt-4 w-full')}
          disabled={loadingMore}
          onClick={() => void showMore()}
        >
          {loadingMore ? text.loadingMore : text.more}
        </button>
      )}
    </>
  );
}

/** Loads the list anew when somebody comes back to it after a while. `at`: when it was read. */
function useRenewal(at: string | undefined, load: () => unknown) {
  const renew = useEffectEvent(() => {
    if (at !== undefined && Date.now() - Date.parse(at) > STALE_AFTER) void load();
  });
  useEffect(() => renew(), []);
}

/** Stands in the place of an empty list. */
function Nobody({
  filter: { view, search, kind, status, assignee },
}: {
  filter: ReturnType<typeof inboxFilter>;
}) {
  const text = useMessages(inboxMessages);
  const isNarrow = !view || search || kind || status || assignee;
  return (
    <div className="grid justify-items-center gap-3 rounded-picture border border-line px-6 py-16 text-center">
      <h2 className="text-title-sm!">{isNarrow ? text.noneFound : text.none[view]}</h2>
      <p className="max-w-measure text-ink-2">{isNarrow ? text.noneFoundHint : text.noneHint}</p>
      {(isNarrow || view !== 'OPEN') && (
        <Link className={buttonStyle('quiet')} to={{ search: '' }}>
          {text.clear}
        </Link>
      )}
    </div>
  );
}

export { InboxPage as Component };
