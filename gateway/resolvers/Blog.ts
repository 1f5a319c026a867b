import type { BlogResolvers } from '../generated/resolvers.ts';
import { excerptOf } from './excerptOf.ts';
import { sanitise } from './sanitise.ts';

export const Blog: BlogResolvers = {
  description: ({ description }) => sanitise(description),
  excerpt: ({ description }) => excerptOf(sanitise(description)),
};
