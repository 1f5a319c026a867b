import type { InMemoryCacheConfig } from '@apollo/client';

/** How the cache stores what is known of persons: records of two kinds may have the same id, and there is one retention. */
export const personPolicies = {
  PersonalRecord: { keyFields: ['kind', 'id'] },
  Retention: { keyFields: [] },
} satisfies InMemoryCacheConfig['typePolicies'];
