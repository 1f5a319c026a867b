import { readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

const { PRIORITY_LOW } = constants.priority;

/** Lets this process use only the processor time that others leave. */
export function runAtLowPriority(): void {
  setPriority(PRIORITY_LOW);
  if (process.platform !== 'linux') return;
  // Linux gives each thread a priority of its own, and those that collect garbage and compile run already.
  for (const thread of readdirSync('/proc/self/task')) {
    try {
      setPriority(Number(thread), PRIORITY_LOW);
    } catch {
      // It has ended.
    }
  }
}
