import type DOMPurify from 'dompurify';
import { type HTMLAttributes, Suspense, use, useState } from 'react';
import { useHydrated } from '../hooks/useHydrated.ts';

interface Props extends Pick<HTMLAttributes<HTMLElement>, 'className' | 'dir'> {
  /** The element that it is put into. */
  as?: 'div' | 'p';
  /** What the dealer has written, made safe by the gateway. */
  html: string;
}

/**
 * HTML from the dealer's records. What came with the page stays as it is; what a browser puts into a page later is
 * made safe there once more, and Trusted Types let nothing else in.
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

let purifier: Promise<typeof DOMPurify> | undefined;

function Purified({ html, ...element }: Props) {
  purifier ??= import('dompurify').then((module) => module.default);
  const safe = use(purifier).sanitize(html, { RETURN_TRUSTED_TYPE: true });
  return <Element {...element} html={safe} />;
}

function Element({
  as: Tag = 'div',
  html,
  ...attributes
}: Omit<Props, 'html'> & { html: string | TrustedHTML }) {
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}
