import type { SiteMetadata } from './SiteMetadata.ts';

/** `/robots.txt`: search engines may visit everything except GraphQL and the pages that concern only one visitor. */
export function robotsTxt({ disallow }: SiteMetadata, origin: string): string {
  return [
    'User-agent: *',
    ...['/graphql', ...disallow].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
