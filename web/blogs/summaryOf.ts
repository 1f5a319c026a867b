import { truncate } from '../ui/text/truncate.ts';

/** The entities that the gateway's sanitized HTML may contain, and the characters that they stand for. */
const signs = new Map<string, string>([
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&nbsp;', ' '],
  ['&amp;', '&'],
]);

/** An article's excerpt as plain text, cut to the length that search engines and link previews show. */
export function summaryOf(excerpt: string): string {
  const words = excerpt.replace(/<[^>]*>/g, '');
  return truncate(
    words.replace(/&(?:lt|gt|quot|nbsp|amp);/g, (sign) => signs.get(sign) ?? sign),
    160,
  );
}
