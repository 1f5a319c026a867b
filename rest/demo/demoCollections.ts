import Type, { type Static } from 'typebox';
import { Nullable } from '../http/schemas.ts';
import type { CollectionDefinition } from '../store/CollectionDefinition.ts';

/** The progress of the demonstration stock (`stock`), of its enquiries (`enquiries`) and of its pictures (`pictures`): what was begun and not made goes on. */
const DemoProgress = Type.Object({
  _id: Type.String(),
  /** ISO 8601. */
  begunAt: Type.Optional(Type.String()),
  /** ISO 8601; null until everything is made. */
  madeAt: Nullable(Type.String()),
});
export type DemoProgress = Static<typeof DemoProgress>;

/** The collections of the demonstration stock. */
export const demoCollections = [
  { name: 'demo', shape: DemoProgress },
] as const satisfies readonly CollectionDefinition[];
