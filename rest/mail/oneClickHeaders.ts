/** The headers that let a mail program end what a mail belongs to with one POST to `url`, the address of its page (RFC 8058). */
export function oneClickHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
