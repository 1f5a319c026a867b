import { randomUUID } from 'node:crypto';
import { PARTNER_FORMS } from '../enquiries/formLimit.ts';
import { NotFound } from '../http/errors.ts';
import type { Store } from '../store/Collection.ts';
import { isDuplicateKey } from '../store/mongodb/isDuplicateKey.ts';
import { changeRevised, writeRevised } from '../store/revised.ts';
import {
  mayHaveAnother,
  MOST_KEYS,
  type Partner,
  type Scope,
  type StoredPartner,
  withoutKey,
} from './partner.ts';
import { hashOfKey, newKey, prefixOfKey } from './partnerKey.ts';

/** The options of a new key. */
interface KeyOptions {
  /** The key is restricted to operations that the partner has registered. */
  trustedOnly?: boolean;
}

/** The options of a new partner and its key. */
interface PartnerOptions extends KeyOptions {
  email?: string;
}

/** An operator's command failed; the message says why, and what to do. */
export class PartnerError extends Error {}

export type PartnerStore = ReturnType<typeof partnerStore>;

/** The partners and their keys. A key is returned once, when it is made: only its digest is stored. */
export function partnerStore(store: Store, now = () => new Date()) {
  const partners = store.collection<StoredPartner>('partners');

  /** The partner with a name. Throws `PartnerError` if there is none. */
  async function byName(name: string): Promise<StoredPartner> {
    const partner = await partners.findOne({ name });
    if (!partner) throw new PartnerError(`There is no partner ${name}. List them: npm run partner -- list`);
    return partner;
  }

  function makeKey({ trustedOnly = false }: KeyOptions = {}) {
    const key = newKey();
    const createdAt = now().toISOString();
    const stored = { hash: hashOfKey(key), prefix: prefixOfKey(key), createdAt, trustedOnly };
    return { key, stored };
  }

  /** Creates a partner; returns it with its key, or undefined if another partner has the name. */
  async function create(name: string, scopes: Scope[], { email, ...options }: PartnerOptions = {}) {
    const { key, stored } = makeKey(options);
    const createdAt = now().toISOString();
    const partner: StoredPartner = {
      ...{ _id: randomUUID(), name, email: email ?? null, scopes, keys: [stored], createdAt },
      revision: 1,
    };
    try {
      await partners.insertOne(partner);
      return { partner, key };
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return undefined;
    }
  }

  return {
    list: () => partners.find({}, { sort: { name: 1 } }).toArray(),
    /** The partner with an id. Rejects with `NotFound`. */
    async byId(id: string): Promise<StoredPartner> {
      const found = await partners.findOne({ _id: id });
      if (!found) throw new NotFound('There is no such partner. Load the list again.');
      return found;
    },
    byName,
    makeKey,
    create,

    /**
     * Sets fields of a partner that was read. Undefined if somebody else has written it since. Rejects with the error of the
     * store if another partner has the name.
     */
    write: (read: StoredPartner, fields: Partial<StoredPartner>) => writeRevised(partners, read, fields),

    /** Creates a partner and returns its key. Throws `PartnerError` if another partner has the name. */
    async add(name: string, scopes: Scope[], options: PartnerOptions = {}) {
      const created = await create(name, scopes, options);
      if (created) return created.key;
      throw new PartnerError(
        `The partner ${name} already exists. For a new key: npm run partner -- rotate ${name}`,
      );
    },

    /** Creates another key; the previous one stays valid until it is revoked. Throws `PartnerError` if the partner has two. */
    async rotate(name: string, options: KeyOptions = {}) {
      const { key, stored } = makeKey(options);
      const partner = await byName(name);
      await changeRevised(partners, partner, ({ keys }) => {
        if (mayHaveAnother(keys)) return { keys: [...keys, stored] };
        throw new PartnerError(
          `${name} already has ${MOST_KEYS} keys. Revoke one: npm run partner -- revoke ${keys[0]?.prefix}`,
        );
      });
      return key;
    },

    /** Revokes the key with these first characters, or all keys of the partner with this name; returns how many. */
    async revoke(nameOrPrefix: string): Promise<number> {
      const all = await partners.find({}).toArray();
      const prefix = prefixOfKey(nameOrPrefix);
      const owner = all.find(({ keys }) => keys.some((key) => key.prefix === prefix));
      const partner = owner ?? all.find(({ name }) => name === nameOrPrefix);
      if (!partner)
        throw new PartnerError(`There is no such partner or key. List them: npm run partner -- list`);
      let revoked = 0;
      await changeRevised(partners, partner, ({ keys }) => {
        const left = owner ? withoutKey(keys, prefix) : [];
        revoked = keys.length - left.length;
        return { keys: left };
      });
      return revoked;
    },

    /** The partner that a key belongs to; undefined for a key that is unknown or revoked. */
    async partnerOf(key: string): Promise<Partner | undefined> {
      const hash = hashOfKey(key);
      const partner = await partners.findOne({ 'keys.hash': hash });
      if (!partner) return undefined;
      const { _id: id, name, scopes, keys } = partner;
      const trustedOnly = keys.some((stored) => stored.hash === hash && stored.trustedOnly);
      return { id, name, scopes, keyPrefix: prefixOfKey(key), trustedOnly, formsPerHour: PARTNER_FORMS };
    },
  };
}
