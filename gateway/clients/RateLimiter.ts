import { LRUCache } from 'lru-cache';
import type { CostReport, CostTotal } from '../../rest/partners/SharedCost.ts';
import { type Quota, type RateLimit, RateLimitExceeded } from './RateLimit.ts';

/** The time in which costs are counted, ms. */
const PERIOD = 60_000;
/** How often the use of keys is reported, ms, however little it is. */
const REPORT_INTERVAL = 1_000;
/** How long a gateway counts alone after a report that failed, and where nobody counts for all, ms. */
const [ALONE, NOT_OFFERED] = [10_000, 10 * 60_000];
const MOST_CLIENTS = 50_000;

/**
 * As parts of the limit. From `report` on, what was used is reported in the background. At most `unreported` may be
 * unreported; far from the limit (`far`), `unreportedFar`. From `near` on, each operation is reported before it is executed.
 */
const parts = { report: 0.005, unreported: 0.015, far: 0.5, unreportedFar: 0.25, near: 0.96 };

/** Sends reports to the REST API, which adds up all gateways; gives undefined where it does not. */
type Report = (reports: CostReport[]) => Promise<CostTotal[] | undefined>;

/** What is known of a client in this minute, in points. */
interface Bucket extends Quota {
  /** What all gateways have counted, as far as this one was told. */
  total: number;
  /** What this one has counted and not reported yet. */
  pending: number;
  /** What is being reported. */
  reporting: number;
  requests: number;
  /** The report that is under way: there is one at a time. */
  exchange?: Promise<boolean | undefined>;
  /** Ms since the epoch. */
  resetAt: number;
}

/**
 * Limits what the operations of each client cost in a minute, through all gateways that report to one REST API together.
 * An operation waits for a report only close to the limit, or where much was used at once. Two gateways together may let
 * through more than one would: what they have not reported yet, at most 1.5 % of the limit.
 */
export class RateLimiter {
  private readonly report: Report;
  private readonly buckets = new LRUCache<string, Bucket>({ max: MOST_CLIENTS });
  private readonly keyed = new Set<Bucket>();
  private readonly timer: NodeJS.Timeout;
  /** Until when this gateway counts alone, ms by `performance.now()`. */
  private aloneUntil = 0;

  constructor(report: Report) {
    this.report = report;
    this.timer = setInterval(() => void this.reportUse(), REPORT_INTERVAL).unref();
  }

  /** Takes the cost of an operation where that can be decided at once; else returns undefined, and `take` decides. */
  tryTake(quota: Quota, cost: number): RateLimit | undefined {
    const bucket = this.bucketOf(quota);
    if (!this.fits(bucket, cost)) return undefined;
    bucket.pending += cost;
    bucket.requests += 1;
    if (bucket.keyPrefix) this.keyed.add(bucket);
    if (bucket.pending >= bucket.limit * parts.report && !bucket.exchange && !this.isAlone) {
      void this.exchange(bucket, 0);
    }
    return rateLimitOf(bucket, cost);
  }

  /** Takes the cost of an operation. Throws `RateLimitExceeded` where its client has less left. */
  async take(quota: Quota, cost: number): Promise<RateLimit> {
    for (;;) {
      const taken = this.tryTake(quota, cost);
      if (taken) return taken;
      const bucket = this.bucketOf(quota);
      // What all have counted only grows until the minute is over.
      if (this.isAlone || bucket.total + cost > bucket.limit) throw refusal(bucket, cost);
      if (bucket.exchange) {
        await bucket.exchange;
        continue;
      }
      const granted = await this.exchange(bucket, cost);
      // Without an answer, this gateway counts alone from here on.
      if (granted === undefined) continue;
      if (!granted) throw refusal(bucket, cost);
      return rateLimitOf(bucket, cost);
    }
  }

  /** Gives back the cost of an operation that is not executed. */
  giveBack(quota: Quota, cost: number) {
    const bucket = this.bucketOf(quota);
    bucket.pending -= cost;
    bucket.requests -= 1;
  }

  /** What the client has left. */
  current(quota: Quota): RateLimit {
    return rateLimitOf(this.bucketOf(quota), 0);
  }

  /** Reports the use of keys that was not reported yet. */
  async close() {
    clearInterval(this.timer);
    await this.reportUse();
  }

  private get isAlone(): boolean {
    return performance.now() < this.aloneUntil;
  }

  private fits({ total, pending, reporting, limit }: Bucket, cost: number): boolean {
    const unreported = pending + reporting + cost;
    const used = total + unreported;
    if (this.isAlone) return used <= limit;
    return (
      used <= limit * parts.near &&
      unreported <= limit * (used <= limit * parts.far ? parts.unreportedFar : parts.unreported)
    );
  }

  private bucketOf({ id, limit, keyPrefix }: Quota): Bucket {
    const key = keyPrefix ? `${id} ${keyPrefix}` : id;
    const known = this.buckets.get(key);
    const now = Date.now();
    // A minute that ends later than in a minute began before the clock was set back.
    if (known && known.resetAt > now && known.resetAt <= now + PERIOD) return known;
    // The use of a key is reported also when its minute is over.
    const { pending = 0, requests = 0 } = (keyPrefix && known) || {};
    if (known) this.keyed.delete(known);
    const bucket = {
      ...{ id, limit, keyPrefix, total: 0, reporting: 0, resetAt: now + PERIOD },
      ...{ pending, requests },
    };
    this.buckets.set(key, bucket);
    if (requests > 0) this.keyed.add(bucket);
    return bucket;
  }

  private async reportUse() {
    const due = [...this.keyed].filter(({ exchange }) => !exchange);
    await Promise.all(due.map((bucket) => this.exchange(bucket, 0)));
  }

  /** Reports what is pending; gives whether what is wanted besides is granted, undefined where nobody answers. */
  private exchange(bucket: Bucket, wanted: number): Promise<boolean | undefined> {
    bucket.exchange = this.reportOf(bucket, wanted).finally(() => (bucket.exchange = undefined));
    return bucket.exchange;
  }

  private async reportOf(bucket: Bucket, wanted: number): Promise<boolean | undefined> {
    const { id: sender, limit, keyPrefix, pending: cost, requests } = bucket;
    bucket.pending = 0;
    bucket.requests = 0;
    bucket.reporting += cost + wanted;
    this.keyed.delete(bucket);
    const asked = wanted > 0 ? 1 : 0;
    const total = await this.totalOf({
      sender,
      limit,
      keyPrefix,
      cost: Math.max(0, cost),
      wanted,
      requests: Math.max(0, requests) + asked,
    });
    bucket.reporting -= cost + wanted;
    if (!total) {
      bucket.total += cost;
      return undefined;
    }
    // Answers may arrive in another order.
    bucket.total = Math.max(bucket.total, total.total);
    bucket.resetAt = Date.now() + total.resetIn;
    return total.granted;
  }

  private async totalOf(report: CostReport): Promise<CostTotal | undefined> {
    if (this.isAlone) return undefined;
    try {
      const totals = await this.report([report]);
      if (!totals) this.aloneUntil = performance.now() + NOT_OFFERED;
      return totals?.[0];
    } catch {
      this.aloneUntil = performance.now() + ALONE;
      return undefined;
    }
  }
}

function rateLimitOf({ limit, total, pending, reporting, resetAt }: Bucket, requested: number): RateLimit {
  const remaining = Math.max(0, limit - total - pending - reporting);
  return { requested, limit, remaining, resetAt: new Date(resetAt) };
}

function refusal(bucket: Bucket, cost: number): RateLimitExceeded {
  return new RateLimitExceeded(rateLimitOf(bucket, cost));
}
