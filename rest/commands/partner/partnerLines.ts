import type { StoredPartner } from '../../partners/partner.ts';
import type { StoredDocument } from '../../partners/trustedDocument.ts';

/** The partners as the operator sees them: a line each, and one for each key. */
export function partnerLines(partners: StoredPartner[]): string[] {
  if (partners.length === 0) return ['There are no partners yet.'];
  return partners.flatMap(({ name, email, scopes, keys }) => [
    `${name}: ${scopes.join(', ')}${email ? `, ${email}` : ''}`,
    ...(keys.length === 0 ? ['  no key'] : []),
    ...keys.map(
      ({ prefix, createdAt, trustedOnly }) =>
        `  ${prefix}… of ${createdAt.slice(0, 10)}${trustedOnly ? ', for trusted documents only' : ''}`,
    ),
  ]);
}

/** The documents of a partner, a line each: the hash by which clients ask for it, and its operations. */
export function documentLines(documents: Pick<StoredDocument, 'hash' | 'operations'>[]): string[] {
  return documents.map(({ hash, operations }) => `  ${hash} ${operations.join(', ')}`);
}
