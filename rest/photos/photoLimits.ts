/** Photos that come with one offer, at most. */
export const MOST_PHOTOS = 20;

/** Bytes of one photo, at most: 15 MB, which no phone's JPEG reaches. */
export const LARGEST_PHOTO = 15 * 1024 * 1024;

/** Pixels of one photo, at most. A small file may unpack to any size: it is refused before it is unpacked. */
export const MOST_PIXELS = 50_000_000;

/** Pixels of the longer side, at most: no camera's photo is longer, and what shows pictures often fails above it. */
export const LONGEST_SIDE = 16_384;
