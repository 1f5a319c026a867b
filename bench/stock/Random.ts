/** Numbers that look random and are the same in every run: the generator mulberry32 from a whole number `seed`. */
export class Random {
  private state: number;

  constructor(seed: number) {
    // Otherwise neighbouring seeds would give similar first numbers.
    this.state = Math.imul(seed + 1, 0x9e3779b1);
  }

  /** A number from 0 to below 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number; both ends belong to the range. */
  whole(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  /** True in `share` of all cases, from 0 to 1. */
  chance(share: number): boolean {
    return this.next() < share;
  }

  /** Around 0, with a standard deviation of about 1. */
  spread(): number {
    return (this.next() + this.next() + this.next() + this.next() - 2) * Math.sqrt(3);
  }

  /** One of `choices`, which are not empty. */
  pick<T>(choices: readonly T[]): T {
    return choices[this.whole(0, choices.length - 1)] as T; // The index is inside the list.
  }

  /** One of `choices` by the `weight` of each, which is above 0. */
  pickWeighted<T extends { weight: number }>(choices: readonly T[]): T {
    let left = this.next() * choices.reduce((sum, { weight }) => sum + weight, 0);
    return choices.find(({ weight }) => (left -= weight) < 0) ?? this.pick(choices);
  }

  /** `count` different ones of `choices`, in their order; all where there are fewer. */
  some<T>(choices: readonly T[], count: number): T[] {
    let wanted = count;
    return choices.filter((_, i) => {
      const taken = this.next() < wanted / (choices.length - i);
      if (taken) wanted -= 1;
      return taken;
    });
  }
}
