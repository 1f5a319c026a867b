import type { CarImageResolvers } from '../generated/resolvers.ts';
import type { PictureFormat } from '../generated/schemaTypes.ts';
import { pictureAddress } from '../pictures/pictureAddress.ts';
import { pictureWidths, type Size } from '../pictures/resize.ts';
import { badUserInput } from './badUserInput.ts';

/** How long an answer stays fresh while placeholders of its pictures are being computed, ms. */
const SOON = 1_000;
const formats = { AVIF: 'avif', WEBP: 'webp', JPG: 'jpg' } as const satisfies Record<
  PictureFormat,
  Size['format']
>;

export const CarImage: CarImageResolvers = {
  url: ({ path }, { width, format }, { siteOrigin }) => {
    const known = pictureWidths.find((one) => one === width);
    if (!known) throw badUserInput(`width must be one of ${pictureWidths.join(', ')}.`);
    return siteOrigin() + pictureAddress(path, { width: known, format: formats[format] });
  },
  placeholder: ({ path }, _, { pictures, cachePolicy }) => {
    const placeholder = pictures?.placeholder(path);
    if (pictures?.isComputing(path)) cachePolicy.restrict(performance.now() + SOON);
    return placeholder ?? null;
  },
};
