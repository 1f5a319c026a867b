import { momentInWords } from '../dealership/momentInWords.ts';
import { Conflict, InvalidInput, NotFound, Stale } from '../http/errors.ts';
import { isDuplicateKey } from '../store/mongodb/isDuplicateKey.ts';
import { revisionIn } from '../store/revised.ts';
import {
  mayHaveAnother,
  MOST_KEYS,
  scopes as everyScope,
  type StoredPartner,
  withoutKey,
} from './partner.ts';
import {
  type NewPartner,
  type NewPartnerKey,
  type PartnerAccount,
  partnerAccount,
  type PartnerChange,
} from './partnerAccount.ts';
import type { PartnerStore } from './partnerStore.ts';
import type { PartnerUsage } from './partnerUsage.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Of how many days the use of keys is summed up, and how long it is known when a key was used last. */
const [SUMMED, KNOWN] = [30, 90];

/** What an owner has done with a field, for the owner whose change came too late. */
const done = {
  name: 'changed the name',
  email: 'changed the email address',
  scopes: 'changed what this partner may do',
  keys: 'added or revoked a key',
} as const;
type Field = keyof typeof done;

interface Parts {
  partners: PartnerStore;
  usage: PartnerUsage;
  now: () => Date;
}

export type PartnerAccounts = ReturnType<typeof partnerAccounts>;

/**
 * The partners as owners look after them. Every method rejects with `NotFound` for an unknown id; those that take a revision
 * reject with `Stale` if it is not the latest. `by`: the name of the owner.
 */
export function partnerAccounts({ partners, usage, now }: Parts) {
  const dayBefore = (days: number) => new Date(now().getTime() - (days - 1) * DAY).toISOString().slice(0, 10);

  async function shown(stored: StoredPartner): Promise<PartnerAccount> {
    const used = await usage.since(stored._id, dayBefore(KNOWN));
    return partnerAccount(stored, { used, since: dayBefore(SUMMED) });
  }

  async function staleError(id: string, revision: number): Promise<Stale> {
    const current = await partners.byId(id);
    const changes = (current.lastChanges ?? []).filter((change) => change.revision > revision);
    const message =
      'This partner has changed since you loaded it. Look at it again, then repeat your change.';
    return new Stale({
      message,
      changed: changes.map(({ field, by, at }) => ({
        field,
        // Only fields of this table are written.
        message: `${by} ${done[field as Field]} on ${momentInWords(Date.parse(at))}.`,
      })),
      current: await shown(current),
    });
  }

  /** Sets what `make` returns of the partner as it was read, and notes who did it. */
  async function write(
    { id, revision, by }: Change,
    make: (read: StoredPartner) => Partial<Pick<StoredPartner, Field>>,
  ) {
    const read = await partners.byId(id);
    if (revisionIn(read) !== revision) throw await staleError(id, revision);
    const fields = make(read);
    // The keys of what `make` may return.
    const names = Object.keys(fields) as Field[];
    if (names.length === 0) return { before: read, partner: await shown(read) };
    const at = now().toISOString();
    const lastChanges = [
      ...(read.lastChanges ?? []).filter(({ field }) => !names.includes(field as Field)),
      ...names.map((field) => ({ field, revision: revision + 1, by, at })),
    ];
    const written = await partners.write(read, { ...fields, lastChanges });
    if (!written) throw await staleError(id, revision);
    return { before: read, partner: await shown(written) };
  }

  return {
    list: async (): Promise<PartnerAccount[]> => Promise.all((await partners.list()).map(shown)),
    read: async (id: string): Promise<PartnerAccount> => shown(await partners.byId(id)),

    /** Adds a partner, and returns it with its key. Rejects with `InvalidInput` if another one has the name. */
    async add({ name, scopes, email, trustedOnly }: NewPartner) {
      const created = await partners.create(name, inOrder(scopes), { email, trustedOnly });
      if (!created) throw nameTaken(name);
      return { partner: await shown(created.partner), key: created.key };
    },

    /** Changes a partner. Rejects with `InvalidInput` if another one has the name. */
    async change(change: Change, { name, scopes, email }: PartnerChange) {
      try {
        return await write(change, (read) => ({
          ...(name !== undefined && name !== read.name && { name }),
          ...(email !== undefined && email !== read.email && { email }),
          ...(scopes && inOrder(scopes).join() !== read.scopes.join() && { scopes: inOrder(scopes) }),
        }));
      } catch (error) {
        if (name !== undefined && isDuplicateKey(error)) throw nameTaken(name);
        throw error;
      }
    },

    /** Adds a key, and returns it; the previous one stays valid. Rejects with `Conflict` if there are two. */
    async addKey(change: Change, options: NewPartnerKey) {
      const { key, stored } = partners.makeKey(options);
      const { partner } = await write(change, ({ keys }) => {
        if (mayHaveAnother(keys)) return { keys: [...keys, stored] };
        throw new Conflict(`There are already ${MOST_KEYS} keys. Revoke the one that is no longer used.`);
      });
      return { partner, key, prefix: stored.prefix };
    },

    /** Revokes the key that begins with `prefix`, or all keys without it; returns what was revoked. Rejects with `NotFound`. */
    async revokeKeys(change: Change, prefix?: string) {
      const { before, partner } = await write(change, ({ keys }) => {
        const left = prefix === undefined ? [] : withoutKey(keys, prefix);
        if (left.length < keys.length) return { keys: left };
        throw new NotFound('There is no such key: it was revoked. Load the page again.');
      });
      const left = new Set(partner.keys.map((key) => key.prefix));
      return { partner, revoked: before.keys.map((key) => key.prefix).filter((each) => !left.has(each)) };
    },
  };
}

/** Which partner is changed, as it was at which revision, and by whom. */
interface Change {
  id: string;
  revision: number;
  by: string;
}

/** The scopes in the order in which they are listed. Throws `InvalidInput` for none. */
function inOrder(scopes: StoredPartner['scopes']): StoredPartner['scopes'] {
  if (scopes.length > 0) return everyScope.filter((scope) => scopes.includes(scope));
  throw new InvalidInput([{ field: 'scopes', message: 'Choose at least one scope.' }]);
}

function nameTaken(name: string): InvalidInput {
  return new InvalidInput([{ field: 'name', message: `There is a partner ${name} already.` }]);
}
