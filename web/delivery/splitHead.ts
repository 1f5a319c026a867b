const attributes = String.raw`(?:[^>"']|"[^"]*"|'[^']*')*`;
const leading = new RegExp(`^(?:<title${attributes}>[^<]*</title>|<(?:meta|link)(?=[\\s/>])${attributes}>)*`);

/**
 * Takes what React has rendered and tells the head from the body: React puts titles, metas and links first, and they
 * belong into the head. What stands in their attributes does not matter.
 */
export function splitHead(html: string): { head: string; body: string } {
  const head = leading.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}
