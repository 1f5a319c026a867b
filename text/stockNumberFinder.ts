/**
 * Returns a function that finds the stock number of a photo by its path. The name of the file begins with it
 * (`A-17_02.jpg`), or that of one of its folders, the innermost first. Case is ignored. If several numbers fit, the
 * longest wins; `A-1` does not fit `A-17`.
 */
export function stockNumberFinder(stockNumbers: Iterable<string>): (name: string) => string | undefined {
  const byKey = new Map([...stockNumbers].filter(Boolean).map((number) => [stockNumberKey(number), number]));

  function beginningOf(word: string): string | undefined {
    const key = stockNumberKey(word);
    for (let end = key.length; end > 0; end -= 1) {
      const isWhole = !/[\p{L}\p{N}]/u.test(key[end] ?? '') || !/[\p{L}\p{N}]/u.test(key[end - 1] ?? '');
      const number = isWhole ? byKey.get(key.slice(0, end)) : undefined;
      if (number !== undefined) return number;
    }
    return undefined;
  }

  return (name) => {
    for (const part of name.split('/').toReversed()) {
      const found = beginningOf(part);
      if (found !== undefined) return found;
    }
    return undefined;
  };
}

/** A stock number as it may be written in a file name, which cannot contain a slash; in every letter case the same. */
export function stockNumberKey(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[/\\:]/g, '-')
    .toLowerCase()
    .trim();
}
