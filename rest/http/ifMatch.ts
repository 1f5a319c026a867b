import type { FastifyRequest } from 'fastify';
import { BadRequest, PreconditionRequired } from './errors.ts';

/** A revision in quotes, as an entity tag is written. */
const REVISION = /^"(\d{1,15})"$/;

/**
 * The revision that a change is based on, as the header `If-Match: "3"` names it (back office, concurrency). Throws
 * `PreconditionRequired` (428) without the header, `BadRequest` for any other value.
 */
export function revisionOf({ headers }: Pick<FastifyRequest, 'headers'>): number {
  const { 'if-match': header } = headers;
  if (header === undefined) {
    throw new PreconditionRequired(
      'Say which revision you change: send its number in the header If-Match, such as If-Match: "3".',
    );
  }
  const revision = REVISION.exec(header)?.[1];
  if (revision === undefined) {
    throw new BadRequest('If-Match must be the number of a revision in quotes, such as If-Match: "3".');
  }
  return Number(revision);
}
