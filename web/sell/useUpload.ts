import { useEffect, useRef, useState } from 'react';
import type { UploadOptions } from './uploadFetch.ts';

/** How far a request is on its way, and a way to call it off. */
export function useUpload() {
  const [progress, setProgress] = useState<number>();
  const controller = useRef<AbortController>(undefined);
  const cancelled = useRef(false);

  // Who leaves the page calls it off as well; it is kept like any other that was not sent.
  useEffect(() => () => controller.current?.abort(), []);

  return {
    /** From 0 to 1; undefined before the first byte has left. */
    progress,
    /** Begins anew. To be given to the request as its `fetchOptions`. */
    begin: (): UploadOptions => {
      setProgress(undefined);
      cancelled.current = false;
      controller.current = new AbortController();
      return { signal: controller.current.signal, onProgress: setProgress };
    },
    cancel: () => {
      cancelled.current = true;
      controller.current?.abort();
    },
    /** Whether it was called off by `cancel`. */
    wasCancelled: () => cancelled.current,
  };
}
