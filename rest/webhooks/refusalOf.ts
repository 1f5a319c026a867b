import type { IncomingHttpHeaders } from 'node:http';

/** Why a message was not accepted. */
export interface Refusal {
  /** In words that may be shown to the partner. */
  reason: string;
  /** The status of the answer; missing if there was none. */
  status?: number;
  /** How long the receiver asks to wait, ms; missing if it does not say. */
  wait?: number;
}

/** What an answer other than 2xx means. `now`: when it came. */
export function refusalOf(status: number, headers: IncomingHttpHeaders, now: Date): Refusal {
  const isBusy = status === 429 || status === 503;
  return { reason: reasonOf(status), status, wait: isBusy ? waitOf(headers['retry-after'], now) : undefined };
}

function reasonOf(status: number): string {
  if (status === 410) return 'HTTP 410: the receiver does not want further messages.';
  if ([301, 302, 303, 307, 308].includes(status)) {
    return `HTTP ${status}: redirects are not followed. Use the target address.`;
  }
  return `HTTP ${status}`;
}

/** `Retry-After` is a number of seconds or a date (RFC 9110, 10.2.3); any other text is ignored. */
function waitOf(retryAfter: string | undefined, now: Date): number | undefined {
  if (retryAfter === undefined) return undefined;
  const isSeconds = /^\d+$/.test(retryAfter);
  const wait = isSeconds ? Number(retryAfter) * 1_000 : Date.parse(retryAfter) - now.getTime();
  return wait > 0 ? wait : undefined;
}
