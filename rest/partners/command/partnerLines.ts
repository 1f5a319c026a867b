import type { StoredPartner } from '../partner.ts';

/** The partners as the operator sees them: a line each, and one for each key. */
export function partnerLines(partners: StoredPartner[]): string[] {
  if (partners.length === 0) return ['There is no partner yet.'];
  return partners.flatMap(({ name, scopes, keys }) => [
    `${name}: ${scopes.join(', ')}`,
    ...(keys.length === 0 ? ['  no key'] : []),
    ...keys.map(({ prefix, createdAt }) => `  ${prefix}… of ${createdAt.slice(0, 10)}`),
  ]);
}
