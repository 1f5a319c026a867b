import { useEffect, useRef, useState } from 'react';
import { type SendOptions, sendWithProgress } from './sendWithProgress.ts';

/** The progress of a request, and a function that cancels it. */
export function useUpload() {
  const [progress, setProgress] = useState<number>();
  const controller = useRef<AbortController>(undefined);
  const cancelled = useRef(false);

  // Leaving the page cancels it too; its input is kept as after any failure.
  useEffect(() => () => controller.current?.abort(), []);

  return {
    /** From 0 to 1; undefined before the first byte has left. */
    progress,
    /** Starts a new upload. Returns the `fetchOptions` of its request. */
    begin: (): SendOptions => {
      setProgress(undefined);
      cancelled.current = false;
      controller.current = new AbortController();
      return {
        signal: controller.current.signal,
        send: (address, options = {}) => sendWithProgress(address, options, setProgress),
      };
    },
    cancel: () => {
      cancelled.current = true;
      controller.current?.abort();
    },
    /** Whether `cancel` has cancelled it. */
    wasCancelled: () => cancelled.current,
  };
}
