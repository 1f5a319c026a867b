/**
 * Reads an address of https, the only ones that pages load or link to. Null for no text, for any other text, and for an address with
 * a user name or a password.
 */
export function secureAddress(text: string | null | undefined): URL | null {
  const address = URL.parse(text?.trim() ?? '');
  return address?.protocol === 'https:' && !address.username && !address.password ? address : null;
}
