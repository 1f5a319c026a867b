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
/** Where it does, it is asked at every so manieth turn, in case that an event was lost. */
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
  since: string;
  /** What has come into the inbox. */
  received: readonly EnquiryFieldsFragment[];
  /** Who else has the enquiry `open` on the screen. */
  viewers: NonNullable<InboxChangesQuery['inboxChanges']>['viewers'];
}

/**
 * What is new in the inbox, at once where the server tells so, else every 20 seconds, while somebody sees the page; and when they come
 * back to it. The counts of the views follow in the cache.
 */
export function useInboxNews({ since, open, inBackground = false, onChange }: Asked): News {
  const client = useApolloClient();
  const isVisible = useSyncExternalStore(onVisibility, () => !document.hidden);
  const [news, setNews] = useState<News>({ since, received: [], viewers: [] });
  const [asked, setAsked] = useState(since);
  const askNow = useRef<() => void>(() => undefined);
  // Another list begins anew.
  if (news.since !== since) {
    setNews({ since, received: [], viewers: [] });
    setAsked(since);
  }

  const look = useEffectEvent(async () => {
    if (!navigator.onLine || asked === '') return;
    const changes = await ask(client, { since: asked, open: document.hidden ? undefined : open });
    if (!changes) return;
    setAsked(changes.at);
    setNews((before) => {
      if (before.since !== since) return before;
      const known = new Set(before.received.map(({ id }) => id));
      const received = changes.received.filter(({ id }) => !known.has(id));
      return { since, received: [...received, ...before.received], viewers: changes.viewers };
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
    document.addEventListener('visibilitychange', turn);
    return () => {
      stop();
      clearTimeout(settled);
      clearInterval(timer);
      document.removeEventListener('visibilitychange', turn);
    };
  }, [isListening]);

  useEffect(() => {
    if (open === undefined || !isVisible) return undefined;
    askNow.current();
    return () => {
      const variables = { since: new Date().toISOString(), left: open };
      // Sent also where the page is left.
      const context = { fetchOptions: { keepalive: true } };
      client
        .query({ query: InboxChangesDocument, variables, context, fetchPolicy: 'no-cache' })
        .catch(() => undefined);
    };
  }, [client, open, isVisible]);

  return news;
}

/** What is new; undefined where that cannot be told now. */
async function ask(client: ApolloClient, variables: InboxChangesQueryVariables) {
  const query = { query: InboxChangesDocument, variables, fetchPolicy: 'network-only' as const };
  const { data } = await client.query(query).catch(() => ({ data: undefined }));
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
