import Type, { type Static } from 'typebox';
import { Nullable } from '../../http/schemas.ts';
import type { CollectionDefinition } from '../../store/CollectionDefinition.ts';

/** A field that an action has changed. The values are null where they may be a visitor's data, or where there was none. */
const AuditedField = Type.Object({
  name: Type.String(),
  before: Nullable(Type.String()),
  after: Nullable(Type.String()),
});

const parts = {
  at: Type.String({ description: 'ISO 8601' }),
  who: Type.Object({
    id: Nullable(
      Type.String({ description: 'Null for the operator’s commands, and where nobody has the address' }),
    ),
    name: Type.String({ description: 'Of a sign-in: the email address that was typed' }),
  }),
  action: Type.String({ description: 'The id of the operation, or `sign-up`, `login` or `logout`' }),
  record: Type.Object({ kind: Type.String(), id: Type.String() }),
  fields: Type.Array(AuditedField),
  address: Nullable(Type.String({ description: 'The network address; null for commands' })),
  ok: Type.Boolean({ description: 'False for a sign-up or a login that was refused' }),
};

/** An action of somebody who works for the dealer, as the back office returns it. */
export const AuditEntry = Type.Object(
  { id: Type.String({ description: 'Ids are in order of time' }), ...parts },
  { $id: 'AuditEntry' },
);
export type AuditEntry = Static<typeof AuditEntry>;

/** The same, in the collection `audit`. */
export const StoredAuditEntry = Type.Object({ _id: Type.String(), ...parts });
export type StoredAuditEntry = Static<typeof StoredAuditEntry>;

/** That somebody did on a day what is recorded once a day, in the collection `auditedToday`. */
export const AuditedToday = Type.Object({
  /** Begins with the day, so that old ones come first. */
  _id: Type.String(),
  entryId: Type.String(),
  at: Type.String(),
});
export type AuditedToday = Static<typeof AuditedToday>;

/** The collections of the audit log. Entries are read in the order of their ids, for which no further index is needed. */
export const auditCollections = [
  { name: 'audit', shape: StoredAuditEntry },
  { name: 'auditedToday', shape: AuditedToday },
] as const satisfies readonly CollectionDefinition[];
