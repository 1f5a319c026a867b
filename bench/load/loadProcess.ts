import type { LoadPlan } from './LoadPlan.ts';
import { sendLoad } from './sendLoad.ts';

// The process that sends requests: `LoadGenerator` gives it plans, and can end one early.

const running = new Map<number, AbortController>();

process.on('message', ({ number, plan }: { number: number; plan?: LoadPlan }) => {
  if (!plan) return running.get(number)?.abort();
  const stop = new AbortController();
  running.set(number, stop);
  void sendLoad(plan, stop.signal).then((result) => {
    running.delete(number);
    process.send?.({ number, result });
  });
});
// It has nothing to do when its parent process is gone.
process.on('disconnect', () => process.exit());
