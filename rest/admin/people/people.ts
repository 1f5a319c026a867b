import { momentInWords } from '../../dealership/momentInWords.ts';
import { Conflict, NotFound, Stale } from '../../http/errors.ts';
import type { Store } from '../../store/Collection.ts';
import { revisionIn } from '../../store/revised.ts';
import { StoreLock } from '../../store/StoreLock.ts';
import type { AdminStore, StoredAdmin } from '../adminStore.ts';
import type { SessionStore } from '../sessions/sessionStore.ts';
import { newLinkToken } from './linkToken.ts';
import { type Person, type PersonChange, personOf } from './person.ts';
import { roleWords } from './roleWords.ts';

/** How long a link to choose another password is good, ms. */
const RESET_LIFETIME = 24 * 60 * 60 * 1000;

interface Parts {
  store: Store;
  admins: AdminStore;
  sessions: SessionStore;
  /** The URL of the site, without a slash at its end. */
  publicUrl: string;
  now: () => Date;
}

/** Each field that owners can change: its value as text, and what was done where that is the value. */
const changeable = {
  role: { value: ({ role }) => role, done: ({ role }) => `made this person ${roleWords[role]}` },
  disabled: {
    value: ({ disabledAt }) => String(disabledAt !== null),
    done: ({ disabledAt }) => (disabledAt === null ? 'enabled this account' : 'disabled this account'),
  },
  oneTimeCodesRequired: {
    value: ({ oneTimeCodesRequired }) => String(oneTimeCodesRequired ?? false),
    done: ({ oneTimeCodesRequired }) =>
      `${oneTimeCodesRequired ? 'required' : 'stopped requiring'} one-time codes`,
  },
} satisfies Record<
  keyof PersonChange,
  { value: (admin: StoredAdmin) => string; done: (admin: StoredAdmin) => string }
>;

/** A change of a person as it was done, with each field that is different now. */
interface DoneChange {
  person: Person;
  fields: { name: string; before: string; after: string }[];
}

export type People = ReturnType<typeof people>;

/** The members of the staff, whom owners look after. */
export function people({ store, admins, sessions, publicUrl, now }: Parts) {
  async function byId(id: string): Promise<StoredAdmin> {
    const found = await admins.byId(id);
    if (!found) throw new NotFound('There is no such person. Load the list again.');
    return found;
  }

  /** Rejects unless somebody else is an owner whose account is active. */
  async function checkOtherOwner(id: string) {
    const all = await admins.list();
    if (all.some((admin) => admin._id !== id && isActiveOwner(admin))) return;
    throw new Conflict('This is the last active owner. Make somebody else an owner first.');
  }

  async function write(known: StoredAdmin, asked: PersonChange, by: string): Promise<DoneChange> {
    const revision = revisionIn(known);
    const wanted = changedAdmin(known, asked, now());
    const fields = Object.entries(changeable).flatMap(([name, { value }]) => {
      const [before, after] = [value(known), value(wanted)];
      return before === after ? [] : [{ name, before, after }];
    });
    if (fields.length === 0) return { person: personOf(known), fields };
    const names = new Set(fields.map(({ name }) => name));
    const lastChanges = [
      ...(known.lastChanges ?? []).filter(({ field }) => !names.has(field)),
      ...Array.from(names, (field) => ({ field, revision: revision + 1, by, at: now().toISOString() })),
    ];
    const { role, disabledAt, oneTimeCodesRequired } = wanted;
    const written = await admins.change(known, { role, disabledAt, oneTimeCodesRequired, lastChanges });
    if (!written) throw staleError(await byId(known._id), revision);
    if (names.has('role') || names.has('disabled')) await sessions.endAll(known._id);
    return { person: personOf(written), fields };
  }

  return {
    list: async (): Promise<Person[]> => (await admins.list()).map(personOf),

    /**
     * Changes a person, if `revision` is still the latest. Another role ends the person's sessions, as does disabling. Rejects
     * with `NotFound`, with `Stale`, and with `Conflict` where no active owner would be left. `by`: the name of who does it.
     */
    async change(id: string, revision: number, asked: PersonChange, by: string): Promise<DoneChange> {
      const read = async () => {
        const known = await byId(id);
        if (revisionIn(known) !== revision) throw staleError(known, revision);
        return known;
      };
      const known = await read();
      if (!isActiveOwner(known) || isActiveOwner(changedAdmin(known, asked, now())))
        return write(known, asked, by);
      // One after the other: two owners who remove each other at the same time would leave none.
      const lock = await StoreLock.take(store, { collection: 'ownerLocks', task: 'change of an owner' });
      try {
        await checkOtherOwner(id);
        const unchanged = await read();
        await lock.check();
        return await write(unchanged, asked, by);
      } finally {
        await lock.release();
      }
    },

    /** A link with which a person can choose another password, once. It ends the one before. Rejects with `NotFound` and `Conflict`. */
    async resetLink(id: string): Promise<{ url: string; expiresAt: string }> {
      await byId(id);
      const { token, digest } = newLinkToken();
      const expiresAt = new Date(now().getTime() + RESET_LIFETIME).toISOString();
      await admins.update(id, ({ disabledAt }) => {
        if (disabledAt !== null) throw new Conflict('This account is disabled. Enable it first.');
        return { reset: { digest, expiresAt } };
      });
      return { url: `${publicUrl}/login?reset=${token}`, expiresAt };
    },
  };
}

function changedAdmin(known: StoredAdmin, asked: PersonChange, time: Date): StoredAdmin {
  const { role = known.role, disabled = known.disabledAt !== null } = asked;
  const { oneTimeCodesRequired = known.oneTimeCodesRequired } = asked;
  const disabledAt = disabled ? (known.disabledAt ?? time.toISOString()) : null;
  return { ...known, role, disabledAt, oneTimeCodesRequired };
}

function isActiveOwner({ role, disabledAt }: StoredAdmin): boolean {
  return role === 'OWNER' && disabledAt === null;
}

/** The error for a change of an earlier revision: what has changed since, and by whom. */
function staleError(admin: StoredAdmin, revision: number): Stale {
  const changes = (admin.lastChanges ?? []).filter((change) => change.revision > revision);
  const changed = Object.entries(changeable).flatMap(([field, { done }]) => {
    const change = changes.find((each) => each.field === field);
    if (!change) return [];
    return [{ field, message: `${change.by} ${done(admin)} on ${momentInWords(Date.parse(change.at))}.` }];
  });
  const message = 'This account has changed since you loaded it. Look at it again, then repeat your change.';
  return new Stale({ message, changed, current: personOf(admin) });
}
