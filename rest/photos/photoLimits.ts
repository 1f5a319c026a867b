// These limits are the same on every floor: the site, the gateway and the REST API read them here.

/** The most photos of one offer. */
export const MOST_PHOTOS = 20;

/** The most pictures of one car of the stock that people add. */
export const MOST_PICTURES = 40;

/** The most bytes of one photo: 15 MB, which no phone's JPEG reaches. */
export const LARGEST_PHOTO = 15 * 1024 * 1024;

/** The most pixels of one photo. A small file may decode to any size, so it is refused before it is decoded. */
export const MOST_PIXELS = 50_000_000;

/** The most pixels of the longer side: no camera's photo is longer, and many viewers fail above it. */
export const LONGEST_SIDE = 16_384;
