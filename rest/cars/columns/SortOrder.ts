/** The rows of a table in one order, kept up to date as rows come and go (a permutation of the rows). */
export class SortOrder {
  private readonly compare: (a: number, b: number) => number;
  private rows = new Int32Array(1024);
  private count = 0;

  /** `compare` gives the order of two rows; it is never 0 for different rows. */
  constructor(compare: (a: number, b: number) => number) {
    this.compare = compare;
  }

  get length() {
    return this.count;
  }

  /** The rows in order; valid until the next change. */
  get sorted(): Int32Array {
    return this.rows.subarray(0, this.count);
  }

  /** A copy of these rows in order. */
  sort(rows: Int32Array): Int32Array {
    return rows.slice().sort(this.compare);
  }

  /** Removes rows. Their values must still be those with which they were inserted. */
  remove(rows: readonly number[]) {
    const positions = rows.map((row) => this.positionOf(row)).sort((a, b) => a - b);
    let end = positions[0] ?? this.count;
    for (const [i, position] of positions.entries()) {
      const next = positions[i + 1] ?? this.count;
      this.rows.copyWithin(end, position + 1, next);
      end += next - position - 1;
    }
    this.count -= rows.length;
  }

  /** Inserts rows by their current values. The values of the other rows must not have changed. */
  insert(rows: readonly number[]) {
    const added = Int32Array.from(rows).sort(this.compare);
    const positions = added.map((row) => this.positionOf(row));
    this.grow(this.count + added.length);
    let end = this.count;
    for (let i = added.length - 1; i >= 0; i -= 1) {
      const position = positions[i] ?? 0;
      this.rows.copyWithin(position + i + 1, position, end);
      this.rows[position + i] = added[i] ?? 0;
      end = position;
    }
    this.count += added.length;
  }

  /** The position of the row, or the position where it belongs. */
  private positionOf(row: number): number {
    let low = 0;
    let high = this.count;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.compare(this.rows[middle] ?? 0, row) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private grow(count: number) {
    if (count <= this.rows.length) return;
    const larger = new Int32Array(Math.max(count, this.rows.length * 2));
    larger.set(this.rows);
    this.rows = larger;
  }
}
