import type { FastifyReply } from 'fastify';
import { bodyOf } from '../../origin/bodyOf.ts';
import { originMessage } from '../../origin/originMessage.ts';
import type { RestResponse } from '../../origin/RestResponse.ts';
import { failureOfStatus } from '../../origin/upstreamErrors.ts';

/** What is passed on as the REST API says it: everything that a person can correct, and a full disk. */
const TOLD = new Set([400, 401, 403, 404, 408, 412, 413, 415, 422, 503]);

/** Sends a refusal of the REST API with its sentence. Throws `UpstreamFailure` for one that nobody can correct. */
export function sendRefusal(reply: FastifyReply, response: RestResponse): FastifyReply {
  const { status, text } = response;
  if (!TOLD.has(status)) throw failureOfStatus(status);
  const { code } = (bodyOf(text) ?? {}) as { code?: unknown };
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({
      message: originMessage(response),
      // The password must be entered again first.
      ...(code === 'NOT_CONFIRMED' && { code }),
    });
}
