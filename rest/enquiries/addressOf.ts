/** An email address as it is compared and counted: in lower case and Unicode NFC. */
export function addressOf(email: string): string {
  return email.normalize('NFC').toLowerCase();
}
