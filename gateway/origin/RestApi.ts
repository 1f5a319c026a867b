import { CachePolicy } from '../cache/CachePolicy.ts';
import type { Deadline } from '../cache/Deadline.ts';
import type { Revalidation } from '../cache/ResponseCache.ts';
import { within } from '../cache/within.ts';
import { cacheKey, type ReadOptions } from './ReadOptions.ts';
import type { RestClient } from './RestClient.ts';
import type { DecodedResponse, Decoder, RestResponse } from './RestResponse.ts';
import { timeIsOver } from './upstreamErrors.ts';
import type { WriteRequest } from './WriteClient.ts';

/** How an operation reads the origin. */
interface Parts {
  /** When cached answers are used; `behind` when left out. */
  revalidate?: Revalidation;
  /** Collects how long the answers that are read stay fresh, and whether they may be cached. */
  policy?: CachePolicy;
  /** Sent to the origin with every request. */
  requestId?: string;
  /** How long the operation may wait for all its requests together; as long as they take when left out. */
  deadline?: Deadline;
}

/** The REST origin for one operation: equal reads of the operation are one request. Throws as `RestClient` does. */
export class RestApi {
  private readonly client: RestClient;
  readonly revalidate: Revalidation;
  readonly requestId: string | undefined;
  private readonly policy: CachePolicy;
  private readonly deadline: Deadline | undefined;
  private readonly asked = new Map<string, Promise<DecodedResponse<unknown>>>();

  constructor(
    client: RestClient,
    { revalidate = 'behind', policy = new CachePolicy(), requestId, deadline }: Parts = {},
  ) {
    this.client = client;
    this.revalidate = revalidate;
    this.policy = policy;
    this.requestId = requestId;
    this.deadline = deadline;
  }

  /** Whether the circuit breaker refuses reads. */
  get isDown(): boolean {
    return this.client.circuitState === 'open';
  }

  /** Gets `path` (with its query), restricted by `options` where the origin supports that, else the whole. */
  get<T>(path: string, decode: Decoder<T>, options: ReadOptions = {}): Promise<DecodedResponse<T>> {
    if (options.noStore) return this.read(path, decode, options) as Promise<DecodedResponse<T>>;
    const key = cacheKey(path, options);
    const asked = this.asked.get(key) ?? this.read(path, decode, options);
    this.asked.set(key, asked);
    // A path always has the same decoder, so the type is that of the first read.
    return asked as Promise<DecodedResponse<T>>;
  }

  /** Sends a request that changes something or concerns one visitor. Nothing is sent when the time is over. */
  async send(message: WriteRequest): Promise<RestResponse> {
    this.policy.mayStore = false;
    const left = this.deadline?.left();
    if (left === 0) timeIsOver();
    // Uploads have no deadline: they take as long as the visitor's network needs.
    const timeout = typeof message.body === 'object' ? undefined : left;
    const answer = this.client.send({ ...message, timeout }, this.requestId);
    // A request that only asks may have to wait for a probe before it is sent.
    return message.circuit && left !== undefined ? within(answer, left, timeIsOver) : answer;
  }

  private async read<T>(path: string, decode: Decoder<T>, options: ReadOptions) {
    const { client, deadline, revalidate, requestId } = this;
    const staleAfter = deadline?.leftForNew();
    const found = client.get(path, decode, options, { revalidate, requestId, staleAfter });
    const { value, freshUntil } = await (deadline && found instanceof Promise
      ? within(found, deadline.left(), timeIsOver)
      : found);
    if (value.mayStore) this.policy.restrict(freshUntil);
    else this.policy.mayStore = false;
    return value.answer;
  }
}
