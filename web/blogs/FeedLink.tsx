import { useMessages } from '../ui/text/useMessages.ts';
import { blogMessages } from './messages.ts';

/** Where readers of feeds find the articles. */
export function FeedLink() {
  const { title } = useMessages(blogMessages);
  return <link rel="alternate" type="application/rss+xml" title={title} href="/feed.xml" />;
}
