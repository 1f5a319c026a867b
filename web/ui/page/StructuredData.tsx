import { useContext } from 'react';
import { SiteContext } from './siteContext.ts';
import { useHydrated } from '../hooks/useHydrated.ts';

/** A thing of schema.org; undefined properties are left out. */
export type Thing = { '@type': string } & Record<string, unknown>;

interface Props {
  /**
   * Describes the content of the page; `origin`: that of the site. Written as `import.meta.env.SSR ? … : undefined`, so that
   * browsers do not load the code of what only the server says.
   */
  of: ((origin: string) => Thing) | undefined;
}

/**
 * The content of a page as JSON-LD for search engines. Only the server writes it: it disappears when the page is
 * hydrated, so that browsers never create a script element.
 */
export function StructuredData({ of }: Props) {
  const { origin } = useContext(SiteContext);
  if (useHydrated()) return null;
  return (
    <script
      type="application/ld+json"
      // The browser that hydrates the page does not know the content.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: of ? jsonOf(of(origin)) : '' }}
    />
  );
}

function jsonOf(thing: Thing): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c');
}
