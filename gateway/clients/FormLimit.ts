import type { FastifyRequest } from 'fastify';
import cluster from 'node:cluster';
import { RateLimiterCluster, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Partner } from '../../rest/partners/partner.ts';
import { networkOf } from '../../platform/network/networkOf.ts';

/** The time in which forms are counted, seconds. */
export const PERIOD = 600;

/** The time in which the forms of a partner are counted, seconds. */
const PARTNER_PERIOD = 3_600;

/** The partner whose key a request carries. */
type FormPartner = Pick<Partner, 'id' | 'formsPerHour'> | undefined;

/** How many forms one address may send in ten minutes, and a partner in an hour. */
export class FormLimit {
  private readonly limiter: RateLimiterCluster | RateLimiterMemory | undefined;
  private readonly partners = limiterOf({
    keyPrefix: 'forms of a partner',
    points: Number.MAX_SAFE_INTEGER,
    duration: PARTNER_PERIOD,
  });
  private readonly counted = new WeakSet<FastifyRequest>();

  /** Without `forms`: any number. */
  constructor(forms: number | undefined) {
    this.limiter = forms ? limiterOf({ keyPrefix: 'forms', points: forms, duration: PERIOD }) : undefined;
  }

  /** Counts one form of the request; returns the seconds to wait where there were too many, else 0. */
  async count(request: FastifyRequest, partner: FormPartner): Promise<number> {
    if (this.counted.delete(request)) return 0;
    if (partner) {
      const { consumedPoints, msBeforeNext } = await this.partners.penalty(partner.id);
      return consumedPoints > partner.formsPerHour ? secondsOf(msBeforeNext) : 0;
    }
    if (!this.limiter) return 0;
    try {
      await this.limiter.consume(networkOf(request.ip));
      return 0;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return secondsOf(refusal.msBeforeNext);
      throw refusal;
    }
  }

  /** Counts the first form of a request before its body is read; `count` does not count it again. */
  async countAhead(request: FastifyRequest, partner: FormPartner): Promise<number> {
    const seconds = await this.count(request, partner);
    if (seconds === 0) this.counted.add(request);
    return seconds;
  }
}

/** The processes that share one port count together. */
function limiterOf(options: { keyPrefix: string; points: number; duration: number }) {
  return cluster.isWorker ? new RateLimiterCluster(options) : new RateLimiterMemory(options);
}

function secondsOf(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1000));
}
