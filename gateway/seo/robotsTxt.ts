import type { SiteMetadata } from './SiteMetadata.ts';

/** What search engines may look at: all but GraphQL and what concerns one visitor alone. */
export function robotsTxt({ hidden }: SiteMetadata, origin: string): string {
  return [
    'User-agent: *',
    ...['/graphql', ...hidden].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
