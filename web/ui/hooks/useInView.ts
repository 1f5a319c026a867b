import { type RefCallback, useCallback, useState } from 'react';

/** How far below the window something still counts as near, as in the margins of an IntersectionObserver. */
const MARGIN = '200px';

/** Whether the element with `ref` has come near the window; once true, it stays true. */
export function useInView(): { near: boolean; ref: RefCallback<Element> } {
  const [near, setNear] = useState(false);
  const ref = useCallback((element: Element | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { near, ref };
}
