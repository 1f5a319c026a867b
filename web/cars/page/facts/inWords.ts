/** Words that are written in capitals. */
const abbreviations = new Set(['eu', 'gcc', 'suv', 'uae', 'us', 'usa']);

/** A value of the dealer's records as words: `GCC` for `gcc`, `Abu Dhabi` for `abu dhabi`. Changes text of small letters only. */
export function inWords(value: string): string {
  if (!/^[\p{Ll} ]+$/u.test(value)) return value;
  return value.replace(/\p{Ll}+/gu, (word) =>
    abbreviations.has(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1),
  );
}
