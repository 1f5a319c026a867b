import { httpUrl } from './httpUrl.ts';

/** Gives a setting that is the address of a collector of traces. Throws with a sentence that says what it must be. */
export function collectorUrl(setting: string): string {
  return httpUrl(setting, 'http://127.0.0.1:4318');
}
