import cluster, { type Worker } from 'node:cluster';
import { RateLimiterClusterMaster } from 'rate-limiter-flexible';

/** How long to wait before a crashed process is started again, ms: doubled each time, from the first to the last. */
const [FIRST_PAUSE, LAST_PAUSE] = [1_000, 30_000];
/** How long a process must have run before the wait starts from the first value again, ms. */
const HEALTHY_AFTER = 60_000;

/**
 * Runs `count` gateway processes on one port and restarts those that crash. When one cannot start, it has logged why, and
 * all of them exit with its code. `log` gets one line for each event.
 */
export function runWorkers(count: number, log: (line: string) => void): void {
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
    pause = Date.now() - started > HEALTHY_AFTER ? FIRST_PAUSE : Math.min(pause * 2, LAST_PAUSE);
    log(`A gateway process has ended (${signal || code}); another one starts in ${pause / 1000} s.`);
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
