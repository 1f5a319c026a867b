import type { SiteMetadata } from './SiteMetadata.ts';

/** What search engines may look at: all but GraphQL and what concerns one visitor alone. */
export function robotsTxt({ disallow }: SiteMetadata, origin: string): string {
  return [
    'User-agent: *',
    ...['/graphql', ...disallow].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
