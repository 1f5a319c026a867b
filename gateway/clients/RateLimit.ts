/** A limit that nobody can reach: for addresses of this machine, which have none. */
export const UNLIMITED = 6_000_000_000;

/** How many points may be used in a minute. */
export interface CostLimits {
  anonymous: number;
  partner: number;
  /**
   * For addresses of this machine; `anonymous` when left out. All visitors come from such an address where a proxy stands in
   * front that is not set as trusted.
   */
  ownMachine?: number;
}
export const defaultCostLimits: CostLimits = {
  anonymous: 60_000,
  partner: 600_000,
  ownMachine: UNLIMITED,
};

/** What a client may use in a minute. */
export interface Quota {
  /** Who uses it: `partner ID` or `network ADDRESS`. */
  id: string;
  /** In points a minute. */
  limit: number;
  /** The first characters of the key that is used. */
  keyPrefix?: string;
}

/** What a client has left of its quota after an operation. */
export interface RateLimit {
  /** What the operation costs, in points. */
  requested: number;
  limit: number;
  remaining: number;
  /** When the whole limit may be used again. */
  resetAt: Date;
}

/** How long the client waits until the whole limit may be used again, in whole seconds, at least one. */
export function secondsUntilReset({ resetAt }: RateLimit): number {
  return Math.max(1, Math.ceil((resetAt.getTime() - Date.now()) / 1000));
}

/** An operation costs more than its client has left. */
export class RateLimitExceeded extends Error {
  readonly rateLimit: RateLimit;

  constructor(rateLimit: RateLimit) {
    super('The rate limit is exceeded');
    this.rateLimit = rateLimit;
  }
}
