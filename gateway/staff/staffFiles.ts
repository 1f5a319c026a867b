import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Client } from '../clients/Client.ts';
import { HttpError } from '../http/HttpError.ts';
import { encodePathSegment } from '../origin/encodePathSegment.ts';
import type { RestClient } from '../origin/RestClient.ts';
import { type UpstreamCode, UpstreamFailure } from '../origin/upstreamErrors.ts';

/** The largest photo, and the largest list as CSV: 20,000 enquiries have about 10 MB. */
const [MAX_PHOTO, MAX_LIST] = [32 * 1024 * 1024, 64 * 1024 * 1024];
/** Retry-After where the REST API cannot be reached, seconds. */
const AFTER_FAILURE = 30;

interface Parts {
  origin: RestClient;
  /** Who has sent a request. */
  clientOf: (request: FastifyRequest) => Pick<Client, 'token' | 'fromOtherSite' | 'address'>;
}

/**
 * The files of the back office, to be registered under `/back-office`: the photos of an enquiry, and the list as CSV. Nobody gets
 * one without a token, which the REST API checks; nothing is cached.
 */
export function staffFiles({ origin, clientOf }: Parts): FastifyPluginAsync {
  async function load(request: FastifyRequest, path: string, limit: number): Promise<Buffer> {
    const { token, fromOtherSite, address } = clientOf(request);
    if (!token) throw new HttpError(401, 'Log in to see this.');
    if (fromOtherSite) throw new HttpError(403, 'Open the back office on the site itself.');
    return origin.bytes(`/api/admin/v1${path}`, limit, request.id, {
      authorization: `Bearer ${token}`,
      ...(address && { 'x-forwarded-for': address }),
    });
  }

  const send = (reply: FastifyReply, type: string, bytes: Buffer) =>
    reply.type(type).header('cache-control', 'no-store').header('x-robots-tag', 'noindex').send(bytes);

  return async (app) => {
    app.setErrorHandler<FastifyError>((error) => {
      throw error instanceof UpstreamFailure ? refusalOf(error) : error;
    });
    app.get<{ Params: { id: string; name: string } }>(
      '/enquiries/:id/photos/:name',
      async (request, reply) => {
        const { id, name } = request.params;
        const path = `/enquiries/${encodePathSegment(id)}/photos/${encodePathSegment(name)}`;
        const photo = await load(request, path, MAX_PHOTO);
        return send(reply, name.endsWith('.png') ? 'image/png' : 'image/jpeg', photo);
      },
    );
    app.get('/enquiries.csv', async (request, reply) => {
      const query = new URLSearchParams(request.query as Record<string, string>).toString();
      const list = await load(request, `/enquiries.csv${query && `?${query}`}`, MAX_LIST);
      reply.header('content-disposition', 'attachment; filename="enquiries.csv"');
      return send(reply, 'text/csv; charset=utf-8', list);
    });
  };
}

const statuses: Partial<Record<UpstreamCode, 401 | 403 | 404>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  UPSTREAM_CLIENT_ERROR: 404,
};

function refusalOf({ code, message }: UpstreamFailure): HttpError {
  const status = statuses[code] ?? 503;
  return new HttpError(status, message, status === 503 ? AFTER_FAILURE : undefined);
}
