import { useMessages } from '../ui/text/useMessages.ts';
import { blogMessages } from './messages.ts';

/** Tells feed readers where the RSS feed of the articles is. */
export function FeedLink() {
  const { title } = useMessages(blogMessages);
  return <link rel="alternate" type="application/rss+xml" title={title} href="/feed.xml" />;
}
