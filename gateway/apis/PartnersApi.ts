import type { KeyUsage } from '../../rest/partners/partnerUsage.ts';
import type { LeadPage } from '../../rest/partners/leads.ts';
import { bodyOf } from '../origin/bodyOf.ts';
import type { ClientKey } from '../clients/Client.ts';
import type { RestApi } from '../origin/RestApi.ts';
import { failureOfStatus } from '../origin/upstreamErrors.ts';

/** What a partner may read about itself. Every method throws `UpstreamFailure`. */
export class PartnersApi {
  private readonly rest: RestApi;
  /** Who sends the operation; undefined without a key. */
  readonly key: ClientKey | undefined;

  constructor(rest: RestApi, key: ClientKey | undefined) {
    this.rest = rest;
    this.key = key;
  }

  /** The use of each key since a day (YYYY-MM-DD), the latest day first. */
  async usage(since: string): Promise<KeyUsage[]> {
    return (await this.get<KeyUsage[]>(`/api/v1/partner/usage?since=${since}`)) ?? [];
  }

  /** The latest leads, or those that follow the lead with the id `after`; undefined where there is no such lead. */
  leads(limit: number, after: string | undefined): Promise<LeadPage | undefined> {
    const parameters = new URLSearchParams({ limit: String(limit), ...(after ? { after } : {}) });
    return this.get<LeadPage>(`/api/v1/partner/leads?${parameters}`);
  }

  /** Undefined where the REST API refuses the parameters. */
  private async get<T>(path: string): Promise<T | undefined> {
    const headers = { authorization: `Bearer ${this.key?.secret}` };
    const { status, text } = await this.rest.send({
      method: 'GET',
      path,
      headers,
      retryable: true,
      circuit: 'heeded',
    });
    if (status === 400) return undefined;
    if (status !== 200) throw failureOfStatus(status);
    // Only our own REST API has keys, so the shape is known.
    return bodyOf(text) as T;
  }
}
