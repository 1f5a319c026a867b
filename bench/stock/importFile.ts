import { setTimeout as pause } from 'node:timers/promises';
import { peakMemory } from '../processes/memory.ts';
import type { Processes } from '../processes/Processes.ts';

/** The interval at which the memory of the import is read, ms. */
const LOOK = 100;

interface Choices {
  /** Says where to import: DATA_DIR or MONGODB_URL. */
  env: NodeJS.ProcessEnv;
  /** Seconds. */
  limit: number;
}

/**
 * Imports a CSV file with the product's command; returns the seconds that it took and the most memory that it held, MB.
 * Throws when it fails or is not done within `limit`.
 */
export async function importFile(file: string, processes: Processes, { env, limit }: Choices) {
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1_000;
  const started = processes.start('dist/import.js', [file], env);
  let code: number | null | undefined;
  void started.exited.then((ended) => (code = ended));
  let memory = 0;
  while (code === undefined) {
    memory = Math.max(memory, peakMemory(started.pid) ?? 0);
    if (seconds() > limit) {
      await processes.stop(started);
      throw new ImportTooSlow(`the import was not done after ${limit} s`, memory);
    }
    await Promise.race([pause(LOOK), started.exited]);
  }
  if (code !== 0) throw new Error(`the import failed: ${started.lastWords()}`);
  return { seconds: seconds(), memory };
}

/** An import that was stopped; `memory` is the most that it had held by then, MB. */
export class ImportTooSlow extends Error {
  readonly memory: number;

  constructor(message: string, memory: number) {
    super(message);
    this.memory = memory;
  }
}
