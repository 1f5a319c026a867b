/** The headers that let a mail program end an alert with one POST to the address of the page (RFC 8058). */
export function oneClickHeaders(endUrl: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${endUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
