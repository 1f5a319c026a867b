import type { Cells } from '../Cells.ts';

/** The most pictures of one car. */
const MOST_PICTURES = 40;

/**
 * Reads the addresses of a car's pictures in the order of the cell, with a note for each word that is no address. They
 * are separated by spaces, line breaks, commas, semicolons or bars.
 */
export function readAddresses(cells: Cells): { addresses: string[]; notes: string[] } {
  const words = (cells.text('images') ?? '').split(/[\s|;]+|,+(?=\s|$|https?:)/i).filter(Boolean);
  const addresses = new Set<string>();
  const notes: string[] = [];
  for (const word of words) {
    const address = URL.canParse(word) ? new URL(word) : undefined;
    if (!address || !['http:', 'https:'].includes(address.protocol) || address.username || address.password)
      notes.push(`"${word.slice(0, 60)}" is no address of a picture: it must start with https:// or http://`);
    else addresses.add(address.href);
  }
  if (addresses.size > MOST_PICTURES)
    notes.push(`${addresses.size} pictures, of which the first ${MOST_PICTURES} are taken`);
  return { addresses: [...addresses].slice(0, MOST_PICTURES), notes };
}
