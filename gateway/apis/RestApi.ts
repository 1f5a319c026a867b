import { CachePolicy } from '../cache/CachePolicy.ts';
import type { ItemRange, RestClient } from './RestClient.ts';
import type { Answer, Reader, RestResponse } from './RestResponse.ts';
import type { Message } from './WriteClient.ts';

/** How an operation reads the origin. */
interface Reading {
  /** `before`: it waits for what is stale to be revalidated. `behind`, also when left out: it is given what is stale. */
  revalidate?: 'before' | 'behind';
  /** Is told how long what is read is fresh, and what may not be cached. */
  policy?: CachePolicy;
}

/** The REST origin as one operation sees it: asked twice for the same, it is asked once. Throws as `RestClient` does. */
export class RestApi {
  private readonly client: RestClient;
  private readonly revalidate: 'before' | 'behind';
  private readonly policy: CachePolicy;
  private readonly asked = new Map<string, Promise<Answer<unknown>>>();

  constructor(client: RestClient, { revalidate = 'behind', policy = new CachePolicy() }: Reading = {}) {
    this.client = client;
    this.revalidate = revalidate;
    this.policy = policy;
  }

  /** Gets `path` (with its query), or a part of the list there where the origin knows parts. */
  get<T>(path: string, read: Reader<T>, range?: ItemRange): Promise<Answer<T>> {
    if (range?.noStore) return this.read(path, read, range) as Promise<Answer<T>>;
    const key = range ? `${path} ${range.first}-${range.last}` : path;
    const asked = this.asked.get(key) ?? this.read(path, read, range);
    this.asked.set(key, asked);
    // What is at a path is always read in the same way.
    return asked as Promise<Answer<T>>;
  }

  /** Sends what changes something or concerns one visitor. */
  send(message: Message): Promise<RestResponse> {
    this.policy.mayStore = false;
    return this.client.send(message);
  }

  private async read<T>(path: string, read: Reader<T>, range: ItemRange | undefined) {
    const { value, freshUntil } = await this.client.get(path, read, range, this.revalidate);
    if (value.mayStore) this.policy.restrict(freshUntil);
    else this.policy.mayStore = false;
    return value.answer;
  }
}
