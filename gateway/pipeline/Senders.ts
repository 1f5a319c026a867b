import type { FastifyRequest } from 'fastify';
import { holdsKey, keyOfHeader } from '../../platform/network/keyHeader.ts';
import { networkOf } from '../../platform/network/networkOf.ts';
import { counted } from '../../text/counted.ts';
import type { SendingPartner } from '../origin/FormClient.ts';
import { UpstreamFailure } from '../origin/upstreamErrors.ts';
import type { Deadline } from '../cache/Deadline.ts';
import { CostLimitReached, type CostSender, secondsUntilReset, UNLIMITED } from '../clients/Balance.ts';
import type { CostLimit } from '../clients/CostLimit.ts';
import { OperationCharge } from '../clients/OperationCharge.ts';
import type { PartnerKeys } from '../clients/PartnerKeys.ts';
import type { TrustedDocuments } from '../clients/TrustedDocuments.ts';
import { Turns } from '../clients/Turns.ts';
import { HttpError } from './HttpError.ts';
import { wantsCost } from './wantsCost.ts';

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

function isLoopback(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address);
}

interface Parts {
  keys: PartnerKeys;
  documents: TrustedDocuments;
  limit: CostLimit;
  limits: CostLimits;
  /** Which operations senders without a key may run: `any`, or only those of the site (`trusted`). */
  anonymousQueries: 'any' | 'trusted';
  /** Makes the deadline of a request. */
  deadline: () => Deadline;
}

/** The senders of requests: the holders of keys, and the networks of everybody else. */
export class Senders {
  private readonly parts: Parts;
  private readonly partners = new WeakMap<FastifyRequest, SendingPartner>();
  private readonly deadlines = new WeakMap<FastifyRequest, Deadline>();
  private readonly turns = new Turns();

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /**
   * Finds the partner whose key a request carries; undefined where it carries none. Throws `HttpError`: 401 for a wrong key,
   * 429 where one address sends too many wrong keys, 503 while keys cannot be checked. A good key passes also from such an
   * address, which a whole office may share: at once where it is known here, else as soon as it may be looked up.
   */
  async authenticate(request: FastifyRequest): Promise<SendingPartner | undefined> {
    const { authorization } = request.headers;
    if (!holdsKey(authorization)) return undefined;
    const network = this.network(request.ip);
    const { keys, limit } = this.parts;
    const key = keyOfHeader(authorization);
    const balance = limit.balance(network);
    const isLimited = balance.remaining < WRONG_KEY_COST;
    if (isLimited && (key === undefined || !(keys.remembers(key) || keys.mayTry()))) {
      const seconds = secondsUntilReset(balance);
      throw new HttpError(
        429,
        `Too many requests from this address. Try again in ${counted(seconds, 'second')}.`,
        seconds,
      );
    }
    const holder = key === undefined ? undefined : await this.holderOf(key, this.deadlineOf(request));
    if (key === undefined || !holder) {
      await limit.take(network, WRONG_KEY_COST).catch((error: unknown) => {
        if (!(error instanceof CostLimitReached)) throw error;
      });
      throw new HttpError(401, 'Invalid API key. Check the Authorization header.');
    }
    const partner = { key, holder };
    this.partners.set(request, partner);
    return partner;
  }

  /** The partner that `authenticate` has found for a request. */
  partnerOf(request: FastifyRequest): SendingPartner | undefined {
    return this.partners.get(request);
  }

  /** Who has sent a request: the holder of its key, else the network of its address. */
  senderOf(request: FastifyRequest): CostSender {
    const holder = this.partnerOf(request)?.holder;
    if (!holder) return this.network(request.ip);
    return { id: `partner ${holder.id}`, limit: this.parts.limits.partner, keyPrefix: holder.keyPrefix };
  }

  /**
   * Whether a request may run trusted documents only: those that are registered with its key, or without a key those of the
   * site.
   */
  isTrustedOnly(request: FastifyRequest): boolean {
    return this.partnerOf(request)?.holder.trustedOnly ?? this.anonymousTrustedOnly;
  }

  private get anonymousTrustedOnly(): boolean {
    return this.parts.anonymousQueries === 'trusted';
  }

  /** How long a request may wait for all that is asked for it, the holder of its key included. */
  deadlineOf(request: FastifyRequest): Deadline {
    const deadline = this.deadlines.get(request) ?? this.parts.deadline();
    this.deadlines.set(request, deadline);
    return deadline;
  }

  /** The charge for one operation of a request. */
  chargeOf(request: FastifyRequest): OperationCharge {
    const partner = this.partnerOf(request);
    if (!partner) return this.anonymousCharge(request.ip, wantsCost(request));
    const deadline = this.deadlineOf(request);
    const { limit, documents } = this.parts;
    const { key, holder } = partner;
    return new OperationCharge({
      limit,
      turns: this.turns,
      sender: this.senderOf(request),
      holder,
      deadline,
      documents: documents.of(holder, key, deadline),
      trustedOnly: holder.trustedOnly,
      isTold: true,
    });
  }

  /** The charge for one operation of a client without a key, by its address. */
  anonymousCharge(address: string, isTold = false): OperationCharge {
    const { limit, deadline } = this.parts;
    const trustedOnly = this.anonymousTrustedOnly;
    const sender = this.network(address);
    return new OperationCharge({
      limit,
      turns: this.turns,
      sender,
      deadline: deadline(),
      trustedOnly,
      isTold,
    });
  }

  private network(address: string): CostSender {
    const { anonymous, ownMachine = anonymous } = this.parts.limits;
    return { id: `network ${networkOf(address)}`, limit: isLoopback(address) ? ownMachine : anonymous };
  }

  private async holderOf(key: string, deadline: Deadline) {
    try {
      return await deadline.count(() => this.parts.keys.holderOf(key, deadline));
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
