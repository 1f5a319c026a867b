import type { BrowserContextOptions } from '@playwright/test';

/** How a page is looked at: a name, and the options of the browser. */
export type Look = [name: string, options: BrowserContextOptions];

/** Windows of these widths, by day and by night. */
export function looksAt(widths: readonly number[]): Look[] {
  return widths.flatMap((width) =>
    (['light', 'dark'] as const).map((colorScheme): Look => [
      `${width}-${colorScheme}`,
      { ...inWindow(width), colorScheme },
    ]),
  );
}

/** A phone's window, or that of a larger device, by its width. */
export function inWindow(width: number) {
  return { viewport: { width, height: width < 768 ? 844 : 900 } };
}
