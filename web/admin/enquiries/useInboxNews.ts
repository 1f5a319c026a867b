import { useEffect, useEffectEvent, useState } from 'react';
import type { EnquiryFieldsFragment } from '../../generated/EnquiryFields.ts';
import { useInboxChangesLazyQuery } from '../../generated/InboxChanges.ts';

/** How often the inbox is asked for news, ms. */
const INTERVAL = 20_000;

interface News {
  since: string;
  received: readonly EnquiryFieldsFragment[];
}

/**
 * What has come into the inbox since a moment (ISO 8601), asked for every 20 seconds while somebody sees the page, and when
 * they come back to it; nothing if `since` is empty. The counts of the views follow in the cache. `onChange` is called with the ids of
 * enquiries with news.
 */
export function useInboxNews(since: string, onChange: (ids: readonly string[]) => void): News {
  const [ask] = useInboxChangesLazyQuery({ fetchPolicy: 'network-only' });
  const [news, setNews] = useState<News>({ since, received: [] });
  const [asked, setAsked] = useState(since);
  // Another list begins anew.
  if (news.since !== since) {
    setNews({ since, received: [] });
    setAsked(since);
  }

  const look = useEffectEvent(async () => {
    if (document.hidden || !navigator.onLine || asked === '') return;
    const { data } = await ask({ variables: { since: asked } }).catch(() => ({ data: undefined }));
    const changes = data?.inboxChanges;
    if (!changes) return;
    setAsked(changes.at);
    setNews((before) => {
      if (before.since !== since) return before;
      const known = new Set(before.received.map(({ id }) => id));
      const received = [...changes.received.filter(({ id }) => !known.has(id)), ...before.received];
      return { since, received };
    });
    if (changes.changed.length > 0) onChange(changes.changed.map(({ id }) => id));
  });

  useEffect(() => {
    const timer = setInterval(() => void look(), INTERVAL);
    const onSeen = () => void look();
    document.addEventListener('visibilitychange', onSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onSeen);
    };
  }, []);

  return news;
}
