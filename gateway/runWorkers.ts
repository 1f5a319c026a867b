import cluster, { type Worker } from 'node:cluster';
import { RateLimiterClusterMaster } from 'rate-limiter-flexible';

/** How long a place stays empty whose process has ended by itself, ms; twice as long each time, up to the last. */
const [FIRST_PAUSE, LAST_PAUSE] = [1_000, 30_000];
/** How long a process must have run to count as sound, ms. */
const SOUND = 60_000;

/**
 * Runs `count` gateways on one port and keeps them running: one that ends by itself is started again. One that cannot
 * even start has said why; then all of them end, with its code. `say` tells an engineer what happens.
 */
export function runWorkers(count: number, say: (line: string) => void): void {
  // The processes count the forms of one address together.
  new RateLimiterClusterMaster();
  const startedAt = new WeakMap<Worker, number>();
  let pause = FIRST_PAUSE;
  let stopping = false;

  cluster.on('listening', (worker) => startedAt.set(worker, Date.now()));
  cluster.on('exit', (worker, code, signal) => {
    if (stopping) return;
    const started = startedAt.get(worker);
    if (started === undefined) return stop(code || 1);
    pause = Date.now() - started > SOUND ? FIRST_PAUSE : Math.min(pause * 2, LAST_PAUSE);
    say(`A gateway process has ended (${signal || code}); another one starts in ${pause / 1000} s.`);
    setTimeout(() => stopping || cluster.fork(), pause).unref();
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop(0));
  for (let i = 0; i < count; i += 1) cluster.fork();

  function stop(code: number) {
    stopping = true;
    process.exitCode = code;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
  }
}
