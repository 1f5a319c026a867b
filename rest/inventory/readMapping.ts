import { type Field, fields } from './columns.ts';
import { readText } from './readText.ts';
import { UnusableFile } from './UnusableFile.ts';

/** Our field → the dealer's column. */
export type Mapping = Partial<Record<Field, string>>;

/** The most bytes of a mapping file. */
const LARGEST_MAPPING = 1024 * 1024;

/** Reads a mapping file such as `{"make": "Marque"}`. Rejects with `UnusableFile` when it is not such a file. */
export async function readMapping(path: string): Promise<Mapping> {
  const entries = Object.entries(parsed((await readText(path, LARGEST_MAPPING)).toString(), path));
  for (const [field, column] of entries) {
    if (!fields.some((known) => known === field)) {
      throw new UnusableFile(
        `${path} has the unknown field "${field}". The fields are: ${fields.join(', ')}.`,
      );
    }
    if (typeof column !== 'string') {
      throw new UnusableFile(`${path} must map "${field}" to the name of a column, in quotation marks.`);
    }
  }
  return Object.fromEntries(entries);
}

function parsed(text: string, path: string): object {
  try {
    const mapping: unknown = JSON.parse(text);
    if (typeof mapping === 'object' && mapping !== null && !Array.isArray(mapping)) return mapping;
  } catch {
    // Falls through: a file that is no JSON gets the same answer as one with the wrong JSON.
  }
  throw new UnusableFile(`${path} is not a mapping: write it as {"make": "the name of your column"}.`);
}
