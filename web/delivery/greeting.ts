/**
 * Shows what a visitor who comes back can continue with (`web/cars/recent/ContinueWith.tsx`) before the client is there.
 * The visit begins with the first page of a tab: what the device has stored until then stays the greeting of the whole
 * visit. The document is marked at once, so that the greeting has its place from the first paint on.
 */
export function greet() {
  try {
    const kept = (sessionStorage.seenBefore ??= localStorage.lastSeen ?? '[]') as string;
    const here = location.pathname + location.search;
    // A page does not offer itself.
    const seen = (JSON.parse(kept) as { to: string; name: string }[]).filter(({ to }) => to !== here);
    if (!seen[0]) return;
    document.documentElement.dataset.continue = '';
    document.addEventListener('DOMContentLoaded', () => {
      for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-continue-with]')) {
        const page = seen.shift();
        if (!page) return;
        link.href = page.to;
        link.firstElementChild!.textContent = page.name;
        link.parentElement!.hidden = false;
      }
    });
  } catch {
    // Nothing can be read: the client greets nobody as well.
  }
}
