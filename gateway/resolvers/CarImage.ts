import type { CarImageResolvers } from '../generated/resolvers.ts';

/** How long an answer is good whose placeholders are being computed, ms. */
const SOON = 1_000;

export const CarImage: CarImageResolvers = {
  placeholder: ({ path }, _, { pictures, cachePolicy }) => {
    const placeholder = pictures?.placeholder(path);
    if (pictures?.isComputing(path)) cachePolicy.restrict(Date.now() + SOON);
    return placeholder ?? null;
  },
};
