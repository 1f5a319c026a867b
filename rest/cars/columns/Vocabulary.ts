/** Numbers tokens from 0, and finds those that contain a part of a word. */
export class Vocabulary {
  private readonly numbers = new Map<string, number>();
  /** All tokens in one text, each between line ends: one search through it is faster than a search per token. */
  private joined = '\n';
  /** Where each token begins in `joined`, by its number. */
  private readonly starts: number[] = [];
  private readonly fresh: string[] = [];

  /** The number of a token, which is added if it is new. A token contains no white space. */
  add(token: string): number {
    const known = this.numbers.get(token);
    if (known !== undefined) return known;
    const number = this.numbers.size;
    this.numbers.set(token, number);
    this.fresh.push(token);
    return number;
  }

  /** The number of a token; undefined if it is unknown. */
  numberOf(token: string): number | undefined {
    return this.numbers.get(token);
  }

  /** The numbers of the tokens that begin with `start`. */
  beginningWith(start: string): number[] {
    return this.found(`\n${start}`, 1);
  }

  /** The numbers of the tokens that contain `part`. */
  holding(part: string): number[] {
    return this.found(part, 0);
  }

  /** The numbers of the tokens in which `text` occurs; its character `first` is the first one inside the token. */
  private found(text: string, first: number): number[] {
    this.joinFresh();
    const found: number[] = [];
    for (let at = this.joined.indexOf(text); at !== -1;) {
      const number = this.numberAt(at + first);
      found.push(number);
      at = this.joined.indexOf(text, (this.starts[number + 1] ?? this.joined.length + 1) - first);
    }
    return found;
  }

  private joinFresh() {
    if (this.fresh.length === 0) return;
    let end = this.joined.length;
    for (const token of this.fresh) {
      this.starts.push(end);
      end += token.length + 1;
    }
    this.joined += `${this.fresh.join('\n')}\n`;
    this.fresh.length = 0;
  }

  /** The number of the token at a position. */
  private numberAt(position: number): number {
    let low = 0;
    let high = this.starts.length;
    while (high - low > 1) {
      const middle = (low + high) >>> 1;
      if ((this.starts[middle] ?? 0) <= position) low = middle;
      else high = middle;
    }
    return low;
  }
}
