import { truncate } from '../ui/text/truncate.ts';

/** What the gateway's safe HTML writes for signs that mean something in HTML. */
const signs: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
  '&amp;': '&',
};

/** An article's excerpt as plain text, cut to what search engines and previews of links show. */
export function summaryOf(excerpt: string): string {
  const words = excerpt.replace(/<[^>]*>/g, '');
  return truncate(
    words.replace(/&(?:lt|gt|quot|nbsp|amp);/g, (sign) => signs[sign] ?? sign),
    160,
  );
}
