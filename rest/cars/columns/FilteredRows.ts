import type { Mask } from './partBits.ts';

/** The result of a filter on rows. */
export class FilteredRows {
  /** The rows that were checked, ascending unless the filter names cars by their ids. */
  readonly candidates: Int32Array;
  /** For each candidate, the parts of the filter that it fails, as bits; 0 if it matches. */
  readonly mask: Mask;
  /** The parts that the filter has. */
  private readonly asked: number;
  private readonly lists = new Map<number, Int32Array>();
  private readonly buffers: Int32Array[];

  /** `buffers` are used for the lists of rows; new ones are added to them. */
  constructor(candidates: Int32Array, mask: Mask, asked: number, buffers: Int32Array[]) {
    this.candidates = candidates;
    this.mask = mask;
    this.asked = asked;
    this.buffers = buffers;
  }

  /** The rows that match the filter without its parts `leftOut`. */
  rows(leftOut = 0): Int32Array {
    // Leaving out parts that the filter does not have makes no difference.
    const parts = leftOut & this.asked;
    const known = this.lists.get(parts) ?? this.collect(parts);
    this.lists.set(parts, known);
    return known;
  }

  /** Whether the row matches. */
  has(row: number): boolean {
    const { candidates, mask } = this;
    return mask[candidates[row] === row ? row : candidates.indexOf(row)] === 0;
  }

  private collect(leftOut: number): Int32Array {
    const { candidates, mask } = this;
    const rows = this.buffer();
    let count = 0;
    for (let i = 0; i < mask.length; i += 1) {
      // Every row is written, but only matching ones are counted: a branch here would often be mispredicted.
      rows[count] = candidates[i] ?? 0;
      count += +(((mask[i] ?? 0) & ~leftOut) === 0);
    }
    return rows.subarray(0, count);
  }

  /** Arrays are reused, as making a large one costs more than filling it. */
  private buffer(): Int32Array {
    const number = this.lists.size;
    const known = this.buffers[number];
    if (known && known.length > this.candidates.length) return known;
    return (this.buffers[number] = new Int32Array(this.candidates.length * 2 + 1));
  }
}
