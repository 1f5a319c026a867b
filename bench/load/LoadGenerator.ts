import { fileURLToPath } from 'node:url';
import type { Processes, Started } from '../processes/Processes.ts';
import type { LoadPlan, LoadResult } from './LoadPlan.ts';

const FILE = fileURLToPath(new URL('loadProcess.ts', import.meta.url));

/** Sends requests from a process of its own, so that its CPU time is not counted with that of a measured server. */
export class LoadGenerator {
  private readonly started: Started;
  private asked = 0;

  constructor(processes: Processes) {
    this.started = processes.fork(FILE);
    this.started.child.setMaxListeners(50);
  }

  /** Runs `plan` to its end or until `stop`; several plans can run at once. Throws when the process has ended. */
  send(plan: LoadPlan, stop?: AbortSignal): Promise<LoadResult> {
    const number = this.asked++;
    const { child, exited, lastWords } = this.started;
    return new Promise((resolve, reject) => {
      const receive = (message: unknown) => {
        // The process sends nothing but these.
        const { number: answered, result } = message as { number: number; result: LoadResult };
        if (answered !== number) return;
        child.off('message', receive);
        resolve(result);
      };
      child.on('message', receive);
      void exited.then(() => reject(new Error(`The load generator has ended. ${lastWords()}`)));
      child.send({ number, plan }, (error) => error && reject(error));
      stop?.addEventListener('abort', () => child.send({ number }));
    });
  }
}
