import type { Page } from '@playwright/test';

/** Stands before each translated text. */
export const MARK = '~';

/**
 * Treats the texts of the page as a browser does that translates it: it replaces each by elements with the translation, and
 * does the same to texts that come later. Here, the translation is the text itself behind `MARK`.
 */
export async function translatePage(page: Page) {
  await page.evaluate(replaceTexts, MARK);
}

/** Translates each page that is opened from now on as soon as it is read, before it is hydrated. */
export async function translateBeforeHydration(page: Page) {
  await page.addInitScript(
    `addEventListener('DOMContentLoaded', () => (${replaceTexts.toString()})(${JSON.stringify(MARK)}))`,
  );
}

/** Runs in the browser. White space is replaced, too, but has no mark. */
function replaceTexts(mark: string) {
  const replaceIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.parentElement?.closest('font, script, style, textarea, [translate=no]')) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.append(text.data.trim() ? mark + text.data : text.data);
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  replaceIn(document.body);
  new MutationObserver((changes) => {
    for (const { target } of changes) if (target.isConnected) replaceIn(target);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}
