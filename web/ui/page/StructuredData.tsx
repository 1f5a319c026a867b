import { useContext } from 'react';
import { SiteContext } from './siteContext.ts';
import { useHydrated } from '../hooks/useHydrated.ts';

/** A thing of schema.org; undefined properties are left out. */
export type Thing = { '@type': string } & Record<string, unknown>;

/**
 * The content of a page as JSON-LD for search engines. Only the server writes it: it disappears when the page is
 * hydrated, so that browsers never create a script element.
 */
export function StructuredData({ of }: { of: (origin: string) => Thing }) {
  const { origin } = useContext(SiteContext);
  if (useHydrated()) return null;
  const json = JSON.stringify({ '@context': 'https://schema.org', ...of(origin) });
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
    />
  );
}
