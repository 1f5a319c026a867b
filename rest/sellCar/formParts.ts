import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { BadRequest } from '../errors.ts';
import { TooLarge } from './refusals.ts';

/** A file of a form that is still arriving. */
export interface FormFile {
  name: string;
  fileName: string;
  /** All of it, or undefined when it is larger than the server was told to take. */
  read(): Promise<Buffer | undefined>;
}

/** One field of a form, or one file. */
export type FormPart = { name: string; value: string } | FormFile;

/**
 * The parts of a multipart form in the order in which they come, one at a time: the sender waits while a part is
 * worked on, and a file that is not read is passed over. Throws `BadRequest` when the form breaks off or cannot be
 * taken apart, `TooLarge` when it has too many parts.
 */
export async function* formParts(request: FastifyRequest): AsyncGenerator<FormPart> {
  const parts = request.parts();
  for (;;) {
    const { value: part, done } = await parts.next().catch(refuse);
    if (done) return;
    if (part.type === 'field') yield { name: part.fieldname, value: String(part.value) };
    else {
      yield { name: part.fieldname, fileName: part.filename, read: () => readFile(part).catch(refuse) };
      part.file.resume();
    }
  }
}

async function readFile({ file }: MultipartFile): Promise<Buffer | undefined> {
  const bytes = await file.toArray();
  return file.truncated ? undefined : Buffer.concat(bytes as Buffer[]);
}

function refuse(error: { statusCode?: number }): never {
  if (error.statusCode === 413) throw new TooLarge();
  throw new BadRequest('The form cannot be read: it is cut off, or is not what its content type says.');
}
