import { bodyOf } from '../origin/bodyOf.ts';
import { encodePathSegment } from '../origin/encodePathSegment.ts';
import type { ClientKey } from '../clients/Client.ts';
import type { RestApi } from '../origin/RestApi.ts';
import { failureOfStatus } from '../origin/upstreamErrors.ts';

/** How many cars are asked for in one request. */
const PART = 100;

/** The VINs of cars by their ids. */
type Vins = ReadonlyMap<string, string>;

/** The whole VINs of cars, for the partner who sends the operation. Its methods throw `UpstreamFailure`. */
export class VinsApi {
  private readonly rest: RestApi;
  private readonly key: ClientKey;
  private batch: { ids: string[]; vins: Promise<Vins> } | undefined;

  constructor(rest: RestApi, key: ClientKey) {
    this.rest = rest;
    this.key = key;
  }

  /** The VIN of a car; null where it has none. The cars that are asked for at once share a request. */
  async of(id: string): Promise<string | null> {
    if (!this.batch || this.batch.ids.length >= PART) this.batch = this.newBatch();
    this.batch.ids.push(id);
    return (await this.batch.vins).get(id) ?? null;
  }

  private newBatch() {
    const ids: string[] = [];
    const vins = Promise.resolve().then(() => {
      if (this.batch?.ids === ids) this.batch = undefined;
      return this.read(ids);
    });
    return { ids, vins };
  }

  private async read(ids: readonly string[]): Promise<Vins> {
    const { status, text } = await this.rest.send({
      method: 'GET',
      path: `/api/v1/partner/vins?ids=${ids.map(encodePathSegment).join(',')}`,
      headers: { authorization: `Bearer ${this.key.secret}` },
      retryable: true,
      circuit: 'heeded',
    });
    // An origin without keys has no VINs, and a key may lack the scope.
    if (status === 403 || status === 404) return new Map();
    if (status !== 200) throw failureOfStatus(status);
    // Only our own REST API has VINs, so the shape is known.
    return new Map(Object.entries(bodyOf(text) as Record<string, string>));
  }
}
