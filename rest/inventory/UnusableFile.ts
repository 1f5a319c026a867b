/** Thrown when nothing of a file can be imported; the message tells the dealer why. */
export class UnusableFile extends Error {
  override readonly name = 'UnusableFile';
  /** Why, without what to type after the command. */
  readonly reason: string;
  /** Whether `force` imports it all the same. */
  readonly canBeForced: boolean;

  /** `advice`: what to type after the command. */
  constructor(
    reason: string,
    { advice, canBeForced = false }: { advice?: string; canBeForced?: boolean } = {},
  ) {
    super(advice === undefined ? reason : `${reason} ${advice}`);
    this.reason = reason;
    this.canBeForced = canBeForced;
  }
}
