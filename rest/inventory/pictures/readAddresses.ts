import type { Cells } from '../cells/Cells.ts';
import { isBlank } from '../cells/blankTexts.ts';

/** The most pictures of one car. */
const MOST_PICTURES = 40;

/**
 * Reads the addresses of a car's pictures in the order of the columns and of each cell, with a note for each word that is
 * no address. They are separated by spaces, line breaks, commas, semicolons or bars.
 */
export function readAddresses(cells: Cells): { addresses: string[]; notes: string[] } {
  const words = cells.pictures().flatMap((text) => addressesInJson(text) ?? wordsOf(text));
  const addresses = new Set<string>();
  const notes: string[] = [];
  for (const word of words) {
    const address = URL.canParse(word) ? new URL(word) : undefined;
    if (!address || !['http:', 'https:'].includes(address.protocol) || address.username || address.password)
      notes.push(`"${word.slice(0, 60)}" is not a picture URL: it must start with https:// or http://`);
    else addresses.add(address.href);
  }
  if (addresses.size > MOST_PICTURES)
    notes.push(`${addresses.size} pictures, of which the first ${MOST_PICTURES} are imported`);
  return { addresses: [...addresses].slice(0, MOST_PICTURES), notes };
}

function wordsOf(text: string): string[] {
  return isBlank(text) ? [] : text.split(/[\s|;]+|,+(?=\s|$|https?:)/i).filter(Boolean);
}

/** Meta's feed may have all pictures in one cell, as JSON: `[{"url": "https://…"}]`. Undefined for any other text. */
function addressesInJson(text: string): string[] | undefined {
  if (!text.startsWith('[')) return undefined;
  try {
    const pictures: unknown = JSON.parse(text);
    if (!Array.isArray(pictures)) return undefined;
    return pictures.flatMap((picture: unknown) => {
      const url = typeof picture === 'object' && picture && 'url' in picture ? picture.url : picture;
      return typeof url === 'string' ? [url] : [];
    });
  } catch {
    return undefined;
  }
}
