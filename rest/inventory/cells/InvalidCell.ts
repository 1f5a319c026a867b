/** Thrown when the value of a cell is invalid; the message tells the dealer why. */
export class InvalidCell extends Error {
  override readonly name = 'InvalidCell';
}
