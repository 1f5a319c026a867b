import { finished } from 'node:stream/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { tooManyForms } from '../origin/FormClient.ts';
import { LARGEST_PHOTO, MOST_PHOTOS } from '../../rest/photos/photoLimits.ts';
import type { Clients } from '../clients/Clients.ts';
import { isPreflighted } from '../http/crossOrigin.ts';
import { HttpError, LARGEST_OPERATION } from '../http/HttpError.ts';
import { readUpload } from './readUpload.ts';
import type { UploadSpace } from '../clients/UploadSpace.ts';

/** How much the parts may take besides their content, bytes. */
const OVERHEAD = 64 * 1024;
/** The size of the largest upload, bytes. */
export const LARGEST_UPLOAD = MOST_PHOTOS * LARGEST_PHOTO + LARGEST_OPERATION + OVERHEAD;
/** How long a client with a too large body may go on sending, so that it reads the error, ms. */
const LINGER = 2_000;

/**
 * A preHandler that receives uploads by the GraphQL multipart request specification, and leaves the operation in `body`,
 * with each file as a promise. Throws `HttpError`, mostly before anything is read.
 */
export function receiveUploads(clients: Clients, space: UploadSpace) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { headers, raw } = request;
    if (!/^multipart\/form-data\b/i.test(headers['content-type'] ?? '')) return;
    if (!isPreflighted(headers)) {
      throw new HttpError(400, 'An upload must have the header Apollo-Require-Preflight.');
    }
    const seconds = await clients.countFormAhead(request);
    if (seconds > 0) throw new HttpError(429, tooManyForms(seconds), seconds);
    if (headers['content-length'] === undefined) {
      throw new HttpError(411, 'An upload must have the header Content-Length.');
    }
    if (Number(headers['content-length']) > LARGEST_UPLOAD) {
      setTimeout(() => raw.complete || raw.socket.destroy(), LINGER).unref();
      const megabytes = Math.floor(LARGEST_UPLOAD / 1024 / 1024);
      throw new HttpError(413, `This is too much at once: an upload may have at most ${megabytes} MB.`);
    }
    // A connection that has closed already would never release its space.
    if (raw.socket.destroyed) throw new HttpError(400, 'The upload was interrupted.');
    const arrive = space.take(Number(headers['content-length']), request.ip, reply.raw);
    try {
      // The parser refuses a file that reaches the limit exactly.
      const files = { maxFiles: MOST_PHOTOS, maxFileSize: LARGEST_PHOTO + 1 };
      const limits = { maxFieldSize: LARGEST_OPERATION, ...files };
      request.body = await readUpload(raw, reply.raw, limits, arrive);
    } catch (error) {
      raw.resume();
      await received(request);
      throw refusalOf(error as Error);
    }
  };
}

/** Settles when the body was received or the request was aborted: most clients read no answer before they have sent all. */
export async function received({ raw }: FastifyRequest): Promise<void> {
  if (!raw.complete) await finished(raw, { writable: false }).catch(() => undefined);
}

/** graphql-upload's refusals have a status and a sentence; the parser's errors have neither. */
function refusalOf(error: Error & { status?: number }): HttpError {
  if (error instanceof HttpError) return error;
  const { status, message } = error;
  if (status === 400 || status === 413) return new HttpError(status, message);
  return new HttpError(400, 'The upload is invalid. Follow the GraphQL multipart request specification.');
}
