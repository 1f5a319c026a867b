import { createHash } from 'node:crypto';
import type { Deadline } from '../cache/Deadline.ts';
import { type Quota, RateLimitExceeded } from './RateLimit.ts';
import type { RateLimiter } from './RateLimiter.ts';
import { TtlCache } from './TtlCache.ts';

/** How long a session counts as verified, ms. Its quota alone depends on that: the REST API itself checks every token. */
const VERIFIED = 60_000;
/** How long a session that is verified no more still has its own quota, ms: while the REST API does not answer. */
const REMEMBERED = 10 * VERIFIED;
/** How many points a token without a session costs the address that sends it. */
const WRONG_TOKEN_COST = 100;

/** Finds the quotas of the staff's sessions, so that the people of an office do not share the one of their address. */
export class StaffSessions {
  private readonly verified = new TtlCache<true>(VERIFIED);
  private readonly ask: (token: string) => Promise<true | undefined>;
  private readonly limiter: RateLimiter;

  /** `ask`: whether a token has a session; undefined where it has none. */
  constructor(ask: (token: string) => Promise<true | undefined>, limiter: RateLimiter) {
    this.ask = ask;
    this.limiter = limiter;
  }

  /** The quota of a session that was verified before. */
  known(token: string, limit: number): Quota | undefined {
    const digest = digestOf(token);
    return this.verified.remembers(digest, REMEMBERED) ? quotaOf(digest, limit) : undefined;
  }

  /**
   * The quota of the session of a token; undefined for a token without one, which the address pays for (`network`), where the
   * address has nothing left for that, and while sessions cannot be verified.
   */
  async find(token: string, network: Quota, deadline: Deadline): Promise<Quota | undefined> {
    const known = this.known(token, network.limit);
    if (!known && this.limiter.current(network).remaining < WRONG_TOKEN_COST) return undefined;
    const digest = digestOf(token);
    try {
      const isThere = await this.verified.answerTo(digest, () => this.ask(token), deadline);
      if (isThere) return known ?? quotaOf(digest, network.limit);
      await this.limiter.take(network, WRONG_TOKEN_COST).catch(ignoreLimit);
      return undefined;
    } catch {
      return known;
    }
  }
}

function quotaOf(digest: string, limit: number): Quota {
  return { id: `session ${digest}`, limit };
}

function ignoreLimit(error: unknown) {
  if (!(error instanceof RateLimitExceeded)) throw error;
}

function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
