import type { InMemoryCacheConfig } from '@apollo/client';

/** What the merge of a list needs of its parts. */
interface Part {
  nodes: readonly unknown[];
  at: string;
}

/** How the cache keeps enquiries: parts of one list are one list, and the counts of the views are there once. */
export const enquiryPolicies = {
  InboxCounts: { keyFields: [] },
  // A template is filled in for each enquiry: under its id alone, one customer would get the words for another.
  EnquiryTemplate: { keyFields: false },
  EnquiryRecord: { fields: { templates: { merge: false } } },
  Query: {
    fields: {
      enquiry: { keyArgs: ['id'] },
      // Only the latest answer is of use.
      inboxChanges: { keyArgs: false },
      enquiries: {
        keyArgs: ['view', 'kind', 'status', 'assignee', 'search'],
        merge(
          before: Part | null | undefined,
          part: Part | null,
          { args }: { args: Record<string, unknown> | null },
        ) {
          if (!before || !part || !args?.after) return part;
          // What has moved while the list was read may come twice.
          const known = new Set(before.nodes.map((node) => JSON.stringify(node)));
          const added = part.nodes.filter((node) => !known.has(JSON.stringify(node)));
          return { ...part, at: before.at, nodes: [...before.nodes, ...added] };
        },
      },
    },
  },
} satisfies InMemoryCacheConfig['typePolicies'];
