import compress from '@fastify/compress';
import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { hash } from 'node:crypto';
import { constants } from 'node:zlib';
import { renderSVG } from 'uqr';
import { BlogsApi } from '../apis/BlogsApi.ts';
import { RestApi } from '../origin/RestApi.ts';
import type { RestClient } from '../origin/RestClient.ts';
import { UpstreamFailure } from '../origin/upstreamErrors.ts';
import { Deadline } from '../cache/Deadline.ts';
import { OUR_FAULT } from '../http/errorCodes.ts';
import { pathname } from '../http/nothingAt.ts';
import { isKnown } from '../../platform/network/isKnown.ts';
import { unknownParameter } from '../../platform/network/unknownParameter.ts';
import { logBroken } from '../../platform/telemetry/logBroken.ts';
import { loggedCause } from '../../platform/telemetry/loggedCause.ts';
import { rssFeed } from './rssFeed.ts';
import { robotsTxt } from './robotsTxt.ts';
import type { SiteMetadata } from './SiteMetadata.ts';
import { Sitemap } from './Sitemap.ts';

/** The longest address of a car, characters: phones cannot read the code of a longer one from afar. */
const LONGEST = 300;

/** How many articles the feed has: the latest ones. */
const FEED_LENGTH = 50;
/** max-age of a document, and Retry-After of one that cannot be generated, seconds. */
const FRESH = 60;
/** Where browsers and other programs look for an icon that no page names. */
const ASKED_ICONS = ['/favicon.ico', '/apple-touch-icon.png', '/apple-touch-icon-precomposed.png'];
/** Icons keep their file names when they change, so they are not immutable. */
const ONE_DAY = 'public, max-age=86400';

interface Parts {
  client: RestClient;
  /** What the site tells about itself. */
  metadata: () => Promise<SiteMetadata>;
  /** Where visitors find the site, such as `https://www.example.ae`. */
  originOf: (request: FastifyRequest) => string;
  /** How many addresses a file of the sitemap has at most. */
  sitemapLimit?: number;
  /** What expires when an article changes: the sitemap joins it. */
  blogCaches?: { expire(): void }[];
}

/**
 * The routes `/sitemap.xml` with its files, `/robots.txt`, `/feed.xml`, `/manifest.webmanifest`, icons, and
 * `/codes/<id of a car>.svg`, the QR code of the car's page.
 */
export function seo({ client, metadata, originOf, sitemapLimit, blogCaches }: Parts): FastifyPluginAsync {
  const sitemap = new Sitemap({ client, metadata, limit: sitemapLimit });
  blogCaches?.push(sitemap);
  return async (app) => {
    app.addHook('onSend', sendUnlessKnown);
    // Only for these routes: the answers of all others are compressed already.
    await app.register(compress, {
      encodings: ['br', 'gzip'],
      brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    });
    app.setErrorHandler<FastifyError>(answerFailure);
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', `public, max-age=${FRESH}`);
    });
    app.get('/sitemap.xml', { onRequest: refuseParameters }, async (request, reply) =>
      reply.type('application/xml; charset=utf-8').send(await sitemap.start(originOf(request), request.id)),
    );
    app.get<{ Params: { number: string } }>(
      '/sitemap-:number(^\\d{1,6}).xml',
      { onRequest: refuseParameters },
      async (request, reply) => {
        const file = await sitemap.file(Number(request.params.number), originOf(request), request.id);
        if (file !== undefined) return reply.type('application/xml; charset=utf-8').send(file);
        return say(reply.code(404), 'This sitemap file does not exist.');
      },
    );
    app.get<{ Params: { id: string } }>('/codes/:id.svg', async (request, reply) => {
      const code = carCode(originOf(request) + (await metadata()).car(request.params.id));
      if (code === undefined) return say(reply.code(404), 'This file does not exist.');
      return reply.type('image/svg+xml').header('cache-control', ONE_DAY).send(code);
    });
    app.get('/feed.xml', { onRequest: refuseParameters }, async (request, reply) => {
      const deadline = new Deadline(client.timeout);
      const articles = await new BlogsApi(new RestApi(client, { requestId: request.id, deadline })).latest(
        FEED_LENGTH,
      );
      const feed = rssFeed(articles, await metadata(), originOf(request));
      return reply.type('application/rss+xml; charset=utf-8').send(feed);
    });
    app.get('/robots.txt', async (request, reply) =>
      reply.type('text/plain; charset=utf-8').send(robotsTxt(await metadata(), originOf(request))),
    );
    app.get('/manifest.webmanifest', async (_request, reply) =>
      reply.type('application/manifest+json').send(JSON.stringify((await metadata()).manifest)),
    );
    for (const path of [...ASKED_ICONS, '/icons/:name']) {
      app.get(path, async (request, reply) => {
        const icon = new Map(Object.entries((await metadata()).icons)).get(pathname(request));
        const [, type, bytes] = /^data:([^;]+);base64,(.*)$/.exec(icon ?? '') ?? [];
        if (!type || !bytes) return say(reply.code(404), 'This icon does not exist.');
        return reply.type(type).header('cache-control', ONE_DAY).send(Buffer.from(bytes, 'base64'));
      });
    }
  };
}

/** Refuses parameters of a list, which would seem to narrow or order it. */
async function refuseParameters(request: FastifyRequest, reply: FastifyReply) {
  const wrong = unknownParameter(Object.keys(request.query as object), []);
  if (wrong) await say(reply.code(400), wrong);
}

/** Sets an ETag from the hash of the content, and answers 304 to a client that has this content already. */
async function sendUnlessKnown({ headers }: FastifyRequest, reply: FastifyReply, payload: unknown) {
  if (reply.statusCode !== 200 || !(typeof payload === 'string' || Buffer.isBuffer(payload))) return payload;
  const etag = `W/"${hash('sha1', payload, 'base64url')}"`;
  reply.header('etag', etag);
  if (!isKnown(etag, headers)) return payload;
  reply.code(304);
  return null;
}

/** Answers 503 with Retry-After while the REST API fails: a crawler then keeps the pages that it knows. */
function answerFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof UpstreamFailure) {
    const cause = loggedCause(error.originalError);
    request.log.warn({ code: error.code, cause }, 'A document cannot be generated');
    return say(reply.code(503).header('retry-after', FRESH), error.message);
  }
  logBroken(request.log, error);
  return say(reply.code(500), OUR_FAULT);
}

function say(reply: FastifyReply, message: string) {
  return reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(`${message}\n`);
}

/** The QR code of an address as an SVG; undefined for an address that is too long. */
function carCode(address: string): string | undefined {
  if (address.length > LONGEST) return undefined;
  // Medium error correction: phones still read the code if a wiper or the sun hides a seventh of it.
  return renderSVG(address, { ecc: 'M', border: 2 });
}
