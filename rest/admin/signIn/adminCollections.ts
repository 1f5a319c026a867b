import type { CollectionDefinition } from '../../store/CollectionDefinition.ts';
import { StoredAdmin } from '../adminStore.ts';
import { auditCollections } from '../audit/auditEntry.ts';
import { invitationCollections } from '../people/invitation.ts';
import { KnownNetwork } from './knownNetworks.ts';
import { StoredSession } from '../sessions/sessionStore.ts';
import { StoredSecret } from '../tokenSecret.ts';

/** The collections of administrators. */
export const adminCollections = [
  {
    name: 'admins',
    shape: StoredAdmin,
    indexes: [
      { keys: { email: 1 }, unique: true },
      { keys: { seat: 1 }, unique: true },
    ],
  },
  { name: 'adminNetworks', shape: KnownNetwork, indexes: [{ keys: { at: 1 } }] },
  { name: 'adminSessions', shape: StoredSession, indexes: [{ keys: { expiresAt: 1 } }] },
  { name: 'secrets', shape: StoredSecret },
  ...auditCollections,
  ...invitationCollections,
] as const satisfies readonly CollectionDefinition[];
