import type { BlogResolvers } from '../generated/resolvers.ts';
import { sanitise } from './sanitise.ts';

export const Blog: BlogResolvers = {
  description: ({ description }) => sanitise(description),
};
