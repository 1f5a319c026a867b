import { useEffect } from 'react';
import { useNavigation } from 'react-router-dom';

/**
 * While a page is being opened inside the site, `data-loading` stands on the document, also where no link was followed;
 * `site.css` makes a line of it. Then it goes, with the marks of `delivery/onItsWay.ts`. A car's page that is shown at once,
 * from the cache, has the attribute itself until the rest of it is there.
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
