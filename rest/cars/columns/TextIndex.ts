import { Vocabulary } from './Vocabulary.ts';

/** How a word matches a token: as a part of it, as its start, or as the whole. */
type Place = 'part' | 'start' | 'whole';

/** The rows whose text has a token. A row whose text has changed may have lost the token, or be listed twice. */
interface Postings {
  rows: Int32Array;
  count: number;
}

/**
 * Searches the texts of rows by parts of words, with an inverted index from tokens to rows. Texts are tokens separated by
 * single spaces. Entries are only added to the index; a row whose text has changed is checked by its text.
 */
export class TextIndex {
  private readonly texts: string[] = [];
  private readonly vocabulary = new Vocabulary();
  /** By the number of the token. */
  private readonly postings: Postings[] = [];
  /** The rows that the index may list under tokens of an earlier text. */
  private readonly changed = new Set<number>();
  private readonly onNewToken: (token: string) => void;

  /** `onNewToken` is called once for each distinct token. */
  constructor(onNewToken: (token: string) => void = () => undefined) {
    this.onNewToken = onNewToken;
  }

  /** Sets the text of a row. */
  set(row: number, text: string) {
    const old = this.texts[row];
    if (old === text) return;
    this.texts[row] = text;
    if (old !== undefined) this.changed.add(row);
    if (text !== '') for (const token of text.split(' ')) this.add(token, row);
  }

  /** Sets `found` to 1 at each row whose text has one of the words (without spaces); `as`: how they match a token. */
  find(words: readonly string[], found: Uint8Array, as: Place = 'part') {
    for (const token of words.flatMap((word) => this.tokens(word, as))) {
      const { rows, count } = this.postings[token] ?? NONE;
      for (let i = 0; i < count; i += 1) found[rows[i] ?? 0] = 1;
    }
    for (const row of this.changed) found[row] = words.some((word) => this.holds(row, word, as)) ? 1 : 0;
  }

  private tokens(word: string, as: Place): number[] {
    if (as === 'part') return this.vocabulary.holding(word);
    if (as === 'start') return this.vocabulary.beginningWith(word);
    const number = this.vocabulary.numberOf(word);
    return number === undefined ? [] : [number];
  }

  private holds(row: number, word: string, as: Place): boolean {
    const text = ` ${this.texts[row] ?? ''} `;
    return text.includes(as === 'part' ? word : as === 'start' ? ` ${word}` : ` ${word} `);
  }

  private add(token: string, row: number) {
    const number = this.vocabulary.add(token);
    if (!this.postings[number]) this.onNewToken(token);
    const postings = (this.postings[number] ??= { rows: new Int32Array(2), count: 0 });
    // The text repeats the word.
    if (postings.count > 0 && postings.rows[postings.count - 1] === row) return;
    if (postings.count === postings.rows.length) this.makeRoom(postings, token);
    postings.rows[postings.count] = row;
    postings.count += 1;
  }

  /** Drops the rows that have lost the token, and doubles the list if more than half of its rows remain. */
  private makeRoom(postings: Postings, token: string) {
    const { length } = postings.rows;
    const rows = this.changed.size === 0 ? postings.rows : this.stillHolding(postings.rows, token);
    postings.rows = new Int32Array(rows.length * 2 > length ? length * 2 : length);
    postings.rows.set(rows);
    postings.count = rows.length;
  }

  private stillHolding(rows: Int32Array, token: string): number[] {
    return [...new Set(rows)].filter((row) => !this.changed.has(row) || this.holds(row, token, 'part'));
  }
}

const NONE: Postings = { rows: new Int32Array(0), count: 0 };
