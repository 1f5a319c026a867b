/** Raised by a reader of cells; the message is the reason, in words for the dealer. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}
