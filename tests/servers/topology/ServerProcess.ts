import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { freePort } from '../freePort.ts';

/** A built server as a process that keeps its port when it is stopped, or killed, and started again. */
export class ServerProcess {
  readonly port: number;
  private readonly metricsPort: number;
  private readonly script: string;
  private readonly settings: Record<string, string>;
  private readonly ready: string;
  private child: ChildProcess | undefined;

  private constructor(
    [port, metricsPort]: [number, number],
    script: string,
    settings: Record<string, string>,
    ready: string,
  ) {
    this.port = port;
    this.metricsPort = metricsPort;
    this.script = script;
    this.settings = settings;
    this.ready = `http://127.0.0.1:${port}${ready}`;
  }

  static async gateway(settings: Record<string, string>): Promise<ServerProcess> {
    const ports = await twoPorts();
    const [PORT, METRICS_PORT] = ports.map(String) as [string, string];
    return new ServerProcess(ports, 'dist/gateway.js', { ...settings, PORT, METRICS_PORT }, '/readyz');
  }

  static async rest(settings: Record<string, string>): Promise<ServerProcess> {
    const ports = await twoPorts();
    const [REST_PORT, REST_METRICS_PORT] = ports.map(String) as [string, string];
    return new ServerProcess(
      ports,
      'dist/rest.js',
      { ...settings, REST_PORT, REST_METRICS_PORT },
      '/healthz',
    );
  }

  /** Settles when the server is ready; rejects when it ends before. */
  async start() {
    this.child = spawn(process.execPath, [this.script], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { PATH: process.env.PATH, NODE_ENV: 'production', LOG_LEVEL: 'silent', ...this.settings },
    });
    while (!(await isReady(this.ready))) {
      if (!this.runs) throw new Error(`${this.script} has ended before it was ready.`);
      await new Promise((wait) => setTimeout(wait, 30));
    }
  }

  /** Sends `signal`; settles when the process is gone. */
  async end(signal: 'SIGTERM' | 'SIGKILL') {
    if (!this.runs) return;
    const gone = once(this.child as ChildProcess, 'exit');
    this.child?.kill(signal);
    await gone;
  }

  /** The resident memory of the process, MB; 0 when it has ended. */
  async memory(): Promise<number> {
    const status = await readFile(`/proc/${this.child?.pid}/status`, 'utf8').catch(() => '');
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024;
  }

  /** How late its event loop was since the last call, ms: the 99th percentile; NaN when it does not answer. */
  async lag(): Promise<number> {
    return Number(/^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(await this.metrics())?.[1] ?? NaN) * 1_000;
  }

  /** How many requests by POST it has answered since its start: forms and queries are, the checks of a proxy are not. */
  async posts(): Promise<number> {
    const counts = (await this.metrics()).matchAll(/^http_requests_total\{method="POST",.*\} (\d+)$/gm);
    return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
  }

  /** Its metrics as text; empty when it does not answer. */
  private async metrics(): Promise<string> {
    return fetch(`http://127.0.0.1:${this.metricsPort}/metrics`).then(
      (response) => response.text(),
      () => '',
    );
  }

  private get runs(): boolean {
    return this.child !== undefined && this.child.exitCode === null && this.child.signalCode === null;
  }
}

/** A port for the server, and one for its metrics. */
function twoPorts(): Promise<[number, number]> {
  return Promise.all([freePort(), freePort()]);
}

async function isReady(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}
