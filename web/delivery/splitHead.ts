const attributes = String.raw`(?:[^>"']|"[^"]*"|'[^']*')*`;
const leading = new RegExp(`^(?:<title${attributes}>[^<]*</title>|<(?:meta|link)(?=[\\s/>])${attributes}>)*`);

/**
 * Splits the HTML that React has rendered into head and body: React puts titles, metas and links first, and they belong
 * in the head. Their attributes may contain anything.
 */
export function splitHead(html: string): { head: string; body: string } {
  const head = leading.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}
