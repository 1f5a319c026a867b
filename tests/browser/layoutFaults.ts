/**
 * The layout faults of a Playwright page: words that are broken across lines, text and controls outside their box,
 * controls that overlap their neighbours.
 */
export function layoutFaults(page: {
  evaluate: (look: () => string[]) => Promise<string[]>;
}): Promise<string[]> {
  return page.evaluate(() => {
    const WORD = /[\p{L}\p{N}]+(?:[,.]\p{N}+)*/gu;
    /** A name in code, which may be longer than a line. */
    const NAME = /\p{Ll}\p{Lu}/u;
    const CONTROL = 'a, button, summary, select, textarea, input:not([type=range])';
    const faults = new Set<string>();
    const range = document.createRange();

    const shown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('.sr-only, code');

    /** Whether `box` exceeds the boxes around it, up to one that scrolls or clips on purpose. */
    function leaves(box: DOMRect, parent: Element | null): boolean {
      for (let around = parent; around && around !== document.body; around = around.parentElement) {
        const { display, overflowX } = getComputedStyle(around);
        if (overflowX !== 'visible') return false;
        const { left, right } = around.getBoundingClientRect();
        if (display !== 'contents' && (box.left < left - 1 || box.right > right + 1)) return true;
      }
      return false;
    }

    function checkText(text: Text, parent: Element) {
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      if (leaves(box, parent)) faults.add(`out of its box: ${text.data}`);
      const control = parent.closest('a, button');
      if (control) {
        const { fontSize, webkitLineClamp } = getComputedStyle(control);
        // Letters exceed tight lines.
        const most = control.getBoundingClientRect().height + parseFloat(fontSize) / 2;
        if (webkitLineClamp === 'none' && box.height > most)
          faults.add(`higher than its control: ${text.data}`);
      }
      for (const { 0: word, index } of text.data.matchAll(WORD)) {
        if (NAME.test(word)) continue;
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) faults.add(`broken: ${word}`);
      }
    }

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const parent = text.parentElement;
      if (parent && text.data.trim() && shown(parent)) checkText(text, parent);
    }

    const controls = [...document.querySelectorAll<HTMLElement>(CONTROL)].filter(shown);
    const boxes = new Map(controls.map((control) => [control, control.getBoundingClientRect()]));
    const name = ({ ariaLabel, innerText, outerHTML }: HTMLElement) => ariaLabel ?? (innerText || outerHTML);
    for (const [control, box] of boxes) {
      if (leaves(box, control.parentElement)) faults.add(`out of its box: ${name(control)}`);
      for (const [other, { left, right, top, bottom }] of boxes) {
        if (other === control || other.parentElement !== control.parentElement) continue;
        const wide = Math.min(box.right, right) - Math.max(box.left, left);
        const high = Math.min(box.bottom, bottom) - Math.max(box.top, top);
        if (wide > 1 && high > 1) faults.add(`upon each other: ${name(control)}, ${name(other)}`);
      }
    }
    return [...faults];
  });
}
