/**
 * Takes the text of a cell and gives it as it is stored: composed letters, single spaces, no invisible direction marks.
 * The two joiners that Arabic and Persian spelling needs stay. Gives '' for a cell in which nothing is visible.
 */
export function normalizeText(cell: string): string {
  if (normalized.test(cell)) return cell;
  return cell
    .normalize('NFC')
    .replace(/(?![\u200c\u200d])\p{Cf}/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** Most cells: printable ASCII with single spaces between its words, which needs no change. */
const normalized = /^[!-~]+(?: [!-~]+)*$/;

/** Does the same with text of several lines: line ends stay, and several empty lines become one. */
export function normalizeLines(cell: string): string {
  return cell
    .split(/\r\n?|\n/)
    .map(normalizeText)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Whether normalized text stands for no value: '', '-', 'N/A', 'Unknown', 'None' … */
export function isBlank(text: string): boolean {
  return /^([-–—?.*_]*|n\/?a|n\.a\.|null|nil|none|unknown|not (available|specified|given|applicable)|tb[ac]|غير معروف|لا يوجد)$/iu.test(
    text,
  );
}

/** Whether normalized text says that there is none: no value in most columns, an answer in that of accidents. */
export function isNone(text: string): boolean {
  return /^(nil|none|لا [يت]وجد)$/iu.test(text);
}

/** Whether normalized text is the 'Other' of a list of choices ('other-make', 'Other Color'), which is no value either. */
export function isOther(text: string): boolean {
  return /^(others?([ _-].*)?|أخرى)$/iu.test(text);
}
