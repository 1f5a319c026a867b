import type { Page } from '@playwright/test';

/**
 * The texts of the page that break when a browser translates it (decision 0123): React keeps a text node for each text that
 * is not the only child of its element, and an option without a value has its text as the value.
 */
export async function looseTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const isOfReact = Object.keys(text).some((key) => key.startsWith('__reactFiber$'));
      if (isOfReact && text.data.trim()) texts.push(text.data);
    }
    const options = [...document.querySelectorAll('option:not([value])')];
    return [...texts, ...options.map(({ outerHTML }) => outerHTML)];
  });
}
