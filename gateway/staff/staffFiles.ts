import type { Readable } from 'node:stream';
import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Client } from '../clients/Client.ts';
import { HttpError } from '../http/HttpError.ts';
import { bodyOf } from '../origin/bodyOf.ts';
import { encodePathSegment } from '../origin/encodePathSegment.ts';
import type { RestClient } from '../origin/RestClient.ts';
import { originMessage } from '../origin/originMessage.ts';
import { failureOfStatus, type UpstreamCode, UpstreamFailure } from '../origin/upstreamErrors.ts';

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
 * The files of the back office, to be registered under `/back-office`: the photos of an enquiry, the list as CSV, and what is stored
 * about a person. Nobody gets one without a token, which the REST API checks; nothing is cached.
 */
export function staffFiles({ origin, clientOf }: Parts): FastifyPluginAsync {
  /** What tells the REST API who asks, and from where. */
  function headersOf(request: FastifyRequest): Record<string, string> {
    const { token, fromOtherSite, address } = clientOf(request);
    if (!token) throw new HttpError(401, 'Log in to see this.');
    if (fromOtherSite) throw new HttpError(403, 'Open the back office on the site itself.');
    return { authorization: `Bearer ${token}`, ...(address && { 'x-forwarded-for': address }) };
  }

  const load = async (request: FastifyRequest, path: string, limit: number) =>
    origin.bytes(`/api/admin/v1${path}`, limit, request.id, headersOf(request));

  const send = (reply: FastifyReply, type: string, file: Buffer | Readable) =>
    reply.type(type).header('cache-control', 'no-store').header('x-robots-tag', 'noindex').send(file);

  /** Everything about a person, as it arrives: with many photos, it is larger than the memory that a process may take. */
  async function sendAccessFile(request: FastifyRequest, reply: FastifyReply) {
    const path = '/api/admin/v1/persons/file';
    const message = { path, headers: headersOf(request), body: JSON.stringify(request.body) };
    const { status, headers, body } = await origin.stream(message, request.id);
    if (status === 200) {
      reply.header('content-disposition', 'attachment; filename="person.zip"');
      return send(reply, 'application/zip', body);
    }
    const text = await body.text();
    if (status !== 403 && status !== 422) throw failureOfStatus(status);
    const { code } = (bodyOf(text) ?? {}) as { code?: unknown };
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .send({
        message: originMessage({ status, headers, text }),
        // The password must be entered again first.
        ...(code === 'NOT_CONFIRMED' && { code }),
      });
  }

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
    app.post('/persons/file', sendAccessFile);
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
