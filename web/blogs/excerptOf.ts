/** Tags that may stay within the sentence of a card. Links may not: the whole card is one. */
const inline = /^<\/?(?:b|strong|i|em|u|s|sub|sup|small)>$/i;

/**
 * The first paragraph with words in it of an article's HTML, which the gateway has made safe, or else all of its
 * words. What it gives is safe as well: it only leaves tags out.
 */
export function excerptOf(html: string): string {
  const paragraphs = html.match(/<p(?:\s[^>]*)?>.*?<\/p>/gis) ?? [];
  return paragraphs.map(withoutBlocks).find(Boolean) ?? withoutBlocks(html);
}

function withoutBlocks(html: string): string {
  return html
    .replace(/<[^>]*>/g, (tag) => (inline.test(tag) ? tag : ' '))
    .replace(/(?:\s|&nbsp;)+/g, ' ')
    .trim();
}
