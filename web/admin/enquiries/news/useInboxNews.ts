import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { EnquiryFieldsFragment } from '../../../generated/EnquiryFields.ts';
import {
  InboxChangesDocument,
  type InboxChangesQuery,
  type InboxChangesQueryVariables,
} from '../../../generated/InboxChanges.ts';
import { followInbox } from './followInbox.ts';

/** How often the inbox is asked for news where the server does not tell them, ms. */
const INTERVAL = 20_000;
/** Where it does, how many of these intervals pass before it is asked nevertheless, in case an event was lost. */
const SELDOM = 3;
/** When it is asked again after an event, ms: another process of the server may know of the change a second later. */
const SETTLED = 2_000;

interface Asked {
  /** When the page was read, ISO 8601; nothing is asked if it is empty. */
  since: string;
  /** The enquiry on the screen: others are told so. */
  open?: string;
  /** Whether to listen also while nobody sees the page. */
  inBackground?: boolean;
  /** Called with the ids of enquiries with news. */
  onChange?: (ids: readonly string[]) => void;
}

interface News {
  /** What has come into the inbox. */
  received: readonly EnquiryFieldsFragment[];
  /** Who else has the enquiry `open` on the screen. */
  viewers: NonNullable<InboxChangesQuery['inboxChanges']>['viewers'];
}

interface Known extends News {
  /** When the page was read that these are the news of, ISO 8601. */
  since: string;
  /** Up to when they are known, ISO 8601. */
  at: string;
}

/**
 * What is new in the inbox, at once where the server tells so, else every 20 seconds, while somebody sees the page; and when they come
 * back to it. The counts of the views follow in the cache.
 */
export function useInboxNews({ since, open, inBackground = false, onChange }: Asked): News {
  const client = useApolloClient();
  const isVisible = useSyncExternalStore(onVisibility, () => !document.hidden);
  const [known, setKnown] = useState(nothing(since));
  const askNow = useRef<() => void>(() => undefined);
  // Another list begins anew.
  if (known.since !== since) setKnown(nothing(since));

  const look = useEffectEvent(async () => {
    if (!navigator.onLine || since === '') return;
    const changes = await ask(client, { since: known.at, open: document.hidden ? undefined : open });
    if (!changes) return;
    setKnown((before) => {
      // Another list is on the screen by now.
      if (before.since !== since) return before;
      const ids = new Set(before.received.map(({ id }) => id));
      const received = changes.received.filter(({ id }) => !ids.has(id));
      const { at, viewers } = changes;
      return { since, at, received: [...received, ...before.received], viewers };
    });
    if (changes.changed.length > 0) onChange?.(changes.changed.map(({ id }) => id));
  });

  const concerns = useEffectEvent(
    (names: readonly string[]) => names.length === 0 || names.includes('enquiries') || open !== undefined,
  );

  const isListening = isVisible || inBackground;
  useEffect(() => {
    if (!isListening) return undefined;
    const turn = oneAtATime(() => look());
    askNow.current = turn;
    let [isLive, turns] = [false, 0];
    let settled: ReturnType<typeof setTimeout> | undefined;
    const stop = followInbox({
      onLive: (now) => (isLive = now),
      onNews(names) {
        if (!concerns(names)) return;
        turn();
        clearTimeout(settled);
        settled = setTimeout(turn, SETTLED);
      },
    });
    const timer = setInterval(() => {
      turns += 1;
      if (!document.hidden && (!isLive || turns % SELDOM === 0)) turn();
    }, INTERVAL);
    return () => {
      stop();
      clearTimeout(settled);
      clearInterval(timer);
    };
  }, [isListening]);

  // After the effect above, which says how.
  useEffect(() => {
    if (isVisible) askNow.current();
  }, [isVisible, since, open]);

  useEffect(() => {
    if (open === undefined || !isVisible) return undefined;
    return () => {
      const variables = { since: new Date().toISOString(), left: open };
      // Sent also where the page is left.
      const context = { fetchOptions: { keepalive: true } };
      client
        .query({ query: InboxChangesDocument, variables, context, fetchPolicy: 'no-cache' })
        .catch(() => undefined);
    };
  }, [client, open, isVisible]);

  return known;
}

/** What is known of a page that was just read. */
function nothing(since: string): Known {
  return { since, at: since, received: [], viewers: [] };
}

/** What is new; undefined where that cannot be told now. */
async function ask(client: ApolloClient, variables: InboxChangesQueryVariables) {
  const query = { query: InboxChangesDocument, variables, fetchPolicy: 'network-only' as const };
  // An answer that is on its way does not know what has come since.
  const context = { queryDeduplication: false };
  const { data } = await client.query({ ...query, context }).catch(() => ({ data: undefined }));
  return data?.inboxChanges;
}

function onVisibility(tell: () => void) {
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
}

/** Does a task, never twice at once: whatever asks for it meanwhile is answered by one more turn. */
function oneAtATime(task: () => Promise<void>): () => void {
  let [isRunning, isAgain] = [false, false];
  async function run() {
    isRunning = true;
    do {
      isAgain = false;
      await task();
    } while (isAgain);
    isRunning = false;
  }
  return () => {
    if (isRunning) isAgain = true;
    else void run();
  };
}
