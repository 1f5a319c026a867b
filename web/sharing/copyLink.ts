/**
 * Copies a link to the clipboard. Returns false where the browser refuses, or has no clipboard for the page, as without
 * HTTPS.
 */
export async function copyLink(address: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(address);
    return true;
  } catch {
    return false;
  }
}
