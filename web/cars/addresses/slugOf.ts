import { wordsIn } from '../../../text/foldText.ts';

/**
 * A name as it stands in an address: `mercedes-benz`, `citroen`, `3-series`. Letters of other scripts stay, without their
 * marks. Empty for a name without a letter or a digit. The slug of a slug is the same.
 */
export function slugOf(name: string): string {
  return wordsIn(name).join('-');
}
