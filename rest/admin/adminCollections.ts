import type { CollectionDefinition } from '../store/CollectionDefinition.ts';
import { StoredAdmin } from './adminStore.ts';
import { AuditEntry } from './audit.ts';
import { StoredSecret } from './tokenSecret.ts';

/** The collections of administrators. */
export const adminCollections: readonly CollectionDefinition[] = [
  {
    name: 'admins',
    shape: StoredAdmin,
    indexes: [
      { keys: { email: 1 }, unique: true },
      { keys: { seat: 1 }, unique: true },
    ],
  },
  { name: 'audit', shape: AuditEntry, indexes: [{ keys: { at: -1 } }] },
  { name: 'secrets', shape: StoredSecret },
];
