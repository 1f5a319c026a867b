import { Webhook as Signer } from 'standardwebhooks';
import type { Agent } from 'undici';
import { PrivateHost } from '../../platform/network/guardedLookup.ts';
import { type AllowedAddresses, publicAgent } from '../../platform/network/publicAgent.ts';
import { type Refusal, refusalOf } from './refusalOf.ts';
import type { StoredWebhook } from './webhook.ts';

/** How long a receiver may take to answer, ms: a partner that asks for a test delivery waits as long. */
const TIMEOUT = 8_000;
/** Connections to one receiver. */
const CONNECTIONS = 8;
/** How much of an answer is read, bytes; its content is not used. */
const MOST_ANSWER = 64 * 1024;

/** How receivers are reached. Tests allow receivers on their own machine. */
export interface ReceiverNetwork extends AllowedAddresses {
  /** The trusted certificate authorities; those of Node when left out. */
  ca?: string;
  /** How long a receiver may take to answer, ms; eight seconds when left out. */
  timeout?: number;
}

/** A message to deliver. */
export interface Message {
  /** Stays the same when the message is delivered again. */
  id: string;
  body: object;
}

/** What a receiver has answered. */
export interface DeliveryAnswer {
  /** The status; missing if there was no answer. */
  status?: number;
  /** Why the receiver did not accept it; missing if it did. */
  refusal?: Refusal;
}

/** Delivers messages to webhooks, signed as Standard Webhooks specifies. */
export class Delivery {
  private readonly agent: Agent;
  private readonly now: () => Date;
  private readonly timeout: number;

  constructor({ timeout = TIMEOUT, ca, ...allowed }: ReceiverNetwork, now: () => Date) {
    this.now = now;
    this.timeout = timeout;
    this.agent = publicAgent(allowed, {
      ...{ timeout, ca, headersTimeout: timeout, bodyTimeout: timeout },
      ...{ connections: CONNECTIONS, maxResponseSize: MOST_ANSWER },
    });
  }

  /** Delivers a message; never rejects. */
  async deliver(
    { url, secrets }: Pick<StoredWebhook, 'url' | 'secrets'>,
    { id, body }: Message,
  ): Promise<DeliveryAnswer> {
    const payload = JSON.stringify(body);
    const time = this.now();
    const signatures = secrets.map((secret) => new Signer(secret).sign(id, time, payload));
    try {
      const { origin, pathname, search } = new URL(url);
      const answer = await this.agent.request({
        origin,
        path: pathname + search,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'user-agent': 'PremiumUsedCars-Webhooks/1',
          'webhook-id': id,
          'webhook-timestamp': String(Math.floor(time.getTime() / 1000)),
          'webhook-signature': signatures.join(' '),
        },
        body: payload,
        signal: AbortSignal.timeout(this.timeout),
      });
      const { statusCode: status, headers } = answer;
      // The connection can be used again once the body is read to its end.
      await answer.body.dump({ limit: MOST_ANSWER }).catch(() => undefined);
      if (status >= 200 && status < 300) return { status };
      return { status, refusal: refusalOf(status, headers, this.now()) };
    } catch (error) {
      return { refusal: { reason: reasonOf(error as Error & { code?: string }) } };
    }
  }

  close(): Promise<void> {
    return this.agent.destroy();
  }
}

/** The reason in words for the partner, without the network's own error message: that may contain addresses. */
function reasonOf(error: Error & { code?: string }): string {
  if (error instanceof PrivateHost) return 'The address is not on the public internet.';
  if (error.name === 'TimeoutError' || /TIMEOUT|ETIMEDOUT/.test(error.code ?? ''))
    return 'The request timed out.';
  if (/CERT|SELF_SIGNED|UNABLE_TO|ERR_TLS|ERR_SSL|EPROTO/.test(error.code ?? '')) {
    return 'The certificate is invalid.';
  }
  if (error.code === 'ENOTFOUND' || error.code === 'EAI_AGAIN') return 'The host name cannot be resolved.';
  return 'The connection failed.';
}
