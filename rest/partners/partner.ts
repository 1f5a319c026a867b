import Type, { type Static } from 'typebox';
import { Nullable } from '../schemas.ts';
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

/** How many keys a partner has at most: the old one and the new one, while one is exchanged for the other. */
export const MOST_KEYS = 2;

/** A key as it is stored: what it is can be proven by who has it, and be told by nobody else. */
const StoredKey = Type.Object({
  /** SHA-256 of the whole key, in hexadecimal digits. */
  hash: Type.String(),
  /** Its first characters, by which people tell keys apart. */
  prefix: Type.String(),
  /** ISO 8601. */
  createdAt: Type.String(),
  /** Whether only operations that the partner has registered may come with it. */
  trustedOnly: Type.Optional(Type.Boolean()),
});
export type StoredKey = Static<typeof StoredKey>;

/** A business that reads the stock, or sends enquiries, by a program: in the collection `partners`. */
export const StoredPartner = Type.Object({
  _id: Type.String(),
  name: Type.String(),
  /** Where it is told what it should know; null where it has named no address. */
  email: Nullable(Type.String()),
  scopes: Type.Array(Scope),
  keys: Type.Array(StoredKey),
  /** ISO 8601. */
  createdAt: Type.String(),
});
export type StoredPartner = Static<typeof StoredPartner>;

/** What the store keeps of partners. */
export const partnerCollections: readonly CollectionDefinition[] = [
  {
    name: 'partners',
    shape: StoredPartner,
    indexes: [{ keys: { name: 1 }, unique: true }, { keys: { 'keys.hash': 1 } }],
  },
];

/** Who a key belongs to, as a gateway is told. */
export const KeyHolder = Type.Object({
  id: Type.String(),
  name: Type.String(),
  scopes: Type.Array(Scope),
  /** The first characters of the key. */
  keyPrefix: Type.String(),
  /** Whether only operations that the partner has registered may come with the key. */
  trustedOnly: Type.Boolean(),
  formsPerHour: Type.Number(),
});
export type KeyHolder = Static<typeof KeyHolder>;
