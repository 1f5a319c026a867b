/**
 * Turns what somebody has typed or a file holds into one line of text: composed letters, single spaces, no line break, no
 * control and no invisible mark. The two joiners that Arabic and Persian spelling needs stay. Returns '' for a text
 * without visible characters.
 */
export function cleanLine(text: string): string {
  if (isPlainLine(text)) return text;
  return text
    .normalize('NFC')
    .replace(/(?![\u200c\u200d])\p{Cf}/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** Whether a text is words of printable ASCII with single spaces between them, as most are: nothing of it needs to be cleaned. */
export function isPlainLine(text: string): boolean {
  return /^[!-~]+(?: [!-~]+)*$/.test(text);
}

/** Does the same for text of several lines: line ends stay, and several empty lines become one. */
export function cleanLines(text: string): string {
  return text
    .split(/\r\n?|\n/)
    .map(cleanLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
