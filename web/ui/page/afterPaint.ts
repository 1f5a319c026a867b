/** Resolves when the browser has painted what a visitor's tap has changed; at once where nobody looks at the page. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}
