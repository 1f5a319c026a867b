import { useText } from '../ui/useText.ts';
import { blogMessages } from './messages.ts';

/** Where readers of feeds find the articles. */
export function FeedLink() {
  const { title } = useText(blogMessages);
  return <link rel="alternate" type="application/rss+xml" title={title} href="/feed.xml" />;
}
