import { officePolicy } from '../../../page/officePolicy.ts';
// oxlint-disable-next-line import/default -- Vite gives the address of the built worker
import workerUrl from './shrinkWorker.ts?worker&url';

/** Starts the worker that shrinks photos; undefined where the browser has none, or cannot start it. */
export function startWorker(): Worker | undefined {
  if (typeof Worker !== 'function' || typeof OffscreenCanvas !== 'function') return undefined;
  try {
    const address = officePolicy()?.createScriptURL(workerUrl) ?? workerUrl;
    // A worker takes the trusted address as it is; its type knows only that of the address in text.
    return new Worker(address as string, { type: 'module' });
  } catch {
    return undefined;
  }
}
