import type { ImportMessages } from './messages.ts';

const [KB, MB] = [1e3, 1e6];

/** A size in bytes, such as `1.2 MB`. */
export function sizeWords(bytes: number, text: Pick<ImportMessages, 'kilobytes' | 'megabytes'>): string {
  return bytes < MB ? text.kilobytes(String(Math.ceil(bytes / KB))) : text.megabytes((bytes / MB).toFixed(1));
}
