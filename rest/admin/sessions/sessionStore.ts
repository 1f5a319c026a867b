import { randomUUID } from 'node:crypto';
import Type, { type Static } from 'typebox';
import type { Store } from '../../store/Collection.ts';

/** How long a session lasts, ms. */
const LIFETIME = 8 * 60 * 60 * 1000;
/** How many expired sessions are removed when one is opened: more than one, so that none stay for ever. */
const SWEPT = 100;

/** A session of an administrator, in the collection `adminSessions`. A token is valid as long as its session is there. */
export const StoredSession = Type.Object({
  _id: Type.String(),
  adminId: Type.String(),
  /** ISO 8601, as is `expiresAt`. */
  createdAt: Type.String(),
  expiresAt: Type.String(),
});
export type StoredSession = Static<typeof StoredSession>;

/** The sessions of administrators. */
export function sessionStore(store: Store, now: () => Date) {
  const sessions = store.collection<StoredSession>('adminSessions');

  async function sweep() {
    const expired = await sessions
      .find({ expiresAt: { $lte: now().toISOString() } }, { limit: SWEPT, projection: { _id: 1 } })
      .toArray();
    const removals = expired.map(({ _id }) => ({ deleteOne: { filter: { _id } } }));
    if (removals.length > 0) await sessions.bulkWrite(removals);
  }

  return {
    /** Opens a session; it is stored when the promise settles. */
    async open(adminId: string): Promise<StoredSession> {
      await sweep();
      const start = now();
      const session = {
        _id: randomUUID(),
        adminId,
        createdAt: start.toISOString(),
        expiresAt: new Date(start.getTime() + LIFETIME).toISOString(),
      };
      await sessions.insertOne(session);
      return session;
    },

    /** The session with this id; undefined when it has ended. */
    async byId(id: string): Promise<StoredSession | undefined> {
      const session = await sessions.findOne({ _id: id });
      return session && session.expiresAt > now().toISOString() ? session : undefined;
    },

    /** Ends the session with this id, if there is one. */
    end: async (id: string): Promise<void> => void (await sessions.deleteOne({ _id: id })),
  };
}
