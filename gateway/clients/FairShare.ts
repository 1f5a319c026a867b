/** How much of a shared thing is taken, in all and by each client, so that nobody gets more than a fair share. */
export class FairShare {
  total = 0;
  private readonly byClient = new Map<string, number>();

  /** What `client` has. */
  of(client: string): number {
    return this.byClient.get(client) ?? 0;
  }

  /** Adds to what `client` has; a negative `amount` gives back. */
  add(client: string, amount: number) {
    this.total += amount;
    const own = this.of(client) + amount;
    if (own > 0) this.byClient.set(client, own);
    else this.byClient.delete(client);
  }
}
