import { setTimeout as pause } from 'node:timers/promises';
import { cpuTime } from './cpuTime.ts';
import { currentMemory } from './memory.ts';
import type { Processes } from './Processes.ts';

/** A server that runs as a process of its own. */
export interface Server {
  /** Such as `http://127.0.0.1:40123`. */
  url: string;
  /** From the start of the process to its first answer at `healthPath`, seconds. */
  startedIn: number;
  /** CPU time that it has used so far in all its threads, µs. */
  cpu(): number;
  /** Memory that it holds now, MB. */
  memory(): number;
  stop(): Promise<void>;
}

interface Parts {
  file: string;
  port: number;
  env: NodeJS.ProcessEnv;
  /** A path that answers 200 when the server is ready. */
  healthPath: string;
  /** How long it may take until then, seconds. */
  limit: number;
}

/** Starts a server and waits until it is ready. Throws when it ends before, or is not ready in time. */
export async function startServer(processes: Processes, parts: Parts): Promise<Server> {
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1_000;
  const started = processes.start(parts.file, [], parts.env);
  let ended = false;
  void started.exited.then(() => (ended = true));
  const url = `http://127.0.0.1:${parts.port}`;
  while (!(await answers(url + parts.healthPath))) {
    if (ended) throw new Error(`${parts.file} has ended: ${started.lastWords()}`);
    if (seconds() > parts.limit) {
      await processes.stop(started);
      throw new Error(`${parts.file} was not ready after ${parts.limit} s`);
    }
    await pause(20);
  }
  return {
    url,
    startedIn: seconds(),
    cpu: () => {
      if (ended) throw new Error(`${parts.file} has ended: ${started.lastWords()}`);
      return cpuTime(started.pid);
    },
    memory: () => currentMemory(started.pid) ?? NaN,
    stop: () => processes.stop(started),
  };
}

async function answers(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    async (response) => (await response.arrayBuffer(), response.ok),
    () => false,
  );
}
