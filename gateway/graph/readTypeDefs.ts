import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The SDL of schema/, all its files in one text. */
export async function readTypeDefs(folder = 'schema'): Promise<string> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.graphql')).sort();
  const files = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return files.join('\n');
}
