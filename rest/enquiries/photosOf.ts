import type { Enquiry } from './enquiry.ts';

/** The names of the photos that came with an enquiry; none after its sender was erased. */
export function photosOf({ details: { images } }: Pick<Enquiry, 'details'>): string[] {
  return Array.isArray(images) ? images.map(String) : [];
}
