/**
 * The text of a cell without what programs write around it for spreadsheets: `="00124"` keeps the zeros of a number, and
 * an apostrophe before `=`, `+`, `-` or `@` keeps a text from being a formula.
 */
export function withoutFormula(cell: string): string {
  const first = cell.charCodeAt(0);
  if (first === EQUALS) return /^="((?:[^"]|"")*)"\s*$/.exec(cell)?.[1]?.replaceAll('""', '"') ?? cell;
  return first === APOSTROPHE && /^'[=+\-@\t\r＝＋－＠]/.test(cell) ? cell.slice(1) : cell;
}

const EQUALS = '='.charCodeAt(0);
const APOSTROPHE = "'".charCodeAt(0);

/**
 * Removes the equals sign of each `="00124"` that is written without further quotation marks, which CSV does not allow
 * inside a cell. The result overwrites `text`, as a copy would fill the memory.
 */
export function withoutFormulaSigns(text: Buffer): Buffer {
  let read = 0;
  let written = 0;
  for (let at = text.indexOf('="'); at !== -1; at = text.indexOf('="', at + 1)) {
    const isWhole = isBorder(text[at - 1]) && (text[at + 2] !== QUOTE || isBorder(text[at + 3]));
    if (!isWhole) continue;
    text.copyWithin(written, read, at);
    written += at - read;
    read = at + 1;
  }
  if (read === 0) return text;
  text.copyWithin(written, read);
  return text.subarray(0, written + text.length - read);
}

/** Whether a cell may begin after this byte, or end before it. */
function isBorder(byte: number | undefined): boolean {
  return byte === undefined || ',;\t\n'.includes(String.fromCharCode(byte));
}

const QUOTE = '"'.charCodeAt(0);
