/** Thrown when nothing of a file can be imported; the message tells the dealer why. */
export class UnusableFile extends Error {
  override readonly name = 'UnusableFile';
}
