import { existsSync, readFileSync } from 'node:fs';
import { buildSchema, findBreakingChanges, lexicographicSortSchema, printSchema } from 'graphql';

const files = { published: 'gateway/generated/schema.graphql', announcements: 'schema/CHANGES.md' };

/**
 * Codegen plugin: the whole schema in one file, as partners have it. Refuses to write, and to pass `--check`,
 * when the change breaks a partner's query and schema/CHANGES.md does not announce it (GW-17).
 */
export function plugin(schema, _documents, config) {
  const { published, announcements } = { ...files, ...config };
  const announced = readFileSync(announcements, 'utf8');
  const unannounced = breakingChanges(published, schema).filter((change) => !announced.includes(change));
  if (unannounced.length > 0) {
    throw new Error(
      `This breaks queries of partners. Announce it in ${announcements}, in these words, or take it back:\n` +
        unannounced.map((change) => `- ${change}`).join('\n'),
    );
  }
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}

function breakingChanges(published, schema) {
  if (!existsSync(published)) return [];
  return findBreakingChanges(buildSchema(readFileSync(published, 'utf8')), schema).map(
    ({ description }) => description,
  );
}
