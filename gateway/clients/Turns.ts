import { setImmediate } from 'node:timers/promises';

/** Lets the work of each sender begin one piece after the other, and that of everybody else in between. */
export class Turns {
  /** The last turn of each sender who has one. */
  private readonly last = new Map<string, Promise<void>>();

  /** Resolves when it is the sender's turn: after those it has waited for before, and after whatever arrived meanwhile. */
  async wait(sender: string): Promise<void> {
    const turn = (this.last.get(sender) ?? Promise.resolve()).then(() => setImmediate());
    this.last.set(sender, turn);
    await turn;
    if (this.last.get(sender) === turn) this.last.delete(sender);
  }
}
