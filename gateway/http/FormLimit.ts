import type { FastifyRequest } from 'fastify';
import cluster from 'node:cluster';
import { RateLimiterCluster, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from '../../network/networkOf.ts';

/** The time in which forms are counted, seconds. */
export const PERIOD = 600;

/** How many forms one address may send in ten minutes. */
export class FormLimit {
  private readonly limiter: RateLimiterCluster | RateLimiterMemory | undefined;
  private readonly counted = new WeakSet<FastifyRequest>();

  /** Without `forms`: any number. */
  constructor(forms: number | undefined) {
    this.limiter = forms ? limiterOf({ keyPrefix: 'forms', points: forms, duration: PERIOD }) : undefined;
  }

  /** Counts a form that the request holds; gives the seconds to wait when there were too many, else 0. */
  async count(request: FastifyRequest): Promise<number> {
    if (this.counted.delete(request) || !this.limiter) return 0;
    try {
      await this.limiter.consume(networkOf(request.ip));
      return 0;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw refusal;
    }
  }

  /** Counts the first form of a request before it is read. */
  async countAhead(request: FastifyRequest): Promise<number> {
    const seconds = await this.count(request);
    if (seconds === 0) this.counted.add(request);
    return seconds;
  }
}

/** Processes that answer on one port count together. */
function limiterOf(options: { keyPrefix: string; points: number; duration: number }) {
  return cluster.isWorker ? new RateLimiterCluster(options) : new RateLimiterMemory(options);
}
