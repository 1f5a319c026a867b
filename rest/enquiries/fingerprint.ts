import { createHash } from 'node:crypto';

/** A digest that is the same for bodies with the same values, whatever the order of their fields. */
export function fingerprint(body: object): string {
  const sorted = JSON.stringify(body, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return createHash('sha256').update(sorted).digest('base64url');
}
