import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { holdsKey } from '../../platform/network/keyHeader.ts';
import { networkOf } from '../../platform/network/networkOf.ts';
import type { Deadline } from '../cache/Deadline.ts';
import { isFromOtherSite } from '../http/crossOrigin.ts';
import { PartnerClient } from './PartnerClient.ts';
import type { RestClient } from '../origin/RestClient.ts';
import type { Client, ClientKey } from './Client.ts';
import { clientAddress } from './clientAddress.ts';
import { FormLimit } from './FormLimit.ts';
import { OperationCharge, wantsCost } from './OperationCharge.ts';
import { PartnerKeys } from './PartnerKeys.ts';
import type { CostLimits, Quota } from './RateLimit.ts';
import { refuseLimited } from './refuseLimited.ts';
import { RateLimiter } from './RateLimiter.ts';
import { TrustedDocuments } from './TrustedDocuments.ts';
import { StaffSessions } from './StaffSessions.ts';
import { Turns } from './Turns.ts';

interface Parts {
  /** The REST API, which knows the keys. */
  origin: RestClient;
  costLimits: CostLimits;
  /** As in `GatewayOptions`. */
  formLimit?: number;
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
  private readonly sessions: StaffSessions;
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
    this.documents = new TrustedDocuments((key, hash) => partners.documentOf(key, hash));
    this.limiter = new RateLimiter(async (reports) =>
      parts.sharedLimits ? partners.reportCosts(reports) : undefined,
    );
    this.keys = new PartnerKeys((key) => partners.partnerOf(key), this.limiter);
    this.sessions = new StaffSessions((token) => partners.hasSession(token), this.limiter);
    this.forms = new FormLimit(parts.formLimit);
    this.addressOf = clientAddress(parts.trustProxy);
  }

  /** Finds the partner whose key a request carries, as `PartnerKeys.find` does; undefined where it carries none. */
  async authenticate(request: FastifyRequest): Promise<ClientKey | undefined> {
    const { headers, ip } = request;
    const deadline = () => this.deadlineOf(request);
    const key = await this.keys.find(headers.authorization, this.networkQuota(ip), deadline);
    if (key) this.keyOfRequest.set(request, key);
    return key;
  }

  /** The client that has sent a request, whose key `authenticate` has checked. */
  of(request: FastifyRequest): Client {
    return {
      address: request.ip,
      key: this.keyOf(request),
      token: tokenOf(request),
      userAgent: request.headers['user-agent'],
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
   * Counts the form of a request before its body is read; it is not counted again. What the staff sends is no form. Returns the
   * seconds to wait where there were too many, else 0.
   */
  async countFormAhead(request: FastifyRequest): Promise<number> {
    if (await this.sessionOf(request)) return 0;
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
    if (!key) return this.anonymousCharge(request.ip, wantsCost(request), tokenOf(request));
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

  /**
   * Takes so many points from the session whose token a request carries, or from its network where there is no such session.
   * Throws `HttpError` where less is left.
   */
  async chargeStaff(request: FastifyRequest, cost: number): Promise<void> {
    const session = await this.sessionOf(request);
    await this.limiter.take(session ?? this.networkQuota(request.ip), cost).catch(refuseLimited);
  }

  /** The charge for the operation of a request without a key that Fastify has not seen. */
  chargeOfIncoming(incoming: IncomingMessage): OperationCharge {
    return this.anonymousCharge(this.addressOf(incoming), wantsCost(incoming));
  }

  /** Reports the use of keys that was not reported yet. */
  close(): Promise<void> {
    return this.limiter.close();
  }

  /** The quota of the session whose token a request carries; undefined where there is no such session. */
  private async sessionOf(request: FastifyRequest): Promise<Quota | undefined> {
    const token = tokenOf(request);
    if (!token) return undefined;
    return this.sessions.find(token, this.networkQuota(request.ip), this.deadlineOf(request));
  }

  private get anonymousTrustedOnly(): boolean {
    return this.parts.anonymousQueries === 'trusted';
  }

  private anonymousCharge(address: string, isTold: boolean, token?: string): OperationCharge {
    const network = this.networkQuota(address);
    const deadline = this.parts.origin.deadline();
    return new OperationCharge({
      limiter: this.limiter,
      turns: this.turns,
      quota: (token && this.sessions.known(token, network.limit)) || network,
      staffQuota: async () => (token ? this.sessions.find(token, network, deadline) : undefined),
      deadline,
      trustedOnly: this.anonymousTrustedOnly,
      isTold,
    });
  }

  private networkQuota(address: string): Quota {
    const { anonymous, ownMachine = anonymous } = this.parts.costLimits;
    const isLoopback = address === '::1' || /^(::ffff:)?127\./.test(address);
    return { id: `network ${networkOf(address)}`, limit: isLoopback ? ownMachine : anonymous };
  }
}

/** The token of `Authorization: Bearer …`, which is no key of a partner. */
function tokenOf({ headers: { authorization } }: FastifyRequest): string | undefined {
  if (holdsKey(authorization)) return undefined;
  return /^Bearer ([\w.~+/=-]{1,4096})$/i.exec(authorization ?? '')?.[1];
}
