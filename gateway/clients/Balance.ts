/** A limit that nobody can reach: for addresses of this machine, which have none. */
export const UNLIMITED = 6_000_000_000;

/** Who is charged for operations. */
export interface CostSender {
  /** `partner ID` or `network ADDRESS`. */
  id: string;
  /** In points a minute. */
  limit: number;
  /** The first characters of the key that is used. */
  keyPrefix?: string;
}

/** What a sender has left after an operation. */
export interface Balance {
  /** What the operation costs, in points. */
  requested: number;
  limit: number;
  remaining: number;
  /** When the whole limit may be used again. */
  resetAt: Date;
}

/** How long the sender waits until the whole limit may be used again, in whole seconds, at least one. */
export function secondsUntilReset({ resetAt }: Balance): number {
  return Math.max(1, Math.ceil((resetAt.getTime() - Date.now()) / 1000));
}

/** An operation costs more than its sender has left. */
export class CostLimitReached extends Error {
  readonly balance: Balance;

  constructor(balance: Balance) {
    super('The cost limit is exceeded');
    this.balance = balance;
  }
}
