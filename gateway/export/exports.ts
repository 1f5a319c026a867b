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
import { type CsvDialect, csvDialect } from './csvDialect.ts';
import { exportedCar, type ExportedCar } from './exportedCar.ts';
import { readExportFilter } from './exportFilter.ts';
import { ExportPlaces } from './ExportPlaces.ts';
import { feedHeader, feedLines } from './vehicleFeed.ts';

/** Retry-After if the REST API cannot be reached, seconds. */
const AFTER_FAILURE = 30;

/** A format of the export: its media type, its beginning, the cars and its end. */
interface Format {
  type: string;
  start: (first: PartOfStock) => string;
  cars: (cars: ExportedCar[]) => string;
  end: (count: number) => string;
}

type Query = Record<string, unknown>;
type ExportRequest = FastifyRequest<{ Querystring: Query }>;

const gzips = new Negotiator({ supportedValues: ['gzip'] });

const line = (value: object) => `${JSON.stringify(value)}\n`;

const jsonLines: Format = {
  type: 'application/x-ndjson; charset=utf-8',
  start: ({ total, changesCursor }) => line({ count: total, changesCursor }),
  cars: (cars) => cars.map(line).join(''),
  end: (count) => line({ end: true, count }),
};

const csv = (dialect: CsvDialect): Format => ({
  type: 'text/csv; charset=utf-8',
  start: () => feedHeader(dialect),
  cars: (cars) => feedLines(cars, dialect),
  end: () => '',
});

/** The parameters of each export besides those of the filter, and its format as they ask for it. */
const formats: Record<'jsonl' | 'csv', { parameters: string[]; formatFor: (query: Query) => Format }> = {
  jsonl: { parameters: [], formatFor: () => jsonLines },
  csv: { parameters: ['for'], formatFor: (query) => csv(csvDialect(query.for)) },
};

interface Parts {
  origin: RestClient;
  clients: Pick<Clients, 'deadlineOf' | 'keyOf' | 'quotaOf'>;
  /** Where visitors find the site. */
  originOf: (request: FastifyRequest) => string;
}

/**
 * `/export/cars.jsonl` and `/export/cars.csv`, to be registered under `/export`: the whole stock, or the cars that match the
 * parameters (`exportFilter.ts`), written while it is read. If it cannot be read to its end, the connection breaks, so that no
 * client takes a part for the whole.
 */
export function exports({ origin, clients, originOf }: Parts): FastifyPluginAsync {
  const places = new ExportPlaces();

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
      const etag = `W/"${first.changesCursor}.${listDigest(filter, 'NEWEST')}${key ? '-vin' : ''}"`;
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
    for (const [name, { parameters, formatFor }] of Object.entries(formats)) {
      const file = `cars.${name}`;
      app.get(`/${file}`, async (request: ExportRequest, reply) => {
        const filter = readExportFilter(request.query, parameters);
        const format = formatFor(request.query);
        return places.run(clients.quotaOf(request).id, () =>
          answer(request, reply, { format, name: file, filter }),
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
