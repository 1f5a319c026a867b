import type { CollectionDefinition } from '../store/CollectionDefinition.ts';

/** What the store keeps of administrators. */
export const adminCollections: readonly CollectionDefinition[] = [
  {
    name: 'admins',
    indexes: [
      { keys: { email: 1 }, unique: true },
      { keys: { seat: 1 }, unique: true },
    ],
  },
  { name: 'audit', indexes: [{ keys: { at: -1 } }] },
  { name: 'secrets' },
];
