import type { InMemoryCacheConfig } from '@apollo/client';

/** How the cache stores the settings: one record of each. A template may be another one in the product than in the list. */
export const settingsPolicies = {
  Settings: { keyFields: [] },
  ReplyTemplates: {
    keyFields: [],
    fields: { templates: { merge: false }, builtIn: { merge: false }, placeholders: { merge: false } },
  },
  ReplyTemplate: { keyFields: false },
} satisfies InMemoryCacheConfig['typePolicies'];
