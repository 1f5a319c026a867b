import { randomUUID } from 'node:crypto';
import Type, { type Static } from 'typebox';
import type { Store } from '../store/Collection.ts';

/** An attempt of an administrator, or of somebody who claims to be one, in the collection `audit`. */
export const AuditEntry = Type.Object({
  _id: Type.String(),
  what: Type.Union([Type.Literal('sign-up'), Type.Literal('login'), Type.Literal('logout')]),
  /** The email address that was given. */
  who: Type.String(),
  /** The network address from which it came. */
  address: Type.String(),
  ok: Type.Boolean(),
  /** ISO 8601. */
  at: Type.String(),
});
export type AuditEntry = Static<typeof AuditEntry>;

/** The audit log of administrators' attempts. No entry is ever changed or removed. */
export function audit(store: Store, now = () => new Date()) {
  const entries = store.collection<AuditEntry>('audit');
  return {
    record: async (entry: Pick<AuditEntry, 'what' | 'who' | 'address' | 'ok'>) =>
      void (await entries.insertOne({ ...entry, _id: randomUUID(), at: now().toISOString() })),
  };
}
