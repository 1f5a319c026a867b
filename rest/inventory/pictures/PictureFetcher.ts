import PQueue from 'p-queue';
import { type Agent, type Dispatcher, interceptors } from 'undici';
import { PrivateHost } from '../../../network/guardedLookup.ts';
import { type AllowedAddresses, publicAgent } from '../../../network/publicAgent.ts';
import { InvalidPhoto } from '../../photos/InvalidPhoto.ts';
import { LARGEST_PHOTO } from '../../photos/photoLimits.ts';

/** Pictures that are fetched from one host at once: a shop's server must not feel the import. */
const AT_ONCE_A_HOST = 4;
/** Pictures that are fetched and used at once, whatever the hosts: each may take 15 MB of memory. */
const AT_ONCE = 12;
/** After so many pictures in a row without an answer a host is not asked again during this import. */
const MOST_SILENT = 4;
const REDIRECTIONS = 3;
const AGAIN = [429, 502, 503, 504];

interface Limits {
  /** How long a host may take to let a connection in, to begin its answer, and between two parts of it, ms. */
  silence: number;
  /** How long a picture may take in all, ms. */
  whole: number;
  /** The pause before a busy host is asked again where it names none, ms. */
  pause: number;
}

interface Host {
  queue: PQueue;
  /** How many pictures in a row have got no answer. */
  silent: number;
}

/**
 * Fetches pictures from the open internet, hosts beside each other and few pictures of a host at once. A host that asks for
 * patience (429, 503) gets it; one that never answers is left alone.
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
   * Takes the bytes at an `http:` or `https:` address to `use`, and settles as it does. Throws `InvalidPhoto` where there are
   * none, or too many.
   */
  async fetch(address: string, use: (bytes: Buffer) => Promise<void>): Promise<void> {
    const host = this.hostOf(address);
    // Its host first: pictures that wait for a slow host do not keep those of other hosts from being fetched.
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
      throw new InvalidPhoto(address, `was not fetched: ${name} does not answer.`);
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
        throw new InvalidPhoto(address, `was not fetched: ${name} answered ${statusCode}.`);
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
      return new InvalidPhoto(address, `was not fetched: ${name} is not on the open internet.`);
    if (error.code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE')
      return new InvalidPhoto(address, `is larger than ${LARGEST_PHOTO / 1024 / 1024} MB.`);
    if (error.statusCode)
      return new InvalidPhoto(address, `was not fetched: ${name} answered ${error.statusCode}.`);
    host.silent += 1;
    return new InvalidPhoto(address, `was not fetched: ${name} did not answer, or not all of it came.`);
  }
}
