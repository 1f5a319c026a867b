/** Words as they stand in a sentence: `registration, plates and insurance`. */
export function inSentence(words: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(words);
}
