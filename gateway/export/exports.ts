import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { everyCar, type PartOfStock } from '../apis/everyCar.ts';
import { RestApi } from '../origin/RestApi.ts';
import type { RestClient } from '../origin/RestClient.ts';
import type { CarParent } from '../apis/carFromWire.ts';
import type { Clients } from '../clients/Clients.ts';
import { HttpError } from '../http/HttpError.ts';
import { UpstreamFailure } from '../origin/upstreamErrors.ts';
import { VinsApi } from '../apis/VinsApi.ts';
import type { CarFilter } from '../generated/schemaTypes.ts';
import { listDigest } from '../resolvers/cursor.ts';
import { isKnown } from '../../platform/network/isKnown.ts';
import { exportedCar } from './exportedCar.ts';
import type { ExportFile, Format, Query } from './ExportFile.ts';
import type { ExportPlaces } from './ExportPlaces.ts';

/** Retry-After if the REST API cannot be reached, seconds. */
const AFTER_FAILURE = 30;

type ExportRequest = FastifyRequest<{ Querystring: Query }>;

const gzips = new Negotiator({ supportedValues: ['gzip'] });

interface Parts {
  origin: RestClient;
  clients: Pick<Clients, 'deadlineOf' | 'keyOf' | 'quotaOf'>;
  /** Where visitors find the site. */
  originOf: (request: FastifyRequest) => string;
  /** Those of all exports of the gateway. */
  places: ExportPlaces;
  /** The files by their names. */
  files: Readonly<Record<string, ExportFile>>;
}

/**
 * Files with the whole stock, or the cars that match the parameters, written while it is read: `carFiles.ts` under `/export`,
 * `vehicleFeeds.ts` under `/feeds`. If it cannot be read to its end, the connection breaks, so that no client takes a part for
 * the whole.
 */
export function exports({ origin, clients, originOf, places, files }: Parts): FastifyPluginAsync {
  async function answer(
    request: ExportRequest,
    reply: FastifyReply,
    { format, name, filter }: { format: Format; name: string; filter: CarFilter },
  ) {
    const reading = { requestId: request.id };
    const beginning = new RestApi(origin, { ...reading, deadline: clients.deadlineOf(request) });
    const rest = new RestApi(origin, reading);
    const parts = everyCar(rest, beginning, filter);
    const key = clients.keyOf(request);
    const { value: first } = await parts.next();
    reply
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding, authorization')
      .type(format.type);
    reply.header('content-disposition', `attachment; filename="${name}"`);
    if (first?.changesCursor) {
      const version = format.version === undefined ? '' : `.${format.version}`;
      const etag = `W/"${first.changesCursor}.${listDigest(filter, 'NEWEST')}${version}${key ? '-vin' : ''}"`;
      reply.header('etag', etag);
      if (isKnown(etag, request.headers)) return reply.code(304).send();
    }
    // Without a stream, the answer to HEAD would say that the export is empty.
    if (request.method === 'HEAD') return reply.send(Readable.from([]));
    const vins = key && new VinsApi(rest, key);
    const text = Readable.from(write(format, first as PartOfStock, parts, originOf(request), vins), {
      objectMode: false,
    });
    const written = new Promise<void>((done) => text.once('close', done));
    if (gzips.negotiate(request.headers['accept-encoding'] ?? '')) {
      const gzip = createGzip();
      text.once('error', (error) => gzip.destroy(error));
      gzip.once('close', () => text.destroy());
      reply.header('content-encoding', 'gzip').send(text.pipe(gzip));
    } else reply.send(text);
    await written;
    return reply;
  }

  return async (app) => {
    app.setErrorHandler<FastifyError>((error, _request, reply) => {
      for (const ofExport of ['content-encoding', 'content-disposition', 'etag'])
        reply.removeHeader(ofExport);
      throw error instanceof UpstreamFailure ? new HttpError(503, error.message, AFTER_FAILURE) : error;
    });
    for (const [name, { filterOf, formatOf }] of Object.entries(files)) {
      app.get(`/${name}`, async (request: ExportRequest, reply) => {
        const filter = filterOf(request.query);
        const format = await formatOf(request.query);
        return places.run(clients.quotaOf(request).id, () =>
          answer(request, reply, { format, name, filter }),
        );
      });
    }
  };
}

async function* write(
  format: Format,
  first: PartOfStock,
  others: AsyncIterable<PartOfStock>,
  origin: string,
  vins: VinsApi | undefined,
) {
  let count = 0;
  const vinOf = async ({ id, vinLastSix }: CarParent) => (vinLastSix === null ? null : vins?.of(id));
  const linesOf = async ({ cars }: PartOfStock) => {
    count += cars.length;
    const own = await Promise.all(vins ? cars.map(vinOf) : []);
    return format.cars(cars.map((car, i) => exportedCar(car, origin, own[i])));
  };
  yield format.start(first) + (await linesOf(first));
  for await (const part of others) yield await linesOf(part);
  yield format.end(count);
}
