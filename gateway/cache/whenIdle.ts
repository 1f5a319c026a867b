import { type EventLoopUtilization, performance } from 'node:perf_hooks';

/** How long the process is watched before it counts as idle, ms. */
const WATCH = 1_000;
/** The part of that time in which it may have been busy. */
const BUSY = 0.2;
/** How many tasks may wait; what is too much is not worth doing later. */
const MOST_WAITING = 100;

const waiting: (() => Promise<void>)[] = [];
let before: EventLoopUtilization;
let timer: NodeJS.Timeout | undefined;

/** Runs `task` once the process has had little to do for a second, one task after the other. */
export function whenIdle(task: () => Promise<void>): void {
  if (waiting.length >= MOST_WAITING) return;
  waiting.push(task);
  timer ??= watch();
}

function watch(): NodeJS.Timeout {
  before = performance.eventLoopUtilization();
  return setTimeout(() => void work(), WATCH).unref();
}

async function work(): Promise<void> {
  const task = performance.eventLoopUtilization(before).utilization < BUSY ? waiting.shift() : undefined;
  await task?.();
  timer = waiting.length > 0 ? watch() : undefined;
}
