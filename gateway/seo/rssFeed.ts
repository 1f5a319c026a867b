import type { BlogParent } from '../apis/BlogsApi.ts';
import { sanitise } from '../resolvers/sanitise.ts';
import { escapeXml } from './escapeXml.ts';
import { parseDate } from './parseDate.ts';
import type { SiteMetadata } from './SiteMetadata.ts';

/** The articles as RSS 2.0, newest first as they come; every address in it is absolute. */
export function rssFeed(blogs: BlogParent[], metadata: SiteMetadata, origin: string): string {
  const { path, title, description } = metadata.blog;
  const written = blogs.flatMap(({ createdAt }) => parseDate(createdAt) ?? []);
  const latest = written.toSorted((a, b) => b.getTime() - a.getTime())[0];
  const content = [
    element('title', title),
    element('link', origin + path),
    element('description', description),
    element('language', metadata.language),
    latest && element('lastBuildDate', latest.toUTCString()),
    `<atom:link rel="self" type="application/rss+xml" href="${escapeXml(origin)}/feed.xml"/>`,
    ...blogs.map((blog) => item(blog, origin + metadata.article(blog.id), origin)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
${content.filter(Boolean).join('\n')}
</channel>
</rss>
`;
}

function item(
  { title, description, postedBy, createdAt }: BlogParent,
  address: string,
  origin: string,
): string {
  const written = parseDate(createdAt);
  const parts = [
    element('title', title),
    element('link', address),
    `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
    postedBy && element('dc:creator', postedBy),
    // RFC 822 with a year of four digits, as RSS requires.
    written && element('pubDate', written.toUTCString()),
    element('description', sanitise(description, origin)),
  ];
  return `<item>\n${parts.filter(Boolean).join('\n')}\n</item>`;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
