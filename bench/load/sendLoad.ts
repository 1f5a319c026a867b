import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'undici';
import { BareConnection } from './BareConnection.ts';
import type { LoadPlan, LoadResult, PlannedRequest } from './LoadPlan.ts';

/** How long an answer may take, ms. */
const ANSWER_TIMEOUT = 60_000;

/** The beginning of an answer of Apollo Server with errors, of any status. */
const ERRORS = Buffer.from('{"errors"');

/** The failure of a request that may be sent again later. */
const REFUSED = 'refused for load';

/** Runs `plan` to its end or until `stop`. Failed requests are counted, never thrown. */
export async function sendLoad(plan: LoadPlan, stop: AbortSignal): Promise<LoadResult> {
  const { requests, repeat = false, seconds = Infinity, connections, rate, bare = false } = plan;
  const began = performance.now();
  const end = began + seconds * 1_000;
  const latencies: number[] = [];
  const refusals: number[] = [];
  let sent = 0;
  let failed = 0;
  let firstFailure: string | undefined;

  async function connect() {
    const connection = bare ? bareConnection(plan.url) : undiciConnection(plan.url);
    while ((repeat || sent < requests.length) && !stop.aborted) {
      const number = sent;
      const free = performance.now();
      const due = rate ? began + (number * 1_000) / rate : free;
      if (Math.max(due, free) >= end) break;
      sent += 1;
      // When every connection is busy, a request waits; that is part of its latency.
      if (due > free) await pause(due - free);
      const start = due > free ? performance.now() : due;
      const request = requests[number % requests.length] as PlannedRequest; // The index is inside the list.
      const failure = await connection.exchange(request, plan.headers);
      if (failure === undefined) {
        latencies.push(performance.now() - start);
      } else {
        if (failure === REFUSED) refusals.push(performance.now() - start);
        failed += 1;
        firstFailure ??= `${failure} at ${request.path}`;
      }
    }
    await connection.close();
  }

  await Promise.all(Array.from({ length: connections }, connect));
  return {
    answered: latencies.length,
    failed,
    firstFailure,
    seconds: (performance.now() - began) / 1_000,
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    refused: { count: refusals.length, p99: quantile(refusals, 0.99) },
  };
}

/** The value that `share` of the numbers do not exceed; NaN where there are none. */
function quantile(numbers: number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

interface Connection {
  /** Sends a request and reads its answer to the end; returns what went wrong, as text. */
  exchange(request: PlannedRequest, headers?: Record<string, string>): Promise<string | undefined>;
  close(): void | Promise<void>;
}

function bareConnection(url: string): Connection {
  const connection = new BareConnection(url);
  return {
    async exchange({ path }, headers = {}) {
      try {
        const { status, retryAfter } = await connection.get(path, headers);
        return status === 200 ? undefined : failureOf(status, retryAfter);
      } catch (error) {
        return (error as Error).message;
      }
    },
    close: () => connection.close(),
  };
}

/** A client of undici has one connection. It costs the server as little as autocannon does. */
function undiciConnection(url: string): Connection {
  const client = new Client(url, { headersTimeout: ANSWER_TIMEOUT, bodyTimeout: ANSWER_TIMEOUT });
  return {
    exchange: (request, headers) => exchange(client, request, headers),
    close: () => client.close(),
  };
}

function failureOf(status: number, retryAfter: boolean): string {
  return status === 503 && retryAfter ? REFUSED : `status ${status}`;
}

function exchange(
  client: Client,
  { path, body }: PlannedRequest,
  headers: Record<string, string> = {},
): Promise<string | undefined> {
  return new Promise((resolve) => {
    let failure: string | undefined;
    client.dispatch(
      {
        path,
        method: body === undefined ? 'GET' : 'POST',
        headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
        body,
      },
      {
        onConnect: () => undefined,
        onHeaders: (status, received) => {
          const retryAfter = received.some((name) => /^retry-after$/i.test(String(name)));
          if (status !== 200) failure = failureOf(status, retryAfter);
          return true;
        },
        onData: (chunk) => {
          if (chunk.subarray(0, ERRORS.length).equals(ERRORS)) failure ??= 'errors in the answer';
          return true;
        },
        onComplete: () => resolve(failure),
        onError: ({ message }) => resolve(message),
      },
    );
  });
}
