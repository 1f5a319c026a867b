import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { HttpError } from '../../http/HttpError.ts';
import { bodyOf } from '../../origin/bodyOf.ts';
import type { RestClient } from '../../origin/RestClient.ts';
import { type StaffSender, staffHeaders } from '../staffHeaders.ts';
import { sendRefusal } from './sendRefusal.ts';
import { throwRefusal } from './throwRefusal.ts';

/** The most bytes of a file with cars. */
const LARGEST_FILE = 100 * 1024 * 1024;

interface Parts {
  origin: RestClient;
  /** Who has sent a request. */
  clientOf: (request: FastifyRequest) => StaffSender;
}

/**
 * `imports`, to be registered under `/back-office`: passes a file with cars on to the REST API, as it arrives, and answers the id of its
 * import. The token is checked there. The limits of uploads to the graph are those of visitors' photos, which a dealer's file exceeds.
 */
export function importFiles({ origin, clientOf }: Parts): FastifyPluginAsync {
  return async (app) => {
    app.setErrorHandler(throwRefusal);
    app.removeAllContentTypeParsers();
    // The body stays on the connection until it is passed on.
    app.addContentTypeParser('*', (_request, _payload, done) => done(null));
    app.post<{ Querystring: { name?: string } }>(
      '/imports',
      { bodyLimit: LARGEST_FILE },
      async (request, reply) => {
        const headers = staffHeaders(clientOf(request), 'import a file');
        const length = Number(request.headers['content-length']);
        if (!(length >= 0)) throw new HttpError(411, 'Say how large the file is: send Content-Length.');
        if (length > LARGEST_FILE) throw new HttpError(413, 'The file is larger than 100 MB: split it.');
        // Encodes a character that is cut in two, too.
        const query = new URLSearchParams({ name: (request.query.name ?? '').slice(0, 200) }).toString();
        const response = await origin.send(
          {
            ...{ method: 'POST', path: `/api/admin/v1/imports?${query}` },
            headers,
            body: { mediaType: 'text/csv', length, chunks: () => request.raw },
            retryable: false,
          },
          request.id,
        );
        if (response.status !== 201) return sendRefusal(reply, response);
        const { id } = bodyOf(response.text) as { id: string }; // Only our own REST API has imports.
        return reply.code(201).header('cache-control', 'no-store').send({ id });
      },
    );
  };
}
