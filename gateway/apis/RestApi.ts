import { CachePolicy } from '../cache/CachePolicy.ts';
import { keyOf, type RestClient, type Wanted } from './RestClient.ts';
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

  /** Gets `path` (with its query): what is wanted of it where the origin knows that, else the whole. */
  get<T>(path: string, read: Reader<T>, wanted: Wanted = {}): Promise<Answer<T>> {
    if (wanted.noStore) return this.read(path, read, wanted) as Promise<Answer<T>>;
    const key = keyOf(path, wanted);
    const asked = this.asked.get(key) ?? this.read(path, read, wanted);
    this.asked.set(key, asked);
    // What is at a path is always read in the same way.
    return asked as Promise<Answer<T>>;
  }

  /** Sends what changes something or concerns one visitor. */
  send(message: Message): Promise<RestResponse> {
    this.policy.mayStore = false;
    return this.client.send(message);
  }

  private async read<T>(path: string, read: Reader<T>, wanted: Wanted) {
    const { value, freshUntil } = await this.client.get(path, read, wanted, this.revalidate);
    if (value.mayStore) this.policy.restrict(freshUntil);
    else this.policy.mayStore = false;
    return value.answer;
  }
}
