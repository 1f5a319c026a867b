import cluster, { type Worker } from 'node:cluster';
import { RateLimiterClusterMaster } from 'rate-limiter-flexible';
import { onStop, READY, STOP, SUPERVISED } from './onStop.ts';
import { RestartPause } from './RestartPause.ts';
import { StartFailure } from './SupervisedServer.ts';

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
  const ready = new Set<Worker>();
  const pause = new RestartPause();
  let serves = false;
  let stopping = false;

  cluster.on('message', (worker, message) => {
    if (message !== READY) return;
    ready.add(worker);
    if (serves) return;
    serves = true;
    for (let i = 1; i < count; i += 1) start();
    onStop(stop);
  });
  start();

  function start() {
    const started = performance.now();
    const worker = cluster.fork();
    const onEnd = (code: number | null, signal: NodeJS.Signals | null) => {
      ready.delete(worker);
      if (stopping) return;
      if (!serves) return fail(new StartFailure('The gateway', { code, signal }));
      const wait = pause.after(performance.now() - started);
      log(`A gateway process has exited (${signal ?? code}); another one starts in ${wait / 1000} s.`);
      setTimeout(() => stopping || start(), wait).unref();
    };
    // Node's type for the name of a signal is `string`.
    worker.once('exit', (code, signal) => onEnd(code, signal as NodeJS.Signals | null));
    // A message to a process that has just died is an error, before its `exit`. A process for which there is no memory
    // neither starts nor emits `exit`.
    worker.on('error', () => worker.process.pid ?? onEnd(1, null));
  }

  function stop() {
    stopping = true;
    for (const worker of Object.values(cluster.workers ?? {})) {
      if (!worker) continue;
      worker.send(STOP, () => undefined);
      if (!ready.has(worker)) worker.process.kill();
    }
  }
}
