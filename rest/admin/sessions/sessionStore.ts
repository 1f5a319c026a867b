import { randomUUID } from 'node:crypto';
import Type, { type Static } from 'typebox';
import { Nullable } from '../../http/schemas.ts';
import type { Store } from '../../store/Collection.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** How long a session lasts after its last use, and at most, ms. */
const [UNUSED, LONGEST] = [8 * HOUR, 12 * HOUR];
/** A use is written only if the last one that was written is as old as this, ms: most requests write nothing. */
const WRITTEN_EVERY = 5 * MINUTE;
/** For how long whoever has entered the password again need not enter it another time, ms. */
const CONFIRMED = 10 * MINUTE;
/** How many expired sessions are removed when one is opened: more than one, so that none stay for ever. */
const SWEPT = 100;

/** A session of an administrator, in the collection `adminSessions`. A token is valid as long as its session is there. */
export const StoredSession = Type.Object({
  _id: Type.String(),
  adminId: Type.String(),
  /** ISO 8601, as are the other times. */
  createdAt: Type.String(),
  expiresAt: Type.String(),
  lastUsedAt: Nullable(Type.String()),
  /** In words, such as `Safari on iPhone`; null if it is unknown. */
  device: Nullable(Type.String()),
  /** The network address from which it was opened. */
  address: Nullable(Type.String()),
  /** Until when the password need not be entered again; null if it was not yet. */
  confirmedUntil: Nullable(Type.String()),
});
export type StoredSession = Static<typeof StoredSession>;

export type SessionStore = ReturnType<typeof sessionStore>;

/** The sessions of administrators. */
export function sessionStore(store: Store, now: () => Date) {
  const sessions = store.collection<StoredSession>('adminSessions');
  const after = (ms: number) => new Date(now().getTime() + ms).toISOString();

  async function sweep() {
    const expired = await sessions
      .find({ expiresAt: { $lte: after(0) } }, { limit: SWEPT, projection: { _id: 1 } })
      .toArray();
    await remove(expired);
  }

  async function remove(ended: Pick<StoredSession, '_id'>[]) {
    const removals = ended.map(({ _id }) => ({ deleteOne: { filter: { _id } } }));
    if (removals.length > 0) await sessions.bulkWrite(removals);
  }

  const isOpen = ({ expiresAt }: StoredSession) => expiresAt > after(0);

  return {
    /** Opens a session; it is stored when the promise settles. */
    async open(adminId: string, client: Pick<StoredSession, 'device' | 'address'>): Promise<StoredSession> {
      await sweep();
      const createdAt = after(0);
      const session = {
        ...{ _id: randomUUID(), adminId, createdAt, expiresAt: after(UNUSED), lastUsedAt: createdAt },
        ...{ ...client, confirmedUntil: null },
      };
      await sessions.insertOne(session);
      return session;
    },

    /** The session with this id, which is used now, and so lasts longer; undefined when it has ended. */
    async use(id: string): Promise<StoredSession | undefined> {
      const session = await sessions.findOne({ _id: id });
      if (!session || !isOpen(session)) return undefined;
      if ((session.lastUsedAt ?? session.createdAt) > after(-WRITTEN_EVERY)) return session;
      const used = {
        lastUsedAt: after(0),
        expiresAt: [after(UNUSED), latestEnd(session)].toSorted()[0] as string,
      };
      // Where it has ended meanwhile, nothing is written. Where nothing can be written, it may still be used.
      await sessions.updateOne({ _id: id }, { $set: used }).catch(() => undefined);
      return { ...session, ...used };
    },

    /** Which of these sessions have not ended. They are not used by that. */
    async stillOpen(ids: string[]): Promise<ReadonlySet<string>> {
      const found = await sessions.find({ _id: { $in: ids } }).toArray();
      return new Set(found.filter(isOpen).map(({ _id }) => _id));
    },

    /** Those of an administrator that have not ended, the latest use first. */
    async list(adminId: string): Promise<StoredSession[]> {
      const own = await sessions.find({ adminId }, { sort: { lastUsedAt: -1 } }).toArray();
      return own.filter(isOpen);
    },

    /** Notes that the password was entered again. */
    confirm: async (id: string): Promise<void> =>
      void (await sessions.updateOne({ _id: id }, { $set: { confirmedUntil: after(CONFIRMED) } })),

    isConfirmed: ({ confirmedUntil }: StoredSession) => confirmedUntil !== null && confirmedUntil > after(0),

    /** Ends the session with this id, if there is one. */
    end: async (id: string): Promise<void> => void (await sessions.deleteOne({ _id: id })),

    /** Ends all sessions of an administrator, but not the one with the id `except`. */
    async endAll(adminId: string, except?: string): Promise<void> {
      const own = await sessions.find({ adminId }, { projection: { _id: 1 } }).toArray();
      await remove(own.filter(({ _id }) => _id !== except));
    },
  };
}

/** When a session ends, however much it is used: ISO 8601. */
export function latestEnd({ createdAt }: StoredSession): string {
  return new Date(Date.parse(createdAt) + LONGEST).toISOString();
}
