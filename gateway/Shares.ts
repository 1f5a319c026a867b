/** How much of a shared thing is taken: in all, and by each taker. */
export class Shares {
  total = 0;
  private readonly byTaker = new Map<string, number>();

  /** What `taker` has. */
  of(taker: string): number {
    return this.byTaker.get(taker) ?? 0;
  }

  /** Adds to what `taker` has; a negative `amount` gives back. */
  add(taker: string, amount: number) {
    this.total += amount;
    const own = this.of(taker) + amount;
    if (own > 0) this.byTaker.set(taker, own);
    else this.byTaker.delete(taker);
  }
}
