import { useEffect } from 'react';
import { useNavigation } from 'react-router-dom';

/**
 * While the client opens a page, the document has the attribute `data-loading`, also where no link was followed;
 * `site.css` shows it as a line. Afterwards the attribute is removed, with the marks of `delivery/onItsWay.ts`. A car's
 * page that is shown at once, from the cache, has the attribute itself until the rest is loaded.
 */
export function useProgress() {
  const { state, location } = useNavigation();
  const to = location?.key;
  useEffect(() => {
    if (state === 'idle') return;
    const { dataset } = document.documentElement;
    dataset.loading = '';
    return () => {
      delete dataset.loading;
      for (const link of document.querySelectorAll<HTMLElement>('[data-going]')) delete link.dataset.going;
    };
  }, [state, to]);
}
