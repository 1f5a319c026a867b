import { readdirSync, readFileSync } from 'node:fs';

/** The SDL of the product, so that it and its peers answer the same documents. */
export function readSdl(): string {
  const files = readdirSync('schema').filter((name) => name.endsWith('.graphql'));
  return files.map((name) => readFileSync(`schema/${name}`, 'utf8')).join('\n');
}
