/** Tags that stay within the words of a line. */
const inline = /^(?:b|strong|i|em|u|s|sub|sup|small)$/i;
/** Tags that go without leaving a gap between words: an excerpt is part of a link to its article. */
const gapless = /^(?:a|span|img)$/i;

/**
 * The first paragraph with words in it of an article's HTML that `sanitise` has made safe, or else all of its words.
 * What it gives is safe as well: it only leaves tags and attributes out.
 */
export function excerpt(html: string): string {
  const paragraphs = html.match(/<p(?:\s[^>]*)?>.*?<\/p>/gis) ?? [];
  return paragraphs.map(inOneLine).find(Boolean) ?? inOneLine(html);
}

function inOneLine(html: string): string {
  return html
    .replace(/<(\/?)(\w+)[^>]*>/g, (_, slash: string, name: string) => {
      if (inline.test(name)) return `<${slash}${name}>`;
      return gapless.test(name) ? '' : ' ';
    })
    .replace(/(?:\s|&nbsp;)+/g, ' ')
    .trim();
}
