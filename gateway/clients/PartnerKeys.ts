import { createHash } from 'node:crypto';
import type { Partner } from '../../rest/partners/partner.ts';
import { holdsKey, keyOfHeader } from '../../platform/network/keyHeader.ts';
import { counted } from '../../text/counted.ts';
import type { Deadline } from '../cache/Deadline.ts';
import { HttpError } from '../http/HttpError.ts';
import { UpstreamFailure } from '../origin/upstreamErrors.ts';
import type { ClientKey } from './Client.ts';
import { type Quota, RateLimitExceeded, secondsUntilReset } from './RateLimit.ts';
import type { RateLimiter } from './RateLimiter.ts';
import { TtlCache } from './TtlCache.ts';

/** How many points a wrong key costs the address that sends it. */
const WRONG_KEY_COST = 100;
/**
 * How long after one try of an unknown key the next one is made where an address has sent too many wrong keys, ms. A key has 256
 * random bits: this spares the REST API, nothing else.
 */
const BETWEEN_TRIES = 100;
/** How long clients should wait while keys cannot be checked, seconds. */
const RETRY_AFTER = 5;

/** Finds the partners of keys, which are cached by the digests of the keys. */
export class PartnerKeys {
  private readonly partners = new TtlCache<Partner>();
  private triedAt = -Infinity;
  private readonly ask: (key: string) => Promise<Partner | undefined>;
  private readonly limiter: RateLimiter;

  /** `ask`: gives the partner of a key, undefined for a wrong one. */
  constructor(ask: (key: string) => Promise<Partner | undefined>, limiter: RateLimiter) {
    this.ask = ask;
    this.limiter = limiter;
  }

  /**
   * Finds the partner whose key stands in a header; undefined where none does. `network`: the quota of the address, which pays for
   * wrong keys. Throws `HttpError`: 401 for a wrong key, 429 where one address sends too many wrong keys, 503 while keys cannot be
   * checked. A good key passes also from such an address, which a whole office may share: at once where it is known here, else
   * as soon as it may be looked up.
   */
  async find(
    authorization: string | undefined,
    network: Quota,
    deadline: () => Deadline,
  ): Promise<ClientKey | undefined> {
    if (!holdsKey(authorization)) return undefined;
    const secret = keyOfHeader(authorization);
    this.refuseLimited(secret, network);
    const partner = secret === undefined ? undefined : await this.partnerOf(secret, deadline());
    if (secret !== undefined && partner) return { secret, partner };
    await this.limiter.take(network, WRONG_KEY_COST).catch((error: unknown) => {
      if (!(error instanceof RateLimitExceeded)) throw error;
    });
    throw new HttpError(401, 'Invalid API key. Check the Authorization header.');
  }

  private refuseLimited(secret: string | undefined, network: Quota) {
    const rateLimit = this.limiter.current(network);
    if (rateLimit.remaining >= WRONG_KEY_COST) return;
    if (secret !== undefined && (this.partners.remembers(digestOf(secret)) || this.mayTry())) return;
    const seconds = secondsUntilReset(rateLimit);
    throw new HttpError(
      429,
      `Too many requests from this address. Try again in ${counted(seconds, 'second')}.`,
      seconds,
    );
  }

  private async partnerOf(secret: string, deadline: Deadline): Promise<Partner | undefined> {
    try {
      return await deadline.count(() =>
        this.partners.answerTo(digestOf(secret), () => this.ask(secret), deadline),
      );
    } catch (error) {
      if (!(error instanceof UpstreamFailure)) throw error;
      throw new HttpError(
        503,
        `The API key cannot be verified at the moment. Try again in ${RETRY_AFTER} seconds.`,
        RETRY_AFTER,
      );
    }
  }

  private mayTry(): boolean {
    const now = performance.now();
    if (now - this.triedAt < BETWEEN_TRIES) return false;
    this.triedAt = now;
    return true;
  }
}

function digestOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
