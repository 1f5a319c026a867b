import type { PictureGroup } from '../../cars/car.ts';
import type { Cells } from '../cells/Cells.ts';
import { groupOfName } from './groupOfName.ts';
import { wordsOfCell } from './wordsOfCell.ts';

/** The most pictures of one car. */
const MOST_PICTURES = 40;

/** Where a picture of a car is, and which part of the car it shows, as its column or its name says; null if neither does. */
export interface PictureAddress {
  address: string;
  group: PictureGroup | null;
}

/**
 * Reads the addresses of a car's pictures in the order of the columns and of each cell, with a note for each word that is
 * no address.
 */
export function readAddresses(cells: Cells): { addresses: PictureAddress[]; notes: string[] } {
  const addresses = new Map<string, PictureAddress>();
  const notes: string[] = [];
  for (const { text, group } of cells.pictures()) {
    for (const word of wordsOfCell(text)) {
      const found = pictureAddress(word);
      if (found === undefined) notes.push(noPicture(word));
      else if (!addresses.has(found.href))
        addresses.set(found.href, { address: found.href, group: group ?? groupOfName(found.pathname) });
    }
  }
  if (addresses.size > MOST_PICTURES)
    notes.push(`${addresses.size} pictures, of which the first ${MOST_PICTURES} are imported`);
  return { addresses: [...addresses.values()].slice(0, MOST_PICTURES), notes };
}

/** The address that a word is; undefined if no picture can be fetched from there. */
export function pictureAddress(word: string): URL | undefined {
  const address = URL.canParse(word) ? new URL(word) : undefined;
  const isFetched = address && ['http:', 'https:'].includes(address.protocol);
  return isFetched && !address.username && !address.password ? address : undefined;
}

/** The note of a word that is no address of a picture. */
export function noPicture(word: string): string {
  return `"${word.slice(0, 60)}" is not a picture URL: it must start with https:// or http://`;
}
