import Type, { type Static } from 'typebox';
import { choice, visiblePattern } from '../http/fields.ts';
import { Nullable } from '../http/schemas.ts';
import type { CollectionDefinition } from '../store/CollectionDefinition.ts';

/** What a key may be allowed to do. */
export const Scope = Type.Union([
  Type.Literal('inventory:read'),
  Type.Literal('leads:write'),
  Type.Literal('webhooks:manage'),
]);
export type Scope = Static<typeof Scope>;
/** Every scope. */
export const scopes: readonly Scope[] = ['inventory:read', 'leads:write', 'webhooks:manage'];

/** The longest name of a partner, characters: names are shown in lists and logs. */
export const LONGEST_NAME = 100;

/** The name of a partner, as it is entered. */
export const partnerName = Type.String({
  ...{ title: 'Name', minLength: 1, maxLength: LONGEST_NAME },
  ...{ pattern: visiblePattern, format: 'line' },
});

/** The scopes of a partner, as they are entered. */
export const partnerScopes = Type.Array(choice<Scope>('Scopes', scopes), {
  ...{ title: 'Scopes', uniqueItems: true, description: 'At least one' },
});

/** How many keys a partner has at most: the old one and the new one, while the partner changes to the new one. */
export const MOST_KEYS = 2;

/** A key as it is stored: with its hash, which recognises the key but does not reveal it. */
const StoredKey = Type.Object({
  /** SHA-256 of the whole key, in hexadecimal digits. */
  hash: Type.String(),
  /** The first characters of the key, by which people tell keys apart. */
  prefix: Type.String(),
  /** ISO 8601. */
  createdAt: Type.String(),
  /** Whether the key is restricted to operations that the partner has registered. */
  trustedOnly: Type.Optional(Type.Boolean()),
});
export type StoredKey = Static<typeof StoredKey>;

/** Who has changed a field in the back office. */
const LastChange = Type.Object({
  field: Type.String(),
  /** The revision that the change has made. */
  revision: Type.Number(),
  /** The name of the owner. */
  by: Type.String(),
  /** ISO 8601. */
  at: Type.String(),
});

/** A business whose programs read the stock or send enquiries, in the collection `partners`. */
export const StoredPartner = Type.Object({
  _id: Type.String(),
  name: Type.String(),
  /** The address for mails to the partner; null if it has named none. */
  email: Nullable(Type.String()),
  scopes: Type.Array(Scope),
  keys: Type.Array(StoredKey),
  /** By which revision the back office has changed each field last, and who did it. */
  lastChanges: Type.Optional(Type.Array(LastChange)),
  /** Counts the writes (`Revised`). */
  revision: Type.Optional(Type.Number()),
  /** ISO 8601. */
  createdAt: Type.String(),
});
export type StoredPartner = Static<typeof StoredPartner>;

/** The collections of partners. */
export const partnerCollections = [
  {
    name: 'partners',
    shape: StoredPartner,
    indexes: [{ keys: { name: 1 }, unique: true }, { keys: { 'keys.hash': 1 } }],
  },
] as const satisfies readonly CollectionDefinition[];

/** A partner as gateways get it: found by one of its keys, with the rights of that key. */
export const Partner = Type.Object({
  id: Type.String(),
  name: Type.String(),
  scopes: Type.Array(Scope),
  /** The first characters of the key. */
  keyPrefix: Type.String(),
  /** Whether the key is restricted to operations that the partner has registered. */
  trustedOnly: Type.Boolean(),
  formsPerHour: Type.Number(),
});
export type Partner = Static<typeof Partner>;

/** Whether a partner with these keys may have another one. */
export const mayHaveAnother = (keys: readonly StoredKey[]): boolean => keys.length < MOST_KEYS;

/** The keys without the one that begins with a prefix. */
export const withoutKey = (keys: readonly StoredKey[], prefix: string): StoredKey[] =>
  keys.filter((key) => key.prefix !== prefix);
