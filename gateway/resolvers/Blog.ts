import type { BlogResolvers } from '../generated/resolvers.ts';
import { excerpt } from './excerpt.ts';
import { sanitise } from './sanitise.ts';

export const Blog: BlogResolvers = {
  description: ({ description }) => sanitise(description),
  excerpt: ({ description }) => excerpt(sanitise(description)),
};
