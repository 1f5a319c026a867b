import { setImmediate } from 'node:timers/promises';

/** Lets the work of each client begin one piece after the other, and that of everybody else in between. */
export class Turns {
  /** The last turn of each client that has one. */
  private readonly last = new Map<string, Promise<void>>();

  /** Resolves when it is the client's turn: after those it has waited for before, and after whatever arrived meanwhile. */
  async wait(client: string): Promise<void> {
    const turn = (this.last.get(client) ?? Promise.resolve()).then(() => setImmediate());
    this.last.set(client, turn);
    await turn;
    if (this.last.get(client) === turn) this.last.delete(client);
  }
}
