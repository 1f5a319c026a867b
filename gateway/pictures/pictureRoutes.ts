import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { type UpstreamCode, UpstreamFailure } from '../origin/upstreamErrors.ts';
import { loggedCause } from '../../platform/telemetry/loggedCause.ts';
import { acceptedEncoding } from '../cache/CompressedBody.ts';
import { isKnown } from '../../platform/network/isKnown.ts';
import { unknownParameter } from '../../platform/network/unknownParameter.ts';
import type { Pictures } from './Pictures.ts';
import { pictureFormats, pictureWidths, type Size } from './resize.ts';

/**
 * Browsers may store a resized picture for ever: the origin never gives the name of a picture to another one, so what an
 * address shows does not change.
 */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Logos keep their file names when they change, so they are not immutable. */
const ONE_DAY = 'public, max-age=86400, stale-while-revalidate=604800';

const mediaTypes: Record<Size['format'], string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};
const sizes = new Map<string, Size>(
  pictureWidths.flatMap((width) => pictureFormats.map((format) => [`${width}.${format}`, { width, format }])),
);
const statuses: Partial<Record<UpstreamCode, number>> = { UPSTREAM_ERROR: 502, UPSTREAM_TIMEOUT: 504 };

/**
 * To be registered under `/pictures`. `/pictures/480.avif/<path>`: the picture that the origin has at `path`, 480 px wide, as AVIF.
 * `/pictures/original/<path>`: an SVG or PNG logo as it is. Everything else is 404.
 */
export function pictureRoutes(all: Pictures): FastifyPluginAsync {
  return async (app) => {
    app.setErrorHandler<FastifyError>(answerFailure);
    app.addHook('onRequest', refuseParameters);
    app.get<{ Params: { size: string; '*': string } }>('/:size/*', async (request, reply) => {
      const size = sizes.get(request.params.size);
      if (!size) throw new UpstreamFailure('NOT_FOUND');
      const { bytes, etag } = await all.resized(request.params['*'], size, request.id);
      reply.type(mediaTypes[size.format]).header('cache-control', IMMUTABLE);
      return send(request, reply, bytes, etag);
    });
    app.get<{ Params: { '*': string } }>('/original/*', async (request, reply) => {
      const { body, mediaType } = await all.logo(request.params['*'], request.id);
      const drawing = mediaType === 'image/svg+xml';
      const { bytes, encoding } = body.in(
        drawing ? acceptedEncoding(request.headers['accept-encoding']) : undefined,
      );
      // Opened on its own, an SVG is a document: it may draw, and nothing else.
      reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
      reply.type(mediaType).header('cache-control', ONE_DAY);
      if (drawing) reply.header('vary', 'accept-encoding');
      if (encoding) reply.header('content-encoding', encoding);
      return send(request, reply, bytes, body.etag);
    });
  };
}

/** Refuses parameters, which would seem to choose another size: the width and the format stand in the path. */
async function refuseParameters({ query }: FastifyRequest, reply: FastifyReply) {
  const wrong = unknownParameter(Object.keys(query as object), []);
  if (!wrong) return;
  const message = `${wrong} The width and the format are part of the path.`;
  await reply.code(400).header('cache-control', 'no-store').send({ message });
}

function send(request: FastifyRequest, reply: FastifyReply, bytes: Buffer, etag: string) {
  reply.header('etag', etag).header('x-content-type-options', 'nosniff');
  if (!isKnown(etag, request.headers)) return reply.send(bytes);
  return reply.removeHeader('content-encoding').code(304).send();
}

/** Where the origin is and what it said stays in the log. */
function answerFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const { code, originalError } = error instanceof UpstreamFailure ? error : {};
  const status = code ? (statuses[code] ?? 404) : 500;
  request.log[status === 404 ? 'debug' : 'warn'](
    { code, cause: loggedCause(originalError ?? error) },
    'No picture',
  );
  const message =
    status === 404 ? 'This picture does not exist.' : 'This picture is unavailable at the moment. Try again.';
  return reply.code(status).header('cache-control', 'no-store').send({ message });
}
