import { latinDigits } from '../../text/latinDigits.ts';

const units = /aed|dhs?\b\.?|dirhams?|درهم|kms?\b|كم/giu;
const factors: ReadonlyMap<string | undefined, number> = new Map([
  ...(['k', 'thousand', 'الف', 'ألف'].map((word) => [word, 1e3]) as [string, number][]),
  ...(['m', 'mn', 'million', 'مليون'].map((word) => [word, 1e6]) as [string, number][]),
]);
const figure = new RegExp(
  String.raw`(?<![\p{L}\d])(\d(?:[\d,.'’ ]*\d)?)\s*(${[...factors.keys()].join('|')})?(?![\p{L}\d])`,
  'iu',
);

/** The first number in a text, such as 12,000 in `AED 12k`; undefined where there is none. */
export function amountIn(typed: string): { amount: number; isAbbreviated: boolean } | undefined {
  const [, digits, word] = figure.exec(latinDigits(typed).replace(units, ' ')) ?? [];
  if (digits === undefined) return undefined;
  const factor = factors.get(word?.toLowerCase());
  // Without a word for thousands, a point may stand between them: `150.000`.
  const plain = digits.replace(factor ? /[,'’ ]/g : /[,.'’ ]/g, '');
  return { amount: Number(plain) * (factor ?? 1), isAbbreviated: factor !== undefined };
}
