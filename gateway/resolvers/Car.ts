import type { CarResolvers } from '../generated/resolvers.ts';
import { sanitise } from './sanitise.ts';

export const Car: CarResolvers = {
  description: ({ description }) => (description === null ? null : sanitise(description)),
};
