/** Addresses that a link may have: web, mail, phone, and pages of the site. */
const ALLOWED = /^(https?:\/\/[^\s/?#]|mailto:[^\s@]+@|tel:\+?[\d(])\S*$/i;
const PAGE_OF_SITE = /^\/(?![/\\])\S*$/;
const DOMAIN = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}([/?#]\S*)?$/i;
const EMAIL = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/;
const PHONE = /^\+?[\d\s()-]{6,}$/;

/** The address that somebody has typed for a link, completed where that is clear; undefined for anything that may be no link. */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (ALLOWED.test(text) || PAGE_OF_SITE.test(text)) return text;
  if (EMAIL.test(text)) return `mailto:${text}`;
  if (PHONE.test(text)) return `tel:${text.replaceAll(/[^\d+]/g, '')}`;
  return DOMAIN.test(text) ? `https://${text}` : undefined;
}
