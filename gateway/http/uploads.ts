import { finished } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import processRequest from 'graphql-upload/processRequest.mjs';
import { tooManyForms } from '../apis/Forms.ts';
import { photoLimits } from '../apis/photos.ts';
import type { FormLimit } from './FormLimit.ts';
import { Refused } from './Refused.ts';

/** What the operation and its map may weigh, and what the parts may weigh beside their content, bytes. */
const [MAX_FIELD, OVERHEAD] = [1_000_000, 64 * 1024];
/** How long whoever sends far too much may go on, so that the refusal is read, ms. */
const LINGER = 2_000;

/**
 * A preHandler: takes in a request as the GraphQL multipart request specification has it, and leaves the operation in
 * `body`, where files stand as promises. Throws `Refused`, mostly before anything is read.
 */
export function receiveUploads(limit: FormLimit) {
  const { maxFiles, maxFileSize } = photoLimits;
  const most = maxFiles * maxFileSize + 2 * MAX_FIELD + OVERHEAD;

  return async (request: FastifyRequest, reply: { raw: Parameters<typeof processRequest>[1] }) => {
    const { headers, raw } = request;
    if (!/^multipart\/form-data\b/i.test(headers['content-type'] ?? '')) return;
    if (!headers['apollo-require-preflight'] && !headers['x-apollo-operation-name']) {
      throw new Refused(
        400,
        'An upload must have the header Apollo-Require-Preflight, which no form can send.',
      );
    }
    const seconds = await limit.countAhead(request);
    if (seconds > 0) throw new Refused(429, tooManyForms(seconds), seconds);
    if (headers['content-length'] === undefined) {
      throw new Refused(411, 'An upload must say its Content-Length.');
    }
    if (Number(headers['content-length']) > most) {
      setTimeout(() => raw.complete || raw.socket.destroy(), LINGER).unref();
      const megabytes = Math.floor(most / 1024 / 1024);
      throw new Refused(413, `This is too much at once: an upload may weigh ${megabytes} MB at most.`);
    }
    try {
      // A file that reaches the limit is over it, as the parser sees it.
      const limits = { maxFieldSize: MAX_FIELD, maxFiles, maxFileSize: maxFileSize + 1 };
      request.body = await processRequest(raw, reply.raw, limits);
    } catch (error) {
      raw.resume();
      await received(request);
      throw refusalOf(error as Error);
    }
  };
}

/** Settles when the body has come in or never will: who answers before that is not heard by most senders. */
export async function received({ raw }: FastifyRequest): Promise<void> {
  if (!raw.complete) await finished(raw, { writable: false }).catch(() => undefined);
}

/** graphql-upload's refusals have a status and a sentence; the parser's errors have neither. */
function refusalOf({ status, message }: Error & { status?: number }): Refused {
  if (status === 400 || status === 413) return new Refused(status, message);
  return new Refused(
    400,
    'This upload cannot be read. Send it as the GraphQL multipart request specification says.',
  );
}
