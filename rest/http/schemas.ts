import Type, { type Static, type TSchema } from 'typebox';

/** A property that is `null` when it has no value. It is read as `null` in documents that were saved before it existed. */
export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** The largest whole number: the largest that GraphQL's `Int` can hold. */
export const MAX_WHOLE = 2 ** 31 - 1;

/** The body of every error: one sentence that says what is wrong and what to do. */
export const ErrorBody = Type.Object({ message: Type.String() }, { $id: 'ErrorBody' });

/** What is wrong with one field of the input, in words for the person who entered it. */
export const FieldError = Type.Object({ field: Type.String(), message: Type.String() });
export type FieldError = Static<typeof FieldError>;

/** The body of a 422 answer: what is wrong with each field, and all of it in one text. */
export const InvalidBody = Type.Object(
  { message: Type.String(), errors: Type.Array(FieldError) },
  { $id: 'InvalidBody' },
);

/**
 * The body of a 412 answer: what others have changed since the revision that was named, and the record as it is now. A route names
 * it without `ref`.
 */
export const StaleBody = Type.Object({
  message: Type.String(),
  changed: Type.Array(FieldError, { description: 'The changed fields, and who changed them' }),
  current: Type.Unknown({ description: 'The record as GET returns it' }),
});

/** A reference to a schema that `buildRest` has registered under its `$id`. */
export function ref<T extends TSchema & { $id?: string }>(schema: T) {
  return Type.Unsafe<Static<T>>({ $ref: `${schema.$id}#` });
}
