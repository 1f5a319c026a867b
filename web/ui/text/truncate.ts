/** `text` on one line, cut after a word where it is longer than `most` characters. */
export function truncate(text: string, most: number): string {
  const line = text.replace(/[ \t\r\n]+/g, ' ').trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most - 1);
  // Without a space to cut at, half a character (a lone surrogate) may be left at the end.
  return `${cut.replace(/\s\S*$/, '').replace(/[\uD800-\uDBFF]$/, '')}…`;
}
