import { readFileSync } from 'node:fs';

/** Length of a tick of /proc, µs (Linux: 100 ticks a second). */
const TICK = 10_000;

/**
 * User and system time that a process has used so far in all its threads, µs, in steps of 10,000. Throws where there
 * is no such process, or no /proc.
 */
export function cpuTime(pid: number): number {
  // The name of the program stands in parentheses and may hold spaces; what follows is fields 3 and on.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK;
}
