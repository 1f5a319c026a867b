/** How much wider a page of Playwright or Puppeteer is than its window, in pixels. */
export function tooWide(page: { evaluate: (look: () => number) => Promise<number> }): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
