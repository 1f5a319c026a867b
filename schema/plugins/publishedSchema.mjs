import { CriticalityLevel, diff } from '@graphql-inspector/core';
import { existsSync, readFileSync } from 'node:fs';
import { buildSchema, lexicographicSortSchema, printSchema } from 'graphql';

const files = { published: 'gateway/generated/schema.graphql', announcements: 'schema/CHANGES.md' };

/**
 * Codegen plugin: the whole schema in one file, as partners have it. Refuses to write, and to pass `--check`, when a
 * change breaks or may break a partner's query and schema/CHANGES.md does not announce it (GW-17).
 */
export async function plugin(schema, _documents, config) {
  const { published, announcements } = { ...files, ...config };
  const announced = readFileSync(announcements, 'utf8');
  const unannounced = (await riskyChanges(published, schema)).filter((change) => !announced.includes(change));
  if (unannounced.length > 0) {
    throw new Error(
      `This breaks queries of partners. Announce it in ${announcements}, in these words, or take it back:\n` +
        unannounced.map((change) => `- ${change}`).join('\n'),
    );
  }
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}

async function riskyChanges(published, schema) {
  if (!existsSync(published)) return [];
  const changes = await diff(buildSchema(readFileSync(published, 'utf8')), schema);
  return changes
    .filter(({ criticality }) => criticality.level !== CriticalityLevel.NonBreaking)
    .map(({ message }) => message);
}
