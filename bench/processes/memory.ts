import { readFileSync } from 'node:fs';

/** The most memory that a process has held so far, MB; undefined when it has ended. */
export function peakMemory(pid: number): number | undefined {
  return fieldOf(pid, 'VmHWM');
}

/** The memory that a process holds now, MB; undefined when it has ended. */
export function currentMemory(pid: number): number | undefined {
  return fieldOf(pid, 'VmRSS');
}

function fieldOf(pid: number, name: string): number | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const kilobytes = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
  } catch {
    return undefined;
  }
}
