import type { FastifyPluginAsync } from 'fastify';
import { countUnsentNotices } from '../enquiries/unsentNotices.ts';
import type { MailSettings } from '../mail/mailer.ts';
import type { Store } from '../store/Collection.ts';
import type { FreeSpace } from '../store/embedded/FreeSpace.ts';
import { readForMetrics } from '../store/storeMetrics.ts';

/** How long the store may take to answer, ms. */
const TIMEOUT = 1_000;

interface Parts {
  store: Store;
  /** Missing where the disk is not this process's to watch, as with MongoDB. */
  space?: FreeSpace;
  mail: MailSettings;
  now: () => Date;
}

/**
 * `/readyz` says whether requests can be answered: 503 where the store does not answer. A disk that is full and mails that
 * reach nobody do not count, as every page can still be read; with `?verbose` they are told.
 */
export function readiness(parts: Parts): FastifyPluginAsync {
  const { store } = parts;
  return async (app) => {
    app.get<{ Querystring: { verbose?: string } }>(
      '/readyz',
      { schema: { hide: true } },
      async (request, reply) => {
        const answers = await readForMetrics(() => store.ping().then(() => true), TIMEOUT);
        const status = answers ? 'ok' : 'waiting for the store';
        const checks = request.query.verbose === undefined ? {} : { checks: await check(parts) };
        return reply
          .code(answers ? 200 : 503)
          .header('cache-control', 'no-store')
          .send({ status, ...checks });
      },
    );
  };
}

/** The disk and the mails, each with its state and numbers; without those that cannot be read at the moment. */
async function check({ store, space, mail: { server, dealerEmail, leadsEmail }, now }: Parts) {
  const notices = await readForMetrics(
    () => countUnsentNotices({ store, dealerEmail, leadsEmail, now }),
    TIMEOUT,
  );
  return {
    ...(space && { disk: { takesNew: space.take(0), freeBytes: space.bytes() } }),
    mail: { smtpUrl: isSet(server), dealerEmail: isSet(dealerEmail), unsentNotices: notices },
  };
}

function isSet(setting: unknown): 'set' | 'not set' {
  return setting === undefined ? 'not set' : 'set';
}
