import { formatAed } from '../cars/card/formats.ts';

/** What to point out about a salary as it was typed: `12k` and `12` are hardly what is earned a month, words are none. */
export function adviseSalary(
  typed: string,
  text: { readAs: (amount: string) => string; didYouMean: (amount: string) => string; inFigures: string },
): string | undefined {
  if (/^\P{Nd}+$/u.test(typed)) return text.inFigures;
  const [, figure = '', thousands] = /^(?:aed)?\s*(\d[\d,. ]*)\s*(k?)$/i.exec(typed.trim()) ?? [];
  const amount = Number(figure.replaceAll(/[, ]/g, ''));
  if (!amount) return undefined;
  if (thousands) return text.readAs(formatAed(amount * 1000));
  return amount < 1000 ? text.didYouMean(formatAed(amount * 1000)) : undefined;
}
