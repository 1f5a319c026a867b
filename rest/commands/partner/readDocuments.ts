import { readFile } from 'node:fs/promises';
import { documentsIn } from '../../partners/documentsIn.ts';
import { PartnerError } from '../../partners/partnerStore.ts';
import type { NewDocument } from '../../partners/trustedDocument.ts';

/** Reads the documents of a file (`documentsIn`). Throws a `PartnerError` that says what is wrong. */
export async function readDocuments(path: string): Promise<NewDocument[]> {
  const content = await readFile(path, 'utf8').catch(() => {
    throw new PartnerError(`The file ${path} is not readable.`);
  });
  return documentsIn(path, content);
}
