import type { Partner } from '../../rest/partners/partner.ts';
import type { CostReport, CostTotal } from '../../rest/partners/SharedCost.ts';
import type { TrustedDocument } from '../../rest/partners/trustedDocument.ts';
import { bodyOf } from '../origin/bodyOf.ts';
import type { RestClient } from '../origin/RestClient.ts';
import { failureOfStatus, UpstreamFailure } from '../origin/upstreamErrors.ts';

/** How long an answer about a key, or about costs, may take, ms: operations wait for it. */
const TIMEOUT = 3_000;
/** The report itself names the clients. The REST API accepts it only from clients that may name an address. */
const reporter = { 'x-forwarded-for': '0.0.0.0' };

/** A question about a key. Forms wait for the answer, so it is asked for also while reads fail at once. */
const asking = (key: string) =>
  ({
    headers: { authorization: `Bearer ${key}` },
    retryable: true,
    timeout: TIMEOUT,
    circuit: 'passed',
  }) as const;

/** What the gateway itself asks the REST API about its clients. */
export class PartnerClient {
  private readonly client: RestClient;

  constructor(client: RestClient) {
    this.client = client;
  }

  /** The holder of a key; undefined for a wrong key, and where the origin has no keys. Throws `UpstreamFailure`. */
  async partnerOf(key: string): Promise<Partner | undefined> {
    const { status, text } = await this.client.send({
      method: 'GET',
      path: '/api/v1/partner',
      ...asking(key),
    });
    if (status === 401 || status === 404) return undefined;
    const body = bodyOf(text) as Partial<Partner> | undefined;
    if (status !== 200) throw failureOfStatus(status);
    if (typeof body?.id !== 'string' || !Array.isArray(body.scopes)) {
      throw new UpstreamFailure('UPSTREAM_BAD_RESPONSE', 'no partner for the key');
    }
    return body as Partner;
  }

  /** Whether a token has a session of the dealer's staff; undefined where it has none. Throws `UpstreamFailure`. */
  async hasSession(token: string): Promise<true | undefined> {
    const { status } = await this.client.send({ method: 'GET', path: '/api/admin/v1/me', ...asking(token) });
    if (status >= 500) throw failureOfStatus(status);
    return status === 200 || undefined;
  }

  /**
   * The text of a document that is registered for the holder of the key; undefined where it is not. `hash`: SHA-256 in
   * hexadecimal digits. Throws `UpstreamFailure`.
   */
  async documentOf(key: string, hash: string): Promise<string | undefined> {
    const { status, text } = await this.client.send({
      method: 'GET',
      path: `/api/v1/partner/documents/${hash}`,
      ...asking(key),
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
   * Reports the points that clients have used; returns the totals of all gateways in the order of the reports, or undefined
   * where the origin keeps no totals. Throws `UpstreamFailure`.
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
