import { cleanLine } from '../../text/cleanText.ts';
import { decodeText, type Encoding } from '../inventory/decodeText.ts';
import { withoutFormula } from '../inventory/cells/withoutFormula.ts';
import { readTable } from '../inventory/readTable.ts';
import { UnusableFile } from '../inventory/UnusableFile.ts';
import type { StoredRun } from './importRun.ts';

/** How many rows are shown. */
const SHOWN = 5;
/** The most characters that are shown of a cell. */
const MOST_CHARACTERS = 120;
const LF = '\n'.charCodeAt(0);

/** The beginning of a file. */
export interface Preview {
  encoding: Encoding;
  header: string[];
  /** The first rows, cell by cell, each cut to what can be shown. */
  samples: StoredRun['samples'];
}

/**
 * Reads the header and the first rows of the beginning of a file; `isWhole`: there is no more of it. Throws `UnusableFile` with a
 * sentence for the dealer where it is no table.
 */
export function previewFile(head: Buffer, isWhole: boolean): Preview {
  const decoded = decodeText(isWhole ? head : wholeLines(head));
  if (!decoded) throw new UnusableFile(noText(head));
  if (decoded.bytes.length === 0) throw new UnusableFile('The file is empty.');
  const table = readTable(decoded.bytes);
  const samples: StoredRun['samples'] = [];
  for (const { cells } of table.rows) {
    if (samples.length === SHOWN) break;
    if (cells) samples.push({ cells: table.header.map((_, column) => shown(cells[column] ?? '')) });
  }
  if (samples.length === 0) throw new UnusableFile('The file has no rows under its header.');
  return { encoding: decoded.encoding, header: table.header.map(cleanLine), samples };
}

/** The file up to its last line break: a character of several bytes may be cut off behind it. */
function wholeLines(head: Buffer): Buffer {
  const last = head.lastIndexOf(LF);
  if (last === -1) return head;
  // In UTF-16 a line break has two bytes.
  const isWide = head.includes(0);
  const end = isWide && head[last + 1] === 0 ? last + 2 : last + 1;
  return head.subarray(0, isWide ? end - (end % 2) : end);
}

function noText(head: Buffer): string {
  const isWorkbook = head.subarray(0, 2).toString('latin1') === 'PK';
  const what = isWorkbook ? 'This is a workbook, such as .xlsx' : 'This is no text';
  return `${what}: save the sheet as “CSV UTF-8”, and choose that file.`;
}

function shown(cell: string): string {
  const text = cleanLine(withoutFormula(cell.slice(0, MOST_CHARACTERS * 2)));
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text;
}
