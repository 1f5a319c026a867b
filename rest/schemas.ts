import Type, { type Static, type TSchema } from 'typebox';

/** The body of every refusal: one sentence that says what is wrong and what to do. */
export const ErrorBody = Type.Object({ message: Type.String() }, { $id: 'ErrorBody' });

/** A reference to a schema that `buildRest` has registered under its `$id`. */
export function ref<T extends TSchema & { $id?: string }>(schema: T) {
  return Type.Unsafe<Static<T>>({ $ref: `${schema.$id}#` });
}
