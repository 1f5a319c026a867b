/**
 * Ends a step of long work: the browser reacts to what the visitor has done meanwhile, then the promise resolves. Does not
 * wait for a frame, as `afterPaint` does.
 */
export function yieldToMain(): Promise<void> {
  // Not every browser has it.
  const { scheduler } = window as { scheduler?: Partial<Scheduler> };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
