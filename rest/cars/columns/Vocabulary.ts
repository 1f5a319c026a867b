/** Tokens under numbers from 0, searched for those that hold a part of a word. */
export class Vocabulary {
  private readonly numbers = new Map<string, number>();
  /** All tokens in one text, each between line ends: one search through it is faster than one a token. */
  private joined = '\n';
  /** Where the token of each number begins in `joined`. */
  private readonly starts: number[] = [];
  private readonly fresh: string[] = [];

  /** The number of a token, which is added where it is new. It has no white space in it. */
  add(token: string): number {
    const known = this.numbers.get(token);
    if (known !== undefined) return known;
    const number = this.numbers.size;
    this.numbers.set(token, number);
    this.fresh.push(token);
    return number;
  }

  /** The numbers of the tokens that hold `part`. */
  holding(part: string): number[] {
    this.joinFresh();
    const found: number[] = [];
    for (let at = this.joined.indexOf(part); at !== -1;) {
      const number = this.numberAt(at);
      found.push(number);
      at = this.joined.indexOf(part, this.starts[number + 1] ?? this.joined.length);
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

  /** The number of the token in which the position lies. */
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
