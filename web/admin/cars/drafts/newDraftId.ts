/** An id for the draft of a new car: 24 digits and letters from a to f. */
export function newDraftId(): string {
  // `randomUUID` is only where the page is secure.
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
