import { formatAed } from '../cars/card/formats.ts';

/**
 * A hint about a typed salary: how `12k` is read, whether `12` means thousands, or that words are no number. Undefined
 * where there is nothing to say.
 */
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
