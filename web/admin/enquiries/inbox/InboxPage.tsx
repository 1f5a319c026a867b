import { clsx } from 'clsx';
import { useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { InboxPageDocument, useInboxPageSuspenseQuery } from '../../../generated/InboxPage.ts';
import { buttonStyle } from '../../../ui/control/buttonStyle.ts';
import { showToast } from '../../../ui/dialog/showToast.ts';
import { PageHead } from '../../../ui/page/PageHead.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { Failure } from '../../page/Failure.tsx';
import { pageMessages } from '../../page/messages.ts';
import { MoreButton } from '../../page/MoreButton.tsx';
import { moveInList } from '../../list/moveInList.ts';
import { ShortcutHelp } from '../../page/ShortcutHelp.tsx';
import { useShortcuts } from '../../page/useShortcuts.ts';
import { enquiryMessages } from '../messages.ts';
import { SoundToggle } from '../news/SoundToggle.tsx';
import { useInboxNews } from '../news/useInboxNews.ts';
import { useSoundSetting } from '../news/useSoundSetting.ts';
import { useTone } from '../news/useTone.ts';
import { ExportButton } from './ExportButton.tsx';
import { inboxFilter } from './inboxAddress.ts';
import { InboxFilters } from './InboxFilters.tsx';
import { InboxList } from './InboxList.tsx';
import { InboxViews } from './InboxViews.tsx';
import { inboxMessages } from './messages.ts';

/** A list older than this is loaded anew when somebody comes back to it, ms. */
const STALE_AFTER = 60_000;

/** `/admin/enquiries`: the inbox. Enquiries that come while it is open are announced, and shown on demand. */
function InboxPage() {
  const text = useMessages(inboxMessages);
  const page = useMessages(pageMessages);
  const words = useMessages(enquiryMessages);
  const [address] = useSearchParams();
  const wanted = address.toString();
  const shown = useDeferredValue(wanted);
  const filter = inboxFilter(new URLSearchParams(shown));
  const { data, error, refetch, client } = useInboxPageSuspenseQuery({ variables: filter });
  const list = data?.enquiries;
  const [isSoundOn, setSound] = useSoundSetting();
  const { received } = useInboxNews({ since: list?.at ?? '', inBackground: isSoundOn });
  const search = useRef<HTMLInputElement>(null);
  const [help, setHelp] = useState(false);
  useShortcuts({
    '?': () => setHelp(true),
    '/': () => search.current?.focus(),
    j: () => moveInList(1),
    k: () => moveInList(-1),
  });
  useRenewal({ shown, at: list?.at, reload: () => void load().catch(() => undefined) });
  const place = useRef<HTMLDivElement>(null);
  const shownIds = new Set(list?.nodes.map(({ id }) => id));
  /** What somebody has let into the list of this address: not all of it need belong there. */
  const [letIn, setLetIn] = useState({ address: shown, ids: new Set<string>() });
  const isKnown = (id: string) => shownIds.has(id) || (letIn.address === shown && letIn.ids.has(id));
  const freshIds = received.map(({ id }) => id).filter((id) => !isKnown(id));
  useTone(freshIds, isSoundOn);
  if (!list) return <Failure error={error} retry={refetch} />;

  const fresh = freshIds.length;
  const { endCursor, counts } = list;

  /** Loads the list anew, or what comes after a cursor. The cache shows it; the list stays meanwhile, and where that fails. */
  function load(after?: string) {
    return client.query({
      query: InboxPageDocument,
      variables: { ...filter, after },
      fetchPolicy: 'network-only',
      errorPolicy: 'none',
    });
  }

  function showFresh() {
    // The button goes; the keys go on from the list.
    place.current?.focus({ preventScroll: true });
    load().then(
      // The server tells what has just come once more.
      () => setLetIn({ address: shown, ids: new Set(received.map(({ id }) => id)) }),
      () => showToast({ tone: 'danger', text: page.moreFailed }),
    );
  }

  return (
    <>
      <PageHead title={fresh > 0 ? text.titleWith(fresh) : text.title} />
      {help && <ShortcutHelp keys={words.keyWords} onClose={() => setHelp(false)} />}
      <div className="flex items-center gap-2">
        <h1 className="sr-only md:not-sr-only md:flex-1 md:text-title-md!">{text.title}</h1>
        <div className="flex flex-none items-center gap-2 max-md:hidden">
          <p className="num text-sm text-ink-2">{text.found(list.totalCount)}</p>
          <SoundToggle isOn={isSoundOn} onChange={setSound} />
          <ExportButton filter={filter} />
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 md:mt-4">
        <InboxViews counts={counts} filter={filter} />
        <InboxFilters search={search} />
        <div className="sticky top-2 z-2 grid justify-items-center">
          <div role="status" className="-mb-1">
            {fresh > 0 && (
              <button
                type="button"
                className={buttonStyle('primary', 'mb-3 min-h-tap! px-5! text-sm shadow-float')}
                onClick={showFresh}
              >
                {text.fresh(fresh)}
              </button>
            )}
          </div>
        </div>
      </div>
      <div ref={place} tabIndex={-1} className={clsx('outline-none', wanted !== shown && 'opacity-60')}>
        <InboxList key={shown} list={list} filter={filter} />
      </div>
      {endCursor && <MoreButton className="mt-4 w-full" load={() => load(endCursor)} />}
    </>
  );
}

interface Renewal {
  /** The address of the list that is shown. */
  shown: string;
  /** When it was read. */
  at: string | undefined;
  reload: () => void;
}

/** Loads a list anew when somebody comes back to it after a while. */
function useRenewal({ shown, at, reload }: Renewal) {
  const renew = useEffectEvent(() => {
    if (at !== undefined && Date.now() - Date.parse(at) > STALE_AFTER) reload();
  });
  useEffect(() => renew(), [shown]);
}

export { InboxPage as Component };
