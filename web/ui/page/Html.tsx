import { type HTMLAttributes, Suspense, use, useState } from 'react';
import { useHydrated } from '../hooks/useHydrated.ts';
import { loadPurifier } from './loadPurifier.ts';

interface Props extends Pick<HTMLAttributes<HTMLElement>, 'className' | 'dir'> {
  /** The element that it is put into. */
  as?: 'div' | 'p';
  /** The dealer's HTML, sanitized by the gateway. */
  html: string;
}

/**
 * HTML from the dealer's system. HTML that came with the page stays as it is. HTML that the browser adds later is
 * sanitized there once more; Trusted Types allow nothing else.
 */
export function Html({ html, ...element }: Props) {
  const hydrated = useHydrated();
  const [sent] = useState(hydrated ? undefined : html);
  if (html === sent) return <Element {...element} html={html} />;
  return (
    <Suspense>
      <Purified {...element} html={html} />
    </Suspense>
  );
}

function Purified({ html, ...element }: Props) {
  const safe = use(loadPurifier()).sanitize(html, { RETURN_TRUSTED_TYPE: true });
  return <Element {...element} html={safe} />;
}

function Element({
  as: Tag = 'div',
  html,
  ...attributes
}: Omit<Props, 'html'> & { html: string | TrustedHTML }) {
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}
