import { Pool } from 'undici';
import { REQUEST_ID } from '../../platform/telemetry/requestId.ts';
import { getText } from './getText.ts';
import type { WriteLog } from './LeftOutItems.ts';
import { type CircuitName, OriginCircuitBreaker } from './OriginCircuitBreaker.ts';
import { MAX_ANSWER, readBytes, type RestResponse } from './RestResponse.ts';
import { failureOfCall, failureOfStatus, UpstreamFailure } from './upstreamErrors.ts';

/** The paths of probes: small, and on every origin. One of them may be broken while the other works. */
const [PROBE_PATH, OTHER_PROBE_PATH] = ['/api/v1/companies', '/api/v1/blogs/latest?limit=1'];
/** How long a probe may take, ms. */
const PROBE_TIMEOUT = 2_000;

interface Parts {
  origin: string;
  /** Put in front of every path. */
  basePath: string;
  /** How long one answer may take, to its last byte, ms. */
  timeout: number;
  /** Whether the origin is asked to compress its answers. */
  compressed?: boolean;
  log: WriteLog;
}

/** Reads the origin: connections, deadline, retry, circuit breaker. Every method rejects with `UpstreamFailure`. */
export class OriginReader {
  private readonly pool: Pool;
  /** Connections for probes alone, so that none waits for another request. */
  private readonly probes: Pool;
  private readonly circuit: OriginCircuitBreaker;
  private readonly basePath: string;
  private readonly timeout: number;
  private readonly encodings: Record<string, string>;

  constructor({ origin, basePath, timeout, compressed, log }: Parts) {
    this.basePath = basePath;
    this.timeout = timeout;
    this.encodings = compressed ? { 'accept-encoding': 'br, gzip' } : {};
    this.pool = new Pool(origin, { connections: 16, pipelining: 1, maxResponseSize: MAX_ANSWER });
    this.probes = new Pool(origin, { connections: 2, pipelining: 1, maxResponseSize: MAX_ANSWER });
    this.circuit = new OriginCircuitBreaker({ probe: () => this.probeAny(), log });
  }

  /** `open`: nothing is read until a probe is answered. */
  get circuitState(): CircuitName {
    return this.circuit.state;
  }

  /** Gets `path` with its whole answer, of any status below 500. */
  text(path: string, headers: Record<string, string>): Promise<RestResponse> {
    const request = {
      path: this.basePath + path,
      headers: { ...headers, ...this.encodings },
      timeout: this.timeout,
    };
    return this.circuit.run(() => answered(() => getText(this.pool, request)), headers[REQUEST_ID]);
  }

  /** Gets the file at `path`, at most `limit` bytes of it. */
  bytes(path: string, limit: number, requestId?: string, headers?: Record<string, string>): Promise<Buffer> {
    const load = async () => {
      const { statusCode, body } = await this.pool.request({
        path: this.basePath + path,
        method: 'GET',
        headers: { accept: '*/*', ...headers, ...(requestId && { [REQUEST_ID]: requestId }) },
        signal: AbortSignal.timeout(this.timeout),
      });
      if (statusCode === 200) return readBytes(body, limit);
      await body.dump();
      throw statusCode === 403 ? new UpstreamFailure('FORBIDDEN', 'HTTP 403') : failureOfStatus(statusCode);
    };
    return this.circuit.run(() => withRetry(load), requestId);
  }

  /** Runs a request of other connections that only asks, with the circuit breaker or, where it is `passed`, beside it. */
  ask(
    request: () => Promise<RestResponse>,
    circuit: 'heeded' | 'passed',
    requestId?: string,
  ): Promise<RestResponse> {
    const read = () => answered(request);
    return circuit === 'heeded' ? this.circuit.run(read, requestId) : this.circuit.pass(read, requestId);
  }

  /** Whether the origin answers now. */
  answers(): Promise<boolean> {
    return this.probe(PROBE_PATH).then(
      ({ status }) => status === 200,
      () => false,
    );
  }

  async close(): Promise<void> {
    this.circuit.close();
    await Promise.all([this.pool.destroy(), this.probes.destroy()]);
  }

  /** Rejects where no probe is answered. */
  private probeAny(): Promise<RestResponse> {
    return Promise.any([this.probe(PROBE_PATH), this.probe(OTHER_PROBE_PATH)]).catch(
      ({ errors }: AggregateError) => {
        throw errors[0];
      },
    );
  }

  private probe(path: string): Promise<RestResponse> {
    const timeout = Math.min(this.timeout, PROBE_TIMEOUT);
    const request = { path: this.basePath + path, headers: { accept: 'application/json' }, timeout };
    return answered(() => getText(this.probes, request));
  }
}

/** The answer to a request, of any status below 500. Throws `UpstreamFailure` for the others. */
async function answered(request: () => Promise<RestResponse>): Promise<RestResponse> {
  const response = await withRetry(request);
  if (response.status >= 500) throw failureOfStatus(response.status);
  return response;
}

/** One request and its whole answer; retried once when an idle connection turns out to be closed. */
async function withRetry<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await request().catch((error: Error & { code?: string }) => {
      if (error.code !== 'UND_ERR_SOCKET' && error.code !== 'ECONNRESET') throw error;
      return request();
    });
  } catch (error) {
    throw error instanceof UpstreamFailure ? error : failureOfCall(error as Error);
  }
}
