import { CsvError, parse } from 'csv-parse/sync';
import { LONGEST_ROW } from './limits.ts';
import { UnusableFile } from './UnusableFile.ts';
import { withoutFormulaSigns } from './cells/withoutFormula.ts';

/** How many rows are parsed at once: the cells of a whole file would fill the memory. */
const PART = 500;

const LF = '\n'.charCodeAt(0);
const CR = '\r'.charCodeAt(0);

/** A row under the header; `line` is the line of the file in which it begins. */
export interface TableRow {
  line: number;
  /** Null if the row is too long, or cannot be split into cells. */
  cells: string[] | null;
}

/** A header and the rows under it; each iteration reads the rows again. */
export interface Table {
  header: string[];
  /** How many lines the file has; a row may have several. */
  lines: number;
  rows: Iterable<TableRow>;
  /** The pieces between the delimiters of a line, for a row that cannot be split into cells. */
  piecesOf: (line: number) => string[];
}

/**
 * Reads the header and rows of a CSV file with commas, semicolons or tabs, from a string or UTF-8. A broken row does not
 * spoil the rows under it. The table changes the given bytes: do not use them afterwards. Throws `UnusableFile` if there
 * is no header.
 */
export function readTable(text: string | Buffer): Table {
  const lines = new Lines(text);
  // Some spreadsheets name the delimiter in a first line.
  const declared = /^sep=(.)$/.exec(lines.text(0))?.[1];
  const start = lines.nextFilled(declared ? 1 : 0);
  const delimiter = declared ?? delimiterOf(lines.text(start));
  const read = () => readRows(lines, start, delimiter);
  const header = read().next().value?.cells;
  if (!header) throw new UnusableFile('The file has no header row with the names of its columns.');
  return {
    header,
    lines: lines.count,
    rows: { [Symbol.iterator]: () => behindFirst(read()) },
    piecesOf: (line) => lines.text(line - 1).split(delimiter),
  };
}

/** The text of a file, by its lines. */
class Lines {
  private readonly bytes: Buffer;
  private readonly starts = [0];

  constructor(text: string | Buffer) {
    const bytes = typeof text === 'string' ? Buffer.from(text) : text;
    this.bytes = withoutFormulaSigns(withLineFeeds(bytes));
    for (let end = this.bytes.indexOf('\n'); end !== -1; end = this.bytes.indexOf('\n', end + 1)) {
      this.starts.push(end + 1);
    }
  }

  get count(): number {
    return this.starts.length;
  }

  text(line: number): string {
    return this.bytes.toString('utf8', this.starts[line], this.starts[line + 1]).trimEnd();
  }

  /** Everything from this line on. */
  from(line: number): Buffer {
    return this.bytes.subarray(this.starts[line]);
  }

  /** The first line from `line` on that is not blank. */
  nextFilled(line: number): number {
    let filled = line;
    while (filled < this.count && this.text(filled).trim() === '') filled += 1;
    return filled;
  }
}

/** Replaces all line ends by \n. The result overwrites `text`, as a copy would fill the memory. */
function withLineFeeds(text: Buffer): Buffer {
  let read = 0;
  let written = 0;
  for (let end = text.indexOf(CR); end !== -1; end = text.indexOf(CR, read)) {
    text.copyWithin(written, read, end);
    written += end - read;
    text[written++] = LF;
    read = end + (text[end + 1] === LF ? 2 : 1);
  }
  text.copyWithin(written, read);
  return text.subarray(0, written + text.length - read);
}

function* readRows(lines: Lines, start: number, delimiter: string): Generator<TableRow> {
  for (let done = start, before = -1; done < lines.count && done > before;) {
    before = done;
    const rows: TableRow[] = [];
    try {
      parse(lines.from(before), {
        delimiter,
        record_delimiter: '\n',
        max_record_size: LONGEST_ROW,
        relax_column_count: true,
        skip_empty_lines: true,
        to: PART,
        // Hand-written files have spaces before quotation marks; a tab that is the delimiter must not be trimmed.
        trim: delimiter !== '\t',
        on_record(cells: string[], { lines: read }) {
          done = before + read;
          const line = done - lineBreaksIn(cells);
          if (cells.some((cell) => cell.trim() !== '')) rows.push({ line, cells });
        },
      });
    } catch (error) {
      if (!(error instanceof CsvError)) throw error;
      // A misplaced quotation mark would swallow the following rows: begin again on the line after it.
      done = lines.nextFilled(done) + 1;
      rows.push({ line: done, cells: null });
    }
    yield* rows;
  }
}

function lineBreaksIn(cells: string[]): number {
  let count = 0;
  for (const cell of cells)
    for (let at = cell.indexOf('\n'); at !== -1; at = cell.indexOf('\n', at + 1)) count += 1;
  return count;
}

function* behindFirst<T>(items: Iterable<T>): Generator<T> {
  let first = true;
  for (const item of items) {
    if (!first) yield item;
    first = false;
  }
}

/** The delimiter that occurs most often in `header`, outside quotation marks. */
function delimiterOf(header: string): string {
  const bare = header.replace(/"[^"]*"/g, '');
  const [most] = [',', ';', '\t']
    .map((delimiter) => ({ delimiter, count: bare.split(delimiter).length }))
    .sort((a, b) => b.count - a.count);
  return most?.delimiter ?? ',';
}
