/** Thrown for what cannot be backed up or restored. The message is a sentence for the operator. */
export class UnusableBackup extends Error {}
