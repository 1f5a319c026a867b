/**
 * Turns the text of a cell into the text that is stored: composed letters, single spaces, no invisible direction marks.
 * The two joiners that Arabic and Persian spelling needs stay. Returns '' for a cell without visible text.
 */
export function normalizeText(cell: string): string {
  if (normalized.test(cell)) return cell;
  return cell
    .normalize('NFC')
    .replace(/(?![\u200c\u200d])\p{Cf}/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** Matches most cells: words of printable ASCII with single spaces between them, which need no change. */
const normalized = /^[!-~]+(?: [!-~]+)*$/;

/** Does the same for text of several lines: line ends stay, and several empty lines become one. */
export function normalizeLines(cell: string): string {
  return cell
    .split(/\r\n?|\n/)
    .map(normalizeText)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Whether normalized text means no value: '', '-', 'N/A', 'Unknown', 'None' … */
export function isBlank(text: string): boolean {
  return /^([-–—?.*_]*|n\/?a|n\.a\.|null|nil|none|unknown|not (available|specified|given|applicable)|tb[ac]|غير معروف|لا يوجد)$/iu.test(
    text,
  );
}

/** Whether normalized text says that there is none: no value in most columns, but an answer in some, such as accidents. */
export function isNone(text: string): boolean {
  return /^(nil|none|لا [يت]وجد)$/iu.test(text);
}

/** Whether normalized text is the 'Other' of a list of choices ('other-make', 'Other Color'), which is no value. */
export function isOther(text: string): boolean {
  return /^(others?([ _-].*)?|أخرى)$/iu.test(text);
}
