import { CsvError, parse } from 'csv-parse/sync';
import { UnusableFile } from './UnusableFile.ts';

/** A row under the header; `line` is the line of the file where it begins. */
export interface TableRow {
  line: number;
  /** Null where the row cannot be told apart into cells. */
  cells: string[] | null;
}

/**
 * Takes the text of a CSV file with commas, semicolons or tabs, and gives its header and rows. A broken row does
 * not spoil the ones under it. Throws `UnusableFile` where there is no header.
 */
export function readTable(text: string): { header: string[]; rows: TableRow[] } {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  // Some spreadsheets say in a first line which delimiter they wrote.
  const said = /^sep=(.)$/.exec(lines[0] ?? '')?.[1];
  if (said) lines[0] = '';
  const headerLine = lines.find((line) => line.trim() !== '');
  const [first, ...rows] = readRows(lines, said ?? delimiterOf(headerLine ?? ''));
  if (!first?.cells) throw new UnusableFile('The file has no header row with the names of its columns.');
  return { header: first.cells, rows };
}

function readRows(lines: string[], delimiter: string): TableRow[] {
  const rows: TableRow[] = [];
  const bytes = Buffer.from(lines.join('\n'));
  const lineStarts = [0];
  for (const line of lines) lineStarts.push((lineStarts.at(-1) ?? 0) + Buffer.byteLength(line) + 1);
  let done = 0;
  while (done < lines.length) {
    const before = done;
    try {
      parse(bytes.subarray(lineStarts[before]), {
        delimiter,
        record_delimiter: '\n',
        relax_column_count: true,
        skip_empty_lines: true,
        // Hand-written files have a space before the quotation mark; a tab may be a delimiter itself.
        trim: delimiter !== '\t',
        on_record(cells: string[], { lines: read }) {
          done = before + read;
          const line = done - cells.join('').split('\n').length + 1;
          if (cells.some((cell) => cell.trim() !== '')) rows.push({ line, cells });
        },
      });
      return rows;
    } catch (error) {
      if (!(error instanceof CsvError)) throw error;
      // A quotation mark out of place would swallow what follows: begin again on the line after it.
      while (lines[done]?.trim() === '') done += 1;
      done += 1;
      rows.push({ line: done, cells: null });
    }
  }
  return rows;
}

/** The candidate that stands most often in `header`, outside quotation marks. */
function delimiterOf(header: string): string {
  const bare = header.replace(/"[^"]*"/g, '');
  const [most] = [',', ';', '\t']
    .map((delimiter) => ({ delimiter, count: bare.split(delimiter).length }))
    .sort((a, b) => b.count - a.count);
  return most?.delimiter ?? ',';
}
