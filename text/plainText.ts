import { decodeHTMLStrict } from 'entities';

/** The elements of texts; `<3` and `<5 km` are no tags. */
const elements =
  'a|abbr|b|big|blockquote|body|center|dd|del|div|dl|dt|em|figcaption|figure|font|footer|h[1-6]|header|hr|html|i|img|' +
  'ins|label|mark|main|p|pre|s|section|small|span|strike|strong|sub|sup|table|tbody|td|tfoot|th|thead|tt|u';
/** The elements after which a new line begins. */
const lines = 'br|li|ol|tr|ul';

const tag = new RegExp(String.raw`<\/?(?:${elements}|${lines})(?:\s[^<>]*|\/)?>`, 'i');
const blockTag = /<\/?(?:br|li|ol|tr|ul|p|div|dd|dt|h[1-6])(?:\s[^<>]*|\/)?>/gi;
const anyTag = new RegExp(tag.source, 'gi');

/** Whether a text is HTML: it has at least one tag of a text. */
export function isHtml(text: string): boolean {
  return tag.test(text);
}

/** Turns the entities of HTML (`&amp;`, `&ndash;`, `&#39;`) into characters; an `&` without a semicolon stays. */
export function decodeEntities(text: string): string {
  return text.includes('&') ? decodeHTMLStrict(text) : text;
}

/**
 * Turns a text that may be HTML into plain text: entities become characters; line breaks, paragraphs and list items become
 * lines; other tags become spaces. Tags that are written as entities (`&lt;li&gt;`) are tags as well: some programs encode
 * twice.
 */
export function plainText(text: string): string {
  return withoutTags(decodeEntities(withoutTags(text)));
}

function withoutTags(text: string): string {
  if (!text.includes('<')) return text;
  return text.replace(blockTag, '\n').replace(anyTag, ' ');
}
