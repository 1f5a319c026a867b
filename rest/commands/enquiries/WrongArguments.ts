/** Thrown when a command cannot be understood. The message is a sentence for the operator, and how the command is used. */
export class WrongArguments extends Error {}
