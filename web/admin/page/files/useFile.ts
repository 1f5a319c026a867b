import { useState } from 'react';
import { showToast } from '../../../ui/dialog/showToast.ts';
import { fetchFile } from './fetchFile.ts';
import { saveFile } from './saveFile.ts';

/**
 * Downloads files, one at a time: `take` loads one as `fetchFile` does, and lets the browser save it under a name. Where it cannot be
 * loaded, a toast says `failed`. `busy`: whether one is on its way.
 */
export function useFile(failed: string) {
  const [busy, setBusy] = useState(false);

  async function take(path: string, name: string, body?: object) {
    if (busy) return;
    setBusy(true);
    try {
      saveFile(await fetchFile(path, { body }), name);
    } catch (error) {
      // Whoever does not enter the password knows why there is no file.
      const isCancelled = error instanceof DOMException && error.name === 'AbortError';
      if (!isCancelled) void showToast({ tone: 'danger', text: failed });
    }
    setBusy(false);
  }

  return { busy, take };
}
