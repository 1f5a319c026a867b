import { randomUUID } from 'node:crypto';
import { PARTNER_FORMS } from '../enquiries/formLimit.ts';
import type { Store } from '../store/Collection.ts';
import { isDuplicateKey } from '../store/isDuplicateKey.ts';
import { type KeyHolder, MOST_KEYS, type Scope, type StoredPartner } from './partner.ts';
import { hashOfKey, newKey, prefixOfKey } from './partnerKey.ts';

/** What else a new key is. */
interface KeyOptions {
  /** Only operations that the partner has registered may come with it. */
  trustedOnly?: boolean;
}

/** What else is known of a new partner. */
interface PartnerOptions extends KeyOptions {
  email?: string;
}

/** What an operator asks for cannot be done; the message says why, and what to do. */
export class PartnerError extends Error {}

export type PartnerStore = ReturnType<typeof partnerStore>;

/** The partners and their keys. A key is given once, when it is made: only its digest is stored. */
export function partnerStore(store: Store, now = () => new Date()) {
  const partners = store.collection<StoredPartner>('partners');

  /** Throws `PartnerError` where nobody has the name. */
  async function byName(name: string): Promise<StoredPartner> {
    const partner = await partners.findOne({ name });
    if (!partner) throw new PartnerError(`There is no partner ${name}: npm run partner -- list`);
    return partner;
  }

  function makeKey({ trustedOnly = false }: KeyOptions) {
    const key = newKey();
    const createdAt = now().toISOString();
    const stored = { hash: hashOfKey(key), prefix: prefixOfKey(key), createdAt, trustedOnly };
    return { key, stored };
  }

  return {
    list: () => partners.find({}, { sort: { name: 1 } }).toArray(),
    byName,

    /** Makes a partner and gives its key. Throws `PartnerError` where the name is taken. */
    async add(name: string, scopes: Scope[], { email, ...options }: PartnerOptions = {}) {
      const { key, stored } = makeKey(options);
      const createdAt = now().toISOString();
      const partner = { _id: randomUUID(), name, email: email ?? null, scopes, keys: [stored], createdAt };
      try {
        await partners.insertOne(partner);
        return key;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        throw new PartnerError(`There is a partner ${name} already: npm run partner -- rotate ${name}`);
      }
    },

    /** Makes another key for a partner; the one before stays good until it is revoked. Throws `PartnerError`. */
    async rotate(name: string, options: KeyOptions = {}) {
      const { _id, keys } = await byName(name);
      if (keys.length >= MOST_KEYS) {
        const [oldest] = keys;
        throw new PartnerError(
          `${name} has ${MOST_KEYS} keys already: npm run partner -- revoke ${oldest?.prefix}`,
        );
      }
      const { key, stored } = makeKey(options);
      await partners.updateOne({ _id }, { $set: { keys: [...keys, stored] } });
      return key;
    },

    /** Revokes the key with these first characters, or all keys of the partner with this name; gives how many. */
    async revoke(nameOrPrefix: string): Promise<number> {
      const all = await partners.find({}).toArray();
      const matches = ({ prefix }: { prefix: string }) => prefix === prefixOfKey(nameOrPrefix);
      const partner =
        all.find(({ keys }) => keys.some(matches)) ?? all.find(({ name }) => name === nameOrPrefix);
      if (!partner) throw new PartnerError(`No partner and no key is called that: npm run partner -- list`);
      const { _id, keys } = partner;
      const left = keys.some(matches) ? keys.filter((key) => !matches(key)) : [];
      await partners.updateOne({ _id }, { $set: { keys: left } });
      return keys.length - left.length;
    },

    /** Who the key belongs to; undefined for one that nobody has, or that was revoked. */
    async holderOf(key: string): Promise<KeyHolder | undefined> {
      const hash = hashOfKey(key);
      const partner = await partners.findOne({ 'keys.hash': hash });
      if (!partner) return undefined;
      const { _id: id, name, scopes, keys } = partner;
      const trustedOnly = keys.some((stored) => stored.hash === hash && stored.trustedOnly);
      return { id, name, scopes, keyPrefix: prefixOfKey(key), trustedOnly, formsPerHour: PARTNER_FORMS };
    },
  };
}
