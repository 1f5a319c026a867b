import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { PassThrough } from 'node:stream';
import { type Dispatcher, Pool } from 'undici';
import { REQUEST_ID } from '../../platform/telemetry/requestId.ts';
import { HttpError } from '../http/HttpError.ts';
import { type StaffSender, staffHeaders } from './staffHeaders.ts';

const PATH = '/api/admin/v1/inbox/events';
/** How many points it costs to begin to listen: whoever does it again and again has nothing left for anything else. */
const COST = 100;
/** A stream without a sign for so long is over, ms: the REST API gives one every 15 seconds. */
const SILENCE = 45_000;
/** The most streams of one process. */
const MOST_STREAMS = 500;
/** When to try again where no stream can be had, and where a session has too many, seconds. */
const [AFTER_FAILURE, AFTER_REFUSAL] = [30, 60];

interface Parts {
  restUrl: string;
  /** How long the REST API may take to begin, ms. */
  timeout: number;
  /** Who has sent a request. */
  clientOf: (request: FastifyRequest) => StaffSender;
  /** Takes points from the session of a request; throws `HttpError` where it has too few. */
  charge: (request: FastifyRequest, cost: number) => Promise<void>;
}

/**
 * `inbox-events`, to be registered under `/back-office`: passes on the server-sent events of the inbox to whoever has a token,
 * which the REST API checks. They end with the session, when either server stops, and when the browser leaves.
 */
export function inboxEvents({ restUrl, timeout, clientOf, charge }: Parts): FastifyPluginAsync {
  const { origin, pathname } = new URL(restUrl);
  const path = pathname.replace(/\/$/, '') + PATH;

  return async (app) => {
    const pool = new Pool(origin, {
      connections: MOST_STREAMS,
      headersTimeout: timeout,
      bodyTimeout: SILENCE,
    });
    const open = new Set<PassThrough>();
    let isStopping = false;
    // Before running requests are waited for.
    app.addHook('preClose', async () => {
      isStopping = true;
      for (const events of open) events.end();
    });
    app.addHook('onClose', () => pool.destroy());

    app.get('/inbox-events', { exposeHeadRoute: false }, async (request, reply) => {
      const sender = staffHeaders(clientOf(request), 'see this');
      await charge(request, COST);
      if (isStopping || open.size >= MOST_STREAMS) throw unavailable();
      const events = new PassThrough();
      events.once('close', () => open.delete(events));
      open.add(events);
      try {
        const response = await pool.request({
          ...{ path, method: 'GET' },
          headers: { ...sender, [REQUEST_ID]: request.id },
        });
        await refuse(response);
        passOn(response.body, events);
      } catch (error) {
        events.destroy();
        throw error instanceof HttpError ? error : unavailable();
      }
      void reply
        .type('text/event-stream')
        .header('cache-control', 'no-store')
        .header('x-robots-tag', 'noindex')
        // Proxies such as nginx hold an answer back until there is more of it.
        .header('x-accel-buffering', 'no');
      return events;
    });
  };
}

/** Passes events on until one of both sides ends; a side that breaks off is one that ends. */
function passOn(body: Dispatcher.ResponseData['body'], events: PassThrough) {
  body.on('error', () => events.end());
  // The gateway stops, or the browser has left.
  if (events.writableEnded || events.destroyed) return void body.destroy();
  events.once('finish', () => body.destroy());
  events.once('close', () => body.destroy());
  body.pipe(events);
}

const refusals = new Map([
  [401, 'Your sign-in has ended. Log in again.'],
  [403, 'Your role does not allow this. Ask an owner of this site.'],
  [404, "The dealer's system does not support this."],
  [429, 'The inbox is open in too many windows. Close some of them.'],
]);

/** Throws `HttpError` for any answer but a stream of events. */
async function refuse({ statusCode, headers, body }: Dispatcher.ResponseData) {
  if (statusCode === 200 && String(headers['content-type']).startsWith('text/event-stream')) return;
  await body.dump();
  const sentence = refusals.get(statusCode);
  const wait = statusCode === 429 ? AFTER_REFUSAL : undefined;
  throw sentence ? new HttpError(statusCode, sentence, wait) : unavailable();
}

function unavailable(): HttpError {
  return new HttpError(503, "The dealer's system is unavailable at the moment. Try again.", AFTER_FAILURE);
}
