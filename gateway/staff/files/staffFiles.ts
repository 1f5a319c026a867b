import type { Readable } from 'node:stream';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { encodePathSegment } from '../../origin/encodePathSegment.ts';
import type { RestClient } from '../../origin/RestClient.ts';
import { type StaffSender, staffHeaders } from '../staffHeaders.ts';
import { sendRefusal } from './sendRefusal.ts';
import { throwRefusal } from './throwRefusal.ts';

/** The largest photo, and the largest list as CSV: 20,000 enquiries have about 10 MB. */
const [MAX_PHOTO, MAX_LIST] = [32 * 1024 * 1024, 64 * 1024 * 1024];

interface Parts {
  origin: RestClient;
  /** Who has sent a request. */
  clientOf: (request: FastifyRequest) => StaffSender;
}

/**
 * The files of the back office, to be registered under `/back-office`: the photos of an enquiry, the list as CSV, the refused rows of an
 * import, what is stored about a person, and the subscribers. Nobody gets one without a token, which the REST API checks; nothing is
 * cached.
 */
export function staffFiles({ origin, clientOf }: Parts): FastifyPluginAsync {
  const headersOf = (request: FastifyRequest) => staffHeaders(clientOf(request), 'see this');

  const load = async (request: FastifyRequest, path: string, limit: number) =>
    origin.bytes(`/api/admin/v1${path}`, limit, request.id, headersOf(request));

  const send = (reply: FastifyReply, type: string, file: Buffer | Readable) =>
    reply.type(type).header('cache-control', 'no-store').header('x-robots-tag', 'noindex').send(file);

  /**
   * Sends a file for which the password is asked again, as it arrives: with many photos, what is stored about a person is larger
   * than the memory that a process may take.
   */
  const sendConfirmed =
    (at: string, type: string, name: string) => async (request: FastifyRequest, reply: FastifyReply) => {
      const path = `/api/admin/v1${at}`;
      const message = { path, headers: headersOf(request), body: JSON.stringify(request.body) };
      const { status, headers, body } = await origin.stream(message, request.id);
      if (status === 200) {
        reply.header('content-disposition', `attachment; filename="${name}"`);
        return send(reply, type, body);
      }
      return sendRefusal(reply, { status, headers, text: await body.text() });
    };

  return async (app) => {
    app.setErrorHandler(throwRefusal);
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
    app.get<{ Params: { id: string } }>('/imports/:id/refused.csv', async (request, reply) => {
      const rows = await load(
        request,
        `/imports/${encodePathSegment(request.params.id)}/refused.csv`,
        MAX_LIST,
      );
      reply.header('content-disposition', 'attachment; filename="refused.csv"');
      return send(reply, 'text/csv; charset=utf-8', rows);
    });
    app.post('/persons/file', sendConfirmed('/persons/file', 'application/zip', 'person.zip'));
    app.post(
      '/subscribers/file',
      sendConfirmed('/subscribers/file', 'text/csv; charset=utf-8', 'subscribers.csv'),
    );
  };
}
