import { counted } from '../../text/counted.ts';

/** How many lines a reason names. */
const NAMED = 5;
/** How many refused rows are listed one by one. */
const LISTED = 100;

/** The refused rows as lines of text: each reason with the number of its rows, if there are several, then the rows. */
export function refusedLines(refused: { line: number; reasons: string[] }[]): string[] {
  const linesOf = new Map<string, number[]>();
  for (const { line, reasons } of refused) {
    for (const kind of new Set(reasons.map(kindOf))) {
      const lines = linesOf.get(kind);
      if (lines) lines.push(line);
      else linesOf.set(kind, [line]);
    }
  }
  const summary = [...linesOf]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([kind, lines]) => `refused ${counted(lines.length, 'row')}: ${kind} (${namedLines(lines)})`);
  const hidden = refused.length - LISTED;
  return [
    ...(refused.length > 1 ? summary : []),
    ...refused.slice(0, LISTED).map(({ line, reasons }) => `line ${line}: ${reasons.join('; ')}`),
    ...(hidden > 0
      ? [`and ${counted(hidden, 'more refused row')}: --refused FILE.csv writes all of them for correction`]
      : []),
  ];
}

/** A reason without what is of one row alone. */
function kindOf(reason: string): string {
  return reason.replace(/".*"/s, '"…"').replace(/\d[\d,.]*(?<=\d)/g, '…');
}

function namedLines(lines: number[]): string {
  const first = lines.slice(0, NAMED).join(', ');
  return `${lines.length === 1 ? 'line' : 'lines'} ${first}${lines.length > NAMED ? ', …' : ''}`;
}
