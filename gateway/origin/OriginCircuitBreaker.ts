import {
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleWhen,
  type CircuitBreakerPolicy,
} from 'cockatiel';
import type { WriteLog } from './LeftOutItems.ts';
import { UpstreamFailure, type UpstreamCode } from './upstreamErrors.ts';

/** How many failures in a row start a probe; one late answer is enough. */
const MOST_FAILURES = 5;
/** How long after a failed probe the next one starts, ms. */
const PAUSE = 2_000;

/** `closed`: reads go to the origin. `half-open`: a probe finds out whether they can. `open`: they fail at once. */
export const circuitNames = ['closed', 'half-open', 'open'] as const;
export type CircuitName = (typeof circuitNames)[number];

interface Parts {
  /** Asks the origin for something small. Rejects with `UpstreamFailure` where it is down. */
  probe: () => Promise<unknown>;
  log: WriteLog;
}

/**
 * A circuit breaker for reads. When the origin is late once, or fails otherwise several times in a row, a probe finds out
 * whether all of it is down or only some of its answers. Requests that come meanwhile wait for the probe, which is short.
 * While the origin is down, reads fail at once, those that are under way too, and a probe every two seconds finds out when
 * it is back.
 */
export class OriginCircuitBreaker {
  private readonly parts: Parts;
  private readonly failures = new ConsecutiveBreaker(MOST_FAILURES);
  private readonly circuit: CircuitBreakerPolicy = circuitBreaker(handleWhen(isOfOrigin), {
    breaker: this.failures,
    // Only probes get through an open circuit, and the timer says when.
    halfOpenAfter: 0,
  });
  /** Since when the origin is down, ms by `performance.now()`, and the code of its failure; undefined while it is up. */
  private down: { since: number; code: UpstreamCode } | undefined;
  private probing: Promise<void> | undefined;
  private next: NodeJS.Timeout | undefined;
  private closed = false;
  /** The id of the request whose read failed last. */
  private failedFor: string | undefined;
  /** End the reads that are under way. */
  private readonly underWay = new Set<(failure: UpstreamFailure) => void>();

  constructor(parts: Parts) {
    this.parts = parts;
    this.circuit.onBreak(() => void this.startProbing());
  }

  get state(): CircuitName {
    if (this.down) return 'open';
    return this.probing ? 'half-open' : 'closed';
  }

  /** Runs a read for the request `requestId`. Rejects as `read` does, and at once when or while the origin is down. */
  async run<T>(read: () => Promise<T>, requestId?: string): Promise<T> {
    if (!this.down && this.probing) await this.probing;
    if (this.down) throw noAnswer(this.down.code);
    return this.whileUp(this.counted(read, requestId));
  }

  /** Runs a read that must be tried also while the origin is down. Rejects as `read` does. */
  pass<T>(read: () => Promise<T>, requestId?: string): Promise<T> {
    return this.state === 'closed' ? this.counted(read, requestId) : read();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.next);
  }

  private counted<T>(read: () => Promise<T>, requestId: string | undefined): Promise<T> {
    return this.circuit.execute(async () => {
      try {
        return await read();
      } catch (error) {
        this.failedFor = requestId;
        if (isLate(error)) this.failures.state = MOST_FAILURES - 1;
        throw error;
      }
    });
  }

  /** What `answer` gives; rejects as soon as the origin is found to be down. */
  private whileUp<T>(answer: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.underWay.add(reject);
      const end = () => this.underWay.delete(reject);
      answer.then(resolve, reject);
      answer.then(end, end);
    });
  }

  private startProbing(): Promise<void> {
    clearTimeout(this.next);
    this.probing ??= this.probe().finally(() => (this.probing = undefined));
    return this.probing;
  }

  private async probe(): Promise<void> {
    const { probe, log } = this.parts;
    try {
      // A read that began before the probe may fail after it, and break the circuit again.
      do await this.circuit.execute(probe);
      while (this.circuit.state !== CircuitState.Closed);
      if (!this.down) return;
      const seconds = Math.round((performance.now() - this.down.since) / 1000);
      this.down = undefined;
      log({ circuit: 'closed', seconds }, 'The REST API is available again');
    } catch (error) {
      if (this.closed) return;
      if (!this.down) {
        const code = error instanceof UpstreamFailure ? error.code : 'UPSTREAM_ERROR';
        this.down = { since: performance.now(), code };
        const about = { requestId: this.failedFor, circuit: 'open', code };
        log(about, 'The REST API is down: only forms are sent to it until a probe succeeds');
        for (const end of this.underWay) end(noAnswer(code));
      }
      this.next = setTimeout(() => void this.startProbing(), PAUSE).unref();
    }
  }
}

function noAnswer(code: UpstreamCode): UpstreamFailure {
  return new UpstreamFailure(code, 'the REST API does not respond to probes');
}

/** Whether a failure says that the origin is down: it is late, cannot be reached, or fails itself (5xx). */
function isOfOrigin(error: Error): boolean {
  return isLate(error) || (error instanceof UpstreamFailure && error.code === 'UPSTREAM_ERROR');
}

function isLate(error: unknown): boolean {
  return error instanceof UpstreamFailure && error.code === 'UPSTREAM_TIMEOUT';
}
