import { useContext } from 'react';
import { SiteContext } from './siteContext.ts';
import { useHydrated } from '../hooks/useHydrated.ts';

/** A thing in the words of schema.org; what is undefined is left out. */
export type Thing = { '@type': string } & Record<string, unknown>;

/**
 * What a page is about, as JSON-LD for search engines. Only the server writes it: in the browser it disappears as
 * soon as the page is hydrated, so that no script element is ever made there.
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
