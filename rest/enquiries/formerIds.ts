import Type, { type Static } from 'typebox';

/** The ids that a record has had, as they follow from addresses that were corrected, and until when (ISO 8601). */
export const FormerIds = Type.Array(Type.Object({ id: Type.String(), until: Type.String() }));
export type FormerIds = Static<typeof FormerIds>;
