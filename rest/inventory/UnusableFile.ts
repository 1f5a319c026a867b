/** Raised when nothing of a file can be imported; the message is a sentence for the dealer. */
export class UnusableFile extends Error {
  override readonly name = 'UnusableFile';
}
