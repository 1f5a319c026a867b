import type { Page } from '@playwright/test';

/** Lets the pages that are opened from now on keep their longest interaction (Interaction to Next Paint). */
export async function observeInteractions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { longest: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId) seen.longest = Math.max(seen.longest, duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/** The longest interaction on the page until now, as the browser reports it: ms, in steps of 8; 0 below 16. */
export function longestSeen(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { seen: { longest: number } }).seen.longest);
}
