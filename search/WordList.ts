import MiniSearch from 'minisearch';

/** How many letters of a word may be wrong, by its length. */
const wrongLetters = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** The words of a stock with their marks: which there are, and which come closest to one that there is not. */
export class WordList {
  private readonly words = new Set<string>();
  /** Made when the first word is asked for that is not in the list. */
  private index: MiniSearch<{ word: string }> | undefined;
  private fresh: string[] = [];

  add(word: string) {
    if (this.words.has(word)) return;
    this.words.add(word);
    this.fresh.push(word);
  }

  has(word: string): boolean {
    return this.words.has(word);
  }

  hasStart(start: string): boolean {
    return this.search(start, { prefix: true }).length > 0;
  }

  /** The words with this mark that come closest to one with at most `wrong` typing errors; a word with digits is right or wrong. */
  closest(mark: string, word: string, wrong = 2): string[] {
    const most = Math.min(wrong, wrongLetters(word.length));
    if (most === 0 || /\d/.test(word)) return [];
    // The first letter is rarely wrong, and words that begin with another one are rarely meant.
    const start = mark + word.charAt(0);
    for (let fuzzy = 1; fuzzy <= most; fuzzy += 1) {
      const near = this.search(mark + word, { fuzzy }).filter((other) => other.startsWith(start));
      if (near.length > 0) return near;
    }
    return [];
  }

  private search(word: string, how: { prefix?: boolean; fuzzy?: number }): string[] {
    this.index ??= new MiniSearch({ idField: 'word', fields: ['word'], tokenize: (text) => [text] });
    this.index.addAll(this.fresh.map((fresh) => ({ word: fresh })));
    this.fresh = [];
    return this.index.search(word, how).map(({ id }) => id as string); // The ids are the words.
  }
}
