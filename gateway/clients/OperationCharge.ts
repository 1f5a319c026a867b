import { GraphQLError } from 'graphql';
import type { IncomingHttpHeaders } from 'node:http';
import type { Partner } from '../../rest/partners/partner.ts';
import { counted } from '../../text/counted.ts';
import type { ErrorCode } from '../http/errorCodes.ts';
import type { Deadline } from '../cache/Deadline.ts';
import { type Quota, type RateLimit, RateLimitExceeded, secondsUntilReset, UNLIMITED } from './RateLimit.ts';
import type { RateLimiter } from './RateLimiter.ts';
import { requiredRoles } from './requiredRoles.ts';
import { requireScopes } from './requiredScopes.ts';
import type { PartnerDocuments } from './TrustedDocuments.ts';
import type { Turns } from './Turns.ts';

/** Operations of the site count only this part of their cost: many visitors may share one address. */
const SITE_DISCOUNT = 0.1;
/**
 * What the check of a new document costs that is refused, in points: so much, and the square of a part of its tokens. A limit of
 * 60,000 points is used up by 1.2 seconds of such work.
 */
const CHECK_COST = { least: 50, tokens: 70 };

/** What an operation asks for. */
export interface Demands {
  /** How many values the answer may hold. */
  cost: number;
  /** The names of the fields of the root. */
  fields: ReadonlySet<string>;
  /** Whether it is an operation of the site. */
  isOfSite: boolean;
}

interface Parts {
  limiter: RateLimiter;
  turns: Turns;
  quota: Quota;
  /** Finds the quota of the session that an operation of the staff came with; undefined where it has none. */
  staffQuota?: () => Promise<Quota | undefined>;
  /** That of the whole request. */
  deadline: Deadline;
  /** Whose key the operation came with. */
  partner?: Partner;
  /** The documents that the partner has registered. */
  documents?: PartnerDocuments;
  /** Whether only trusted documents may be sent: those that are registered with a key, those of the site without one. */
  trustedOnly: boolean;
  /** Whether the answer shall say what it cost. */
  isTold: boolean;
}

/** Charges a client for one operation, and lets it do what its key allows. */
export class OperationCharge {
  private readonly parts: Parts;
  /** What the client has left; undefined until the operation is admitted or refused. */
  rateLimit: RateLimit | undefined;
  /** What was taken for the check of a new document. */
  private deposit = 0;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  get isTold(): boolean {
    return this.parts.isTold;
  }

  /** How long the operation may still wait, for this charge and for all that it asks. */
  get deadline(): Deadline {
    return this.parts.deadline;
  }

  get hasKey(): boolean {
    return this.parts.partner !== undefined;
  }

  /** The text of a document that the client has registered, by its SHA-256. Throws `UpstreamFailure`. */
  async registeredText(hash: string): Promise<string | undefined> {
    return this.deadline.count(async () => this.parts.documents?.textOf(hash));
  }

  /**
   * Waits until a new document with so many tokens may be parsed and checked: one of a client after the other, so that requests
   * of others are answered in between. Takes a deposit, which `admit` gives back. Throws `RateLimitExceeded`.
   */
  async beginCheck(tokens: number): Promise<void> {
    const { limiter, quota, turns } = this.parts;
    const deposit = CHECK_COST.least + Math.ceil((tokens / CHECK_COST.tokens) ** 2);
    await this.deadline.count(() => limiter.take(quota, deposit));
    this.deposit = deposit;
    await turns.wait(quota.id);
  }

  /**
   * Admits the operation of a document with this text. Throws a `GraphQLError`: `DOCUMENT_NOT_TRUSTED`, `FORBIDDEN`, or
   * `RATE_LIMITED` where the client has less left than the operation costs; and `UpstreamFailure`.
   */
  admit(demands: Demands, text: string): Promise<void> {
    return this.deadline.count(() => this.decide(demands, text));
  }

  private async decide(demands: Demands, text: string): Promise<void> {
    const { limiter, quota, partner } = this.parts;
    if (!(await this.trusts(demands, text))) throw notTrusted(this.hasKey);
    if (partner) requireScopes(partner, demands.fields);
    if (this.deposit > 0) limiter.giveBack(quota, this.deposit);
    const isOfStaff = [...demands.fields].some((field) => Object.hasOwn(requiredRoles, field));
    const session = isOfStaff ? await this.parts.staffQuota?.() : undefined;
    try {
      this.rateLimit = await limiter.take(session ?? quota, this.costOf(demands));
    } catch (error) {
      if (!(error instanceof RateLimitExceeded)) throw error;
      this.rateLimit = error.rateLimit;
      if (this.deposit > 0) limiter.tryTake(quota, this.deposit);
      throw rateLimited(error.rateLimit);
    }
  }

  /** What the client has left now. */
  current(): RateLimit {
    return this.rateLimit ?? this.parts.limiter.current(this.parts.quota);
  }

  /**
   * The headers that say what is left (draft-ietf-httpapi-ratelimit-headers); none for an operation that cost nothing, and for a
   * client without a limit. Without a unit (`qu`), a policy would count requests.
   */
  headers(): Record<string, string> {
    const { limit = UNLIMITED, remaining } = this.rateLimit ?? {};
    if (!this.rateLimit || limit >= UNLIMITED) return {};
    return {
      'ratelimit-policy': `"cost";q=${limit};qu="points";w=60`,
      ratelimit: `"cost";r=${remaining};t=${secondsUntilReset(this.rateLimit)}`,
    };
  }

  private async trusts({ isOfSite }: Demands, text: string): Promise<boolean> {
    const { trustedOnly, documents } = this.parts;
    if (!trustedOnly) return true;
    return documents ? documents.has(text) : isOfSite;
  }

  private costOf({ cost, isOfSite }: Demands): number {
    return isOfSite && !this.hasKey ? Math.ceil(cost * SITE_DISCOUNT) : cost;
  }
}

/** What a client without a key is told where it may run operations of the site only. */
export const NEEDS_KEY =
  "An API key is required, except for the site's own operations. Send Authorization: Bearer pk_…";

function notTrusted(hasKey: boolean): GraphQLError {
  const code: ErrorCode = 'DOCUMENT_NOT_TRUSTED';
  return new GraphQLError(
    hasKey
      ? 'This API key can run registered operations only. Ask the dealer to register this one, exactly as it is.'
      : NEEDS_KEY,
    { extensions: { code, http: { status: 403 } } },
  );
}

function rateLimited(cost: RateLimit): GraphQLError {
  const code: ErrorCode = 'RATE_LIMITED';
  const seconds = secondsUntilReset(cost);
  const headers = new Map([['retry-after', String(seconds)]]);
  return new GraphQLError(
    `This operation costs ${counted(cost.requested, 'point')}, ${cost.remaining} of ${cost.limit} a minute are left. Try again in ${counted(seconds, 'second')}.`,
    { extensions: { code, cost, http: { status: 429, headers } } },
  );
}

/** Whether a client asks to be told what its operation has cost: `Prefer: cost` (RFC 7240). */
export function wantsCost({ headers }: { headers: IncomingHttpHeaders }): boolean {
  return /(^|[\s,])cost($|[\s,])/i.test(String(headers.prefer ?? ''));
}
