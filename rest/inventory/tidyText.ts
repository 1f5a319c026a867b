/**
 * A cell as it is kept: composed letters, single spaces, no invisible direction marks. The two joiners that
 * Arabic and Persian spelling needs stay. Gives '' for a cell with nothing to see.
 */
export function tidyText(cell: string): string {
  return plain.test(cell) ? cell : tidied(cell);
}

/** Most cells: printable ASCII with single spaces between its words, which is tidy. */
const plain = /^[!-~]+(?: [!-~]+)*$/;

function tidied(cell: string): string {
  return withoutMarks(cell)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** The same for text of several lines: line ends stay, more than one empty line becomes one. */
export function tidyLines(cell: string): string {
  return withoutMarks(cell)
    .split(/\r\n?|\n/)
    .map((line) => line.replace(/[\s\p{Cc}]+/gu, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Whether tidy text only says that there is nothing to say: '', '-', 'N/A', 'Unknown', 'None' … */
export function saysNothing(text: string): boolean {
  return /^([-–—?.*_]*|n\/?a|n\.a\.|null|nil|none|unknown|not (available|specified|given|applicable)|tb[ac]|غير معروف|لا يوجد)$/iu.test(
    text,
  );
}

/** Whether tidy text is the 'Other' of somebody's list of choices ('other-make', 'Other Color'): no value either. */
export function saysOther(text: string): boolean {
  return /^(others?([ _-].*)?|أخرى)$/iu.test(text);
}

function withoutMarks(text: string): string {
  return text.normalize('NFC').replace(/(?![\u200c\u200d])\p{Cf}/gu, '');
}
