import { existsSync, readFileSync } from 'node:fs';
import { buildSchema, findBreakingChanges, lexicographicSortSchema, printSchema } from 'graphql';

const PUBLISHED = 'gateway/generated/schema.graphql';
const ANNOUNCEMENTS = 'schema/CHANGES.md';

/**
 * Codegen plugin: the whole schema in one file, as partners have it. Refuses to write, and to pass `--check`,
 * when the change breaks a partner's query and schema/CHANGES.md does not announce it (GW-17).
 */
export function plugin(schema) {
  const announced = readFileSync(ANNOUNCEMENTS, 'utf8');
  const unannounced = breakingChanges(schema).filter((change) => !announced.includes(change));
  if (unannounced.length > 0) {
    throw new Error(
      `This breaks queries of partners. Announce it in ${ANNOUNCEMENTS}, in these words, or take it back:\n` +
        unannounced.map((change) => `- ${change}`).join('\n'),
    );
  }
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}

function breakingChanges(schema) {
  if (!existsSync(PUBLISHED)) return [];
  const published = buildSchema(readFileSync(PUBLISHED, 'utf8'));
  return findBreakingChanges(published, schema).map(({ description }) => description);
}
