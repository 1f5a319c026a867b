import PQueue from 'p-queue';
import { type Agent, type Dispatcher, interceptors } from 'undici';
import { PrivateHost } from '../../../platform/network/guardedLookup.ts';
import { type AllowedAddresses, publicAgent } from '../../../platform/network/publicAgent.ts';
import { InvalidPhoto } from '../../photos/InvalidPhoto.ts';
import { LARGEST_PHOTO } from '../../photos/photoLimits.ts';

/** How many pictures are fetched from one host at once: a shop's server must not feel the import. */
const AT_ONCE_A_HOST = 4;
/** How many pictures are fetched and used at once, from all hosts: each may take 15 MB of memory. */
const AT_ONCE = 12;
/** After so many pictures in a row without an answer, a host gets no more requests during this import. */
const MOST_SILENT = 4;
const REDIRECTIONS = 3;
const AGAIN = [429, 502, 503, 504];

interface Limits {
  /** How long a host may take to accept a connection, to begin its answer, and between two parts of it, ms. */
  silence: number;
  /** How long a picture may take in all, ms. */
  whole: number;
  /** The pause before a busy host is asked again, if the host names none, ms. */
  pause: number;
}

interface Host {
  queue: PQueue;
  /** How many requests in a row got no answer. */
  silent: number;
}

/**
 * Fetches pictures from the open internet: from several hosts at once, but only a few from each. A busy host (429, 502,
 * 503, 504) is asked again after a pause; one that never answers is given up.
 */
export class PictureFetcher {
  private readonly all = new PQueue({ concurrency: AT_ONCE });
  private readonly hosts = new Map<string, Host>();
  private readonly agent: Agent;
  private readonly dispatcher: Dispatcher;
  private readonly limits: Limits;

  constructor({
    limits = { silence: 15_000, whole: 90_000, pause: 1_000 },
    ...allowed
  }: AllowedAddresses & { limits?: Limits } = {}) {
    const { silence, pause } = limits;
    this.limits = limits;
    this.agent = publicAgent(allowed, {
      timeout: silence,
      headersTimeout: silence,
      bodyTimeout: silence,
      maxResponseSize: LARGEST_PHOTO,
    });
    this.dispatcher = this.agent.compose(
      interceptors.retry({
        maxRetries: 2,
        minTimeout: pause,
        maxTimeout: 30_000,
        statusCodes: AGAIN,
        errorCodes: ['ECONNRESET'],
      }),
      interceptors.redirect({ maxRedirections: REDIRECTIONS }),
    );
  }

  /**
   * Fetches the bytes at an `http:` or `https:` address, calls `use` with them and settles as it does. Rejects with
   * `InvalidPhoto` when there are none, or too many.
   */
  async fetch(address: string, use: (bytes: Buffer) => Promise<void>): Promise<void> {
    const host = this.hostOf(address);
    // The host's queue comes first, so that pictures that wait for a slow host do not block those of other hosts.
    await host.queue.add(() => this.all.add(async () => use(await this.fetchNow(address, host))));
  }

  close(): Promise<void> {
    return this.agent.destroy();
  }

  private hostOf(address: string): Host {
    const { host } = new URL(address);
    const known = this.hosts.get(host);
    if (known) return known;
    const added = { queue: new PQueue({ concurrency: AT_ONCE_A_HOST }), silent: 0 };
    this.hosts.set(host, added);
    return added;
  }

  private async fetchNow(address: string, host: Host): Promise<Buffer> {
    const { origin, host: name, pathname, search } = new URL(address);
    if (host.silent >= MOST_SILENT)
      throw new InvalidPhoto(address, `was not fetched: ${name} does not respond.`);
    try {
      const { statusCode, body } = await this.dispatcher.request({
        origin,
        path: pathname + search,
        method: 'GET',
        headers: { accept: 'image/jpeg, image/png', 'user-agent': 'PremiumUsedCarsImport/1' },
        signal: AbortSignal.timeout(this.limits.whole),
      });
      host.silent = 0;
      if (statusCode !== 200) {
        body.on('error', () => undefined).destroy();
        throw new InvalidPhoto(address, `was not fetched: ${name} responded with ${statusCode}.`);
      }
      return Buffer.from(await body.arrayBuffer());
    } catch (error) {
      throw this.refusal(error as Error & { code?: string; statusCode?: number }, address, name, host);
    }
  }

  private refusal(
    error: Error & { code?: string; statusCode?: number },
    address: string,
    name: string,
    host: Host,
  ) {
    if (error instanceof InvalidPhoto) return error;
    if (error instanceof PrivateHost)
      return new InvalidPhoto(address, `was not fetched: ${name} is not on the public internet.`);
    if (error.code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE')
      return new InvalidPhoto(address, `is larger than ${LARGEST_PHOTO / 1024 / 1024} MB.`);
    if (error.statusCode)
      return new InvalidPhoto(address, `was not fetched: ${name} responded with ${error.statusCode}.`);
    host.silent += 1;
    return new InvalidPhoto(
      address,
      `was not fetched: ${name} did not respond, or the response was incomplete.`,
    );
  }
}
