/** Tags that may stay among the words of a line. */
const inline = /^(?:b|strong|i|em|u|s|sub|sup|small)$/i;
/** Tags that are removed without a space in their place: an excerpt is part of a link to its article. */
const gapless = /^(?:a|span|img)$/i;

/**
 * The first paragraph with words of an article's HTML, which `sanitise` has made safe, or else all of its words. The result is
 * safe as well, because it only leaves out tags and attributes.
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
