import type { GraphQLSchema } from 'graphql';

export function plugin(
  schema: GraphQLSchema,
  documents: unknown[],
  files: { published?: string; announcements?: string },
): Promise<string>;
