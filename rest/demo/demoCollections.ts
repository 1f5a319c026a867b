import Type from 'typebox';
import { Nullable } from '../schemas.ts';
import type { CollectionDefinition } from '../store/CollectionDefinition.ts';

/** What is stored about the demonstration stock (`stock`) and of its pictures (`pictures`). */
const DemoProgress = Type.Object({
  _id: Type.String(),
  /** ISO 8601. */
  begunAt: Type.Optional(Type.String()),
  /** ISO 8601; null until all of it is made. */
  madeAt: Nullable(Type.String()),
});

/** What the store keeps of the demonstration stock. */
export const demoCollections: readonly CollectionDefinition[] = [{ name: 'demo', shape: DemoProgress }];
