/** Lets at most `limit` tasks run at once. The others wait in line, those of low priority behind all others. */
export class Turns {
  private readonly limit: number;
  private running = 0;
  private readonly waiting = { high: [] as (() => void)[], low: [] as (() => void)[] };

  constructor(limit: number) {
    this.limit = limit;
  }

  async take<T>(task: () => Promise<T>, priority: 'high' | 'low' = 'high'): Promise<T> {
    if (this.running < this.limit) this.running += 1;
    else await new Promise<void>((start) => void this.waiting[priority].push(start));
    try {
      return await task();
    } finally {
      // Whoever is next takes over the place of the one who leaves.
      const next = this.waiting.high.shift() ?? this.waiting.low.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
