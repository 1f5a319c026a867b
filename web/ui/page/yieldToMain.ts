/**
 * Ends a step of long work: the browser reacts to what the visitor has done meanwhile, then the promise resolves. Does not
 * wait for a frame, as `afterPaint` does.
 */
export function yieldToMain(): Promise<void> {
  if ('scheduler' in window && 'yield' in window.scheduler) return window.scheduler.yield();
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
