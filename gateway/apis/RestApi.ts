import { CachePolicy } from '../cache/CachePolicy.ts';
import { cacheKey, type RestClient, type ReadOptions } from './RestClient.ts';
import type { DecodedResponse, Decoder, RestResponse } from './RestResponse.ts';
import type { WriteRequest } from './WriteClient.ts';

/** How an operation reads the origin. */
interface Reading {
  /** `before`: the caller waits until a stale answer is revalidated. `behind` (default): the caller gets the stale answer. */
  revalidate?: 'before' | 'behind';
  /** Collects how long everything that is read stays fresh, and whether it may be cached. */
  policy?: CachePolicy;
  /** Goes to the origin with every request. */
  requestId?: string;
}

/** The REST origin for one operation: equal reads of the operation are one request. Throws as `RestClient` does. */
export class RestApi {
  private readonly client: RestClient;
  readonly revalidate: 'before' | 'behind';
  readonly requestId: string | undefined;
  private readonly policy: CachePolicy;
  private readonly asked = new Map<string, Promise<DecodedResponse<unknown>>>();

  constructor(
    client: RestClient,
    { revalidate = 'behind', policy = new CachePolicy(), requestId }: Reading = {},
  ) {
    this.client = client;
    this.revalidate = revalidate;
    this.policy = policy;
    this.requestId = requestId;
  }

  /** Gets `path` (with its query), restricted by `options` where the origin supports that, else the whole. */
  get<T>(path: string, read: Decoder<T>, options: ReadOptions = {}): Promise<DecodedResponse<T>> {
    if (options.noStore) return this.read(path, read, options) as Promise<DecodedResponse<T>>;
    const key = cacheKey(path, options);
    const asked = this.asked.get(key) ?? this.read(path, read, options);
    this.asked.set(key, asked);
    // A path is always decoded in the same way, so the type is that of the first read.
    return asked as Promise<DecodedResponse<T>>;
  }

  /** Sends a request that changes something or concerns one visitor. */
  send(message: WriteRequest): Promise<RestResponse> {
    this.policy.mayStore = false;
    return this.client.send(message, this.requestId);
  }

  private async read<T>(path: string, read: Decoder<T>, options: ReadOptions) {
    const { value, freshUntil } = await this.client.get(path, read, options, this);
    if (value.mayStore) this.policy.restrict(freshUntil);
    else this.policy.mayStore = false;
    return value.answer;
  }
}
