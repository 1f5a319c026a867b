import { inShort } from '../ui/inShort.ts';
import { excerptOf } from './excerptOf.ts';

/** What the gateway's safe HTML writes for signs that mean something in HTML. */
const signs: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
  '&amp;': '&',
};

/** The first words of an article's HTML as plain text, for search engines and previews of links. */
export function summaryOf(html: string): string {
  const words = excerptOf(html).replace(/<[^>]*>/g, '');
  return inShort(
    words.replace(/&(?:lt|gt|quot|nbsp|amp);/g, (sign) => signs[sign] ?? sign),
    160,
  );
}
