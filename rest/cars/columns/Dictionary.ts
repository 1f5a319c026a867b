/**
 * The distinct values of a column, each with a small number as its code (dictionary encoding). Code 0 means a missing
 * value. Values that no row has any more keep their codes.
 */
export class Dictionary<Value> {
  /** By code. */
  readonly values: (Value | undefined)[] = [undefined];
  private readonly codes = new Map<string, number>();
  private readonly compare: (a: Value, b: Value) => number;
  private order: number[] = [];

  /** `compare` sorts the values for `counted`. */
  constructor(compare: (a: Value, b: Value) => number) {
    this.compare = compare;
  }

  /** The code of the value with the unique key `key`; `make` makes the value if it is new. */
  codeOf(key: string, make: () => Value): number {
    const known = this.codes.get(key);
    if (known !== undefined) return known;
    const code = this.values.push(make()) - 1;
    this.codes.set(key, code);
    return code;
  }

  /** For each code: 1 if its value passes, otherwise 0. */
  select(passes: (value: Value) => boolean): Uint8Array {
    return Uint8Array.from(this.values, (value) => (value !== undefined && passes(value) ? 1 : 0));
  }

  /** The values in order, each with the number at its code in `counts`, except those with 0. */
  counted(counts: Uint32Array): { value: Value; count: number }[] {
    return this.sortedCodes().flatMap((code) => {
      const value = this.values[code];
      const count = counts[code];
      return value !== undefined && count ? [{ value, count }] : [];
    });
  }

  private sortedCodes(): number[] {
    if (this.order.length !== this.values.length - 1) {
      this.order = this.values
        .flatMap((value, code) => (value === undefined ? [] : [{ value, code }]))
        .sort((a, b) => this.compare(a.value, b.value))
        .map(({ code }) => code);
    }
    return this.order;
  }
}
