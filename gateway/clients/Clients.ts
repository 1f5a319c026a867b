import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { holdsKey, keyOfHeader } from '../../platform/network/keyHeader.ts';
import { networkOf } from '../../platform/network/networkOf.ts';
import { counted } from '../../text/counted.ts';
import type { Deadline } from '../cache/Deadline.ts';
import { isFromOtherSite } from '../http/crossOrigin.ts';
import { HttpError } from '../http/HttpError.ts';
import { PartnerClient } from '../origin/PartnerClient.ts';
import type { RestClient } from '../origin/RestClient.ts';
import { UpstreamFailure } from '../origin/upstreamErrors.ts';
import type { Client, ClientKey } from './Client.ts';
import { clientAddress } from './clientAddress.ts';
import { FormLimit } from './FormLimit.ts';
import { OperationCharge, wantsCost } from './OperationCharge.ts';
import { PartnerKeys } from './PartnerKeys.ts';
import { type Quota, RateLimitExceeded, secondsUntilReset, UNLIMITED } from './RateLimit.ts';
import { RateLimiter } from './RateLimiter.ts';
import { TrustedDocuments } from './TrustedDocuments.ts';
import { Turns } from './Turns.ts';

/** How many points a wrong key costs the address that sends it. */
const WRONG_KEY_COST = 100;
/** How long clients should wait while keys cannot be checked, seconds. */
const RETRY_AFTER = 5;

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

interface Parts {
  /** The REST API, which knows the keys. */
  origin: RestClient;
  costLimits: CostLimits;
  /** As in `GatewayOptions`. */
  formLimit: number | undefined;
  anonymousQueries: 'any' | 'trusted';
  sharedLimits: boolean;
  trustProxy: FastifyServerOptions['trustProxy'];
  /** Where visitors find the site. */
  originOf: (request: FastifyRequest) => string;
}

/** The clients of the API: the partners to whom keys belong, and the networks of everybody else; what they may do and use. */
export class Clients {
  private readonly parts: Parts;
  private readonly keys: PartnerKeys;
  private readonly documents: TrustedDocuments;
  private readonly limiter: RateLimiter;
  private readonly forms: FormLimit;
  private readonly turns = new Turns();
  private readonly addressOf: (incoming: IncomingMessage) => string;
  private readonly keyOfRequest = new WeakMap<FastifyRequest, ClientKey>();
  private readonly deadlines = new WeakMap<FastifyRequest, Deadline>();

  constructor(parts: Parts) {
    const partners = new PartnerClient(parts.origin);
    this.parts = parts;
    this.keys = new PartnerKeys((key) => partners.partnerOf(key));
    this.documents = new TrustedDocuments((key, hash) => partners.documentOf(key, hash));
    this.limiter = new RateLimiter(async (reports) =>
      parts.sharedLimits ? partners.reportCosts(reports) : undefined,
    );
    this.forms = new FormLimit(parts.formLimit);
    this.addressOf = clientAddress(parts.trustProxy);
  }

  /**
   * Finds the partner whose key a request carries; undefined where it carries none. Throws `HttpError`: 401 for a wrong key,
   * 429 where one address sends too many wrong keys, 503 while keys cannot be checked. A good key passes also from such an
   * address, which a whole office may share: at once where it is known here, else as soon as it may be looked up.
   */
  async authenticate(request: FastifyRequest): Promise<ClientKey | undefined> {
    const { authorization } = request.headers;
    if (!holdsKey(authorization)) return undefined;
    const network = this.networkQuota(request.ip);
    const secret = keyOfHeader(authorization);
    const rateLimit = this.limiter.current(network);
    const isLimited = rateLimit.remaining < WRONG_KEY_COST;
    if (isLimited && (secret === undefined || !(this.keys.remembers(secret) || this.keys.mayTry()))) {
      const seconds = secondsUntilReset(rateLimit);
      throw new HttpError(
        429,
        `Too many requests from this address. Try again in ${counted(seconds, 'second')}.`,
        seconds,
      );
    }
    const partner = secret === undefined ? undefined : await this.partnerOf(secret, this.deadlineOf(request));
    if (secret === undefined || !partner) {
      await this.limiter.take(network, WRONG_KEY_COST).catch((error: unknown) => {
        if (!(error instanceof RateLimitExceeded)) throw error;
      });
      throw new HttpError(401, 'Invalid API key. Check the Authorization header.');
    }
    const key = { secret, partner };
    this.keyOfRequest.set(request, key);
    return key;
  }

  /** The client that has sent a request, whose key `authenticate` has checked. */
  of(request: FastifyRequest): Client {
    const { authorization } = request.headers;
    return {
      address: request.ip,
      key: this.keyOf(request),
      token: holdsKey(authorization)
        ? undefined
        : /^Bearer ([\w.~+/=-]{1,4096})$/i.exec(authorization ?? '')?.[1],
      fromOtherSite: isFromOtherSite(request, this.parts.originOf(request)),
      countForm: () => this.forms.count(request, this.keyOf(request)?.partner),
    };
  }

  /** The key that `authenticate` has found in a request. */
  keyOf(request: FastifyRequest): ClientKey | undefined {
    return this.keyOfRequest.get(request);
  }

  /** What the client of a request may use in a minute: the quota of its partner, or that of its network. */
  quotaOf(request: FastifyRequest): Quota {
    const partner = this.keyOf(request)?.partner;
    if (!partner) return this.networkQuota(request.ip);
    return {
      id: `partner ${partner.id}`,
      limit: this.parts.costLimits.partner,
      keyPrefix: partner.keyPrefix,
    };
  }

  /**
   * Counts the form of a request before its body is read; it is not counted again. Returns the seconds to wait where there were
   * too many, else 0.
   */
  countFormAhead(request: FastifyRequest): Promise<number> {
    return this.forms.countAhead(request, this.keyOf(request)?.partner);
  }

  /**
   * Whether a request may run trusted documents only: those that are registered with its key, or without a key those of the
   * site.
   */
  isTrustedOnly(request: FastifyRequest): boolean {
    return this.keyOf(request)?.partner.trustedOnly ?? this.anonymousTrustedOnly;
  }

  /** How long a request may wait for all that is asked for it, the partner of its key included. */
  deadlineOf(request: FastifyRequest): Deadline {
    const deadline = this.deadlines.get(request) ?? this.parts.origin.deadline();
    this.deadlines.set(request, deadline);
    return deadline;
  }

  /** The charge for the operation of a request. */
  chargeOf(request: FastifyRequest): OperationCharge {
    const key = this.keyOf(request);
    if (!key) return this.anonymousCharge(request.ip, wantsCost(request));
    const deadline = this.deadlineOf(request);
    return new OperationCharge({
      limiter: this.limiter,
      turns: this.turns,
      quota: this.quotaOf(request),
      partner: key.partner,
      deadline,
      documents: this.documents.of(key, deadline),
      trustedOnly: key.partner.trustedOnly,
      isTold: true,
    });
  }

  /** The charge for the operation of a request without a key that Fastify has not seen. */
  chargeOfIncoming(incoming: IncomingMessage): OperationCharge {
    return this.anonymousCharge(this.addressOf(incoming), wantsCost(incoming));
  }

  /** Reports the use of keys that was not reported yet. */
  close(): Promise<void> {
    return this.limiter.close();
  }

  private get anonymousTrustedOnly(): boolean {
    return this.parts.anonymousQueries === 'trusted';
  }

  private anonymousCharge(address: string, isTold: boolean): OperationCharge {
    return new OperationCharge({
      limiter: this.limiter,
      turns: this.turns,
      quota: this.networkQuota(address),
      deadline: this.parts.origin.deadline(),
      trustedOnly: this.anonymousTrustedOnly,
      isTold,
    });
  }

  private networkQuota(address: string): Quota {
    const { anonymous, ownMachine = anonymous } = this.parts.costLimits;
    const isLoopback = address === '::1' || /^(::ffff:)?127\./.test(address);
    return { id: `network ${networkOf(address)}`, limit: isLoopback ? ownMachine : anonymous };
  }

  private async partnerOf(secret: string, deadline: Deadline) {
    try {
      return await deadline.count(() => this.keys.partnerOf(secret, deadline));
    } catch (error) {
      if (!(error instanceof UpstreamFailure)) throw error;
      throw new HttpError(
        503,
        `The API key cannot be verified at the moment. Try again in ${RETRY_AFTER} seconds.`,
        RETRY_AFTER,
      );
    }
  }
}
