import cluster, { type Worker } from 'node:cluster';
import { RateLimiterClusterMaster } from 'rate-limiter-flexible';
import { onStop, READY, STOP, SUPERVISED } from '../processes/onStop.ts';
import { RestartPause } from '../processes/RestartPause.ts';
import { StartFailure } from '../processes/SupervisedServer.ts';

/**
 * Runs `count` gateway processes on one port and restarts those that crash. `log` gets one line for each crash. Where the
 * first process cannot start, `fail` gets the reason, and no other is started.
 */
export function runWorkers(
  count: number,
  { log, fail }: { log: (line: string) => void; fail: (failure: StartFailure) => void },
): void {
  // The processes count the forms of one address together.
  new RateLimiterClusterMaster();
  cluster.setupPrimary({ args: [SUPERVISED] });
  const startedAt = new WeakMap<Worker, number>();
  const ready = new Set<Worker>();
  const pause = new RestartPause();
  let serves = false;
  let stopping = false;

  cluster.on('fork', (worker) => startedAt.set(worker, performance.now()));
  cluster.on('message', (worker, message) => {
    if (message !== READY) return;
    ready.add(worker);
    if (serves) return;
    serves = true;
    for (let i = 1; i < count; i += 1) cluster.fork();
    onStop(stop);
  });
  cluster.on('exit', (worker, code, signal) => {
    ready.delete(worker);
    if (stopping) return;
    // Node's type for the name of a signal is `string`.
    if (!serves) return fail(new StartFailure('The gateway', { code, signal: signal as NodeJS.Signals }));
    const wait = pause.after(performance.now() - (startedAt.get(worker) ?? 0));
    log(`A gateway process has ended (${signal || code}); another one starts in ${wait / 1000} s.`);
    setTimeout(() => stopping || cluster.fork(), wait).unref();
  });
  cluster.fork();

  function stop() {
    stopping = true;
    for (const worker of Object.values(cluster.workers ?? {})) {
      if (!worker) continue;
      worker.send(STOP, () => undefined);
      if (!ready.has(worker)) worker.process.kill();
    }
  }
}
