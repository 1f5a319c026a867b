/** A table as lines of text with aligned columns, which is Markdown as well. */
export function textTable(header: string[], rows: string[][]): string {
  const widths = header.map((title, i) =>
    Math.max(3, ...[title, ...rows.map((row) => row[i] ?? '')].map(({ length }) => length)),
  );
  const line = (cells: string[]) =>
    `| ${widths.map((wide, i) => (cells[i] ?? '').padEnd(wide)).join(' | ')} |`;
  return [line(header), `| ${widths.map((wide) => '-'.repeat(wide)).join(' | ')} |`, ...rows.map(line)].join(
    '\n',
  );
}
