import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { BadRequest } from '../../http/errors.ts';
import { formTooLarge } from './formLimits.ts';

/** A file of a form that is still arriving. */
export interface FormFile {
  name: string;
  fileName: string;
  /** Its bytes, or undefined when it is larger than the limit. */
  read(): Promise<Buffer | undefined>;
}

/** One field of a form, or one file. */
export type FormPart = { name: string; value: string } | FormFile;

/**
 * Yields the parts of a multipart form in the order of their arrival, one at a time: the sender waits while a part is
 * processed, and a file that is not read is skipped. Throws `BadRequest` when the form is cut off or cannot be parsed,
 * `PayloadTooLarge` when it has too many parts.
 */
export async function* formParts(request: FastifyRequest): AsyncGenerator<FormPart> {
  const parts = request.parts();
  for (;;) {
    const { value: part, done } = await parts.next().catch(throwAsHttpError);
    if (done) return;
    if (part.type === 'field') yield { name: part.fieldname, value: String(part.value) };
    else {
      yield {
        name: part.fieldname,
        fileName: part.filename,
        read: () => readFile(part).catch(throwAsHttpError),
      };
      part.file.resume();
    }
  }
}

async function readFile({ file }: MultipartFile): Promise<Buffer | undefined> {
  const bytes = await file.toArray();
  return file.truncated ? undefined : Buffer.concat(bytes as Buffer[]);
}

function throwAsHttpError(error: { statusCode?: number }): never {
  if (error.statusCode === 413) throw formTooLarge();
  throw new BadRequest('The form is invalid: it is incomplete or does not match its content type.');
}
