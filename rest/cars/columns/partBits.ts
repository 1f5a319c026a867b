import type { CarFilter } from '../CarFilter.ts';
import { type FacetPart, facetParts } from '../facets/facetParts.ts';

/** For each row, the parts of a filter that it fails, as bits. */
export type Mask = Uint8Array | Uint16Array | Uint32Array;

/** Each part that a facet leaves out has a bit of its own; all other parts share the last one. */
const bits = new Map<keyof CarFilter, number>(facetParts.map((part, place) => [part, 1 << place]));
const OTHERS = 1 << facetParts.length;

/** The bit of a part of the filter. */
export function bitOf(part: keyof CarFilter): number {
  return bits.get(part) ?? OTHERS;
}

/** The bits of parts that a facet leaves out. */
export function bitsOf(parts: readonly FacetPart[]): number {
  return parts.reduce((all, part) => all | bitOf(part), 0);
}

/** A mask of zeros for `length` rows, just wide enough for all bits: a bit that does not fit would be lost. */
export function newMask(length: number): Mask {
  if (OTHERS <= 0xff) return new Uint8Array(length);
  return OTHERS <= 0xffff ? new Uint16Array(length) : new Uint32Array(length);
}
