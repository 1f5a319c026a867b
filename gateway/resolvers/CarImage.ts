import type { CarImageResolvers } from '../generated/resolvers.ts';

export const CarImage: CarImageResolvers = {
  placeholder: ({ path }, _, { pictures }) => pictures?.placeholder(path) ?? null,
};
