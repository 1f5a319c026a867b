import type { KeyHolder } from '../../rest/partners/partner.ts';
import type { CostReport, CostTotal } from '../../rest/partners/SharedCost.ts';
import type { TrustedDocument } from '../../rest/partners/trustedDocument.ts';
import { bodyOf } from './bodyOf.ts';
import type { RestClient } from './RestClient.ts';
import { failureOfStatus, UpstreamFailure } from './upstreamErrors.ts';

/** How long an answer about a key, or about costs, may take, ms: operations wait for it. */
const TIMEOUT = 3_000;
/** Whose costs they are says the report itself; the REST API takes it from those alone who may tell an address. */
const reporter = { 'x-forwarded-for': '0.0.0.0' };

/** What the gateway itself asks the REST API about partners. */
export class PartnerClient {
  private readonly client: RestClient;

  constructor(client: RestClient) {
    this.client = client;
  }

  /** Who a key belongs to; undefined for one that is not good, also where the origin knows no keys. Throws `UpstreamFailure`. */
  async holderOf(key: string): Promise<KeyHolder | undefined> {
    const { status, text } = await this.client.send({
      method: 'GET',
      path: '/api/v1/partner',
      headers: { authorization: `Bearer ${key}` },
      retryable: true,
      timeout: TIMEOUT,
    });
    if (status === 401 || status === 404) return undefined;
    const body = bodyOf(text) as Partial<KeyHolder> | undefined;
    if (status !== 200) throw failureOfStatus(status);
    if (typeof body?.id !== 'string' || !Array.isArray(body.scopes)) {
      throw new UpstreamFailure('UPSTREAM_BAD_RESPONSE', 'no holder of the key');
    }
    return body as KeyHolder;
  }

  /**
   * The text of a document that the holder of the key has registered; undefined for one that is not. `hash`: SHA-256 in
   * hexadecimal digits. Throws `UpstreamFailure`.
   */
  async documentOf(key: string, hash: string): Promise<string | undefined> {
    const { status, text } = await this.client.send({
      method: 'GET',
      path: `/api/v1/partner/documents/${hash}`,
      headers: { authorization: `Bearer ${key}` },
      retryable: true,
      timeout: TIMEOUT,
    });
    if (status === 401 || status === 404) return undefined;
    if (status !== 200) throw failureOfStatus(status);
    const body = bodyOf(text) as Partial<TrustedDocument> | undefined;
    if (typeof body?.text !== 'string') {
      throw new UpstreamFailure('UPSTREAM_BAD_RESPONSE', 'no text of the document');
    }
    return body.text;
  }

  /**
   * Reports what senders have used; gives what all gateways together have counted, in the order of the reports. Undefined
   * where the origin does not count. Throws `UpstreamFailure`.
   */
  async reportCosts(reports: CostReport[]): Promise<CostTotal[] | undefined> {
    const { status, text } = await this.client.send({
      method: 'POST',
      path: '/api/v1/costs',
      headers: reporter,
      body: JSON.stringify(reports),
      retryable: false,
      timeout: TIMEOUT,
    });
    if (status >= 400 && status < 500) return undefined;
    const body = bodyOf(text);
    if (status !== 200) throw failureOfStatus(status);
    if (!Array.isArray(body) || body.length !== reports.length) {
      throw new UpstreamFailure('UPSTREAM_BAD_RESPONSE', 'no totals of the reports');
    }
    return body as CostTotal[];
  }
}
