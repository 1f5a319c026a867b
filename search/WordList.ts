import MiniSearch from 'minisearch';

/** How many letters of a word may be wrong, by its length. */
const wrongLetters = (length: number) => (length < 4 ? 0 : length < 7 ? 1 : 2);

/** The words of a stock with their marks: tells which exist, and which are closest to one that does not. */
export class WordList {
  private readonly words = new Set<string>();
  private readonly index = new MiniSearch<{ word: string }>({
    idField: 'word',
    fields: ['word'],
    tokenize: (text) => [text],
  });
  /** The words that are not in the index yet. */
  private readonly fresh: string[] = [];

  add(word: string) {
    if (this.words.has(word)) return;
    this.words.add(word);
    this.fresh.push(word);
  }

  has(word: string): boolean {
    return this.words.has(word);
  }

  /** Whether a word that `counts` begins with `start`. */
  hasStart(start: string, counts: (word: string) => boolean = () => true): boolean {
    // One match is enough: an index would find and score all of them.
    for (const word of this.words) if (word.startsWith(start) && counts(word)) return true;
    return false;
  }

  /**
   * The words with this mark that are closest to `word`, with at most `wrong` typing errors. None for a word with digits,
   * which is either right or wrong.
   */
  closest(mark: string, word: string, wrong = 2): string[] {
    if (/\d/.test(word)) return [];
    const swapped = neighboursSwapped(word).map((other) => mark + other);
    const meant = swapped.filter((other) => this.words.has(other));
    if (meant.length > 0) return meant;
    const most = Math.min(wrong, wrongLetters(word.length));
    // The first letter is rarely wrong, and words that begin with another one are rarely meant.
    const start = mark + word.charAt(0);
    for (let fuzzy = 1; fuzzy <= most; fuzzy += 1) {
      const near = this.search(mark + word, fuzzy).filter((other) => other.startsWith(start));
      if (near.length > 0) return near;
    }
    return [];
  }

  /** Indexes at most `count` new words, before a search needs all of them. Returns how many are left. */
  prepare(count: number): number {
    this.index.addAll(this.fresh.splice(0, count).map((word) => ({ word })));
    return this.fresh.length;
  }

  private search(word: string, fuzzy: number): string[] {
    this.prepare(this.fresh.length);
    return this.index.search(word, { fuzzy }).map(({ id }) => id as string); // The ids are the words.
  }
}

/** A word with each pair of neighbouring letters swapped, except the first letter. */
function neighboursSwapped(word: string): string[] {
  return Array.from(
    { length: Math.max(0, word.length - 2) },
    (_, i) => word.slice(0, i + 1) + word.charAt(i + 2) + word.charAt(i + 1) + word.slice(i + 3),
  );
}
