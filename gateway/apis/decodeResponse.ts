import Type, { type Static, type TObject, type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import Value from 'typebox/value';
import type { Decoder } from './RestResponse.ts';

/**
 * Makes a decoder for bodies of a shape: it returns what `turn` makes of a body, and throws for any other shape. Numbers
 * and booleans that the origin writes as text are converted.
 */
export function decodeResponse<S extends TSchema, T>(shape: S, turn: (body: Static<S>) => T): Decoder<T> {
  const compiled = Compile(shape);
  return (body) => {
    const understood = compiled.Check(body) ? body : Value.Convert(shape, body);
    if (!compiled.Check(understood)) throw new TypeError('The answer has the wrong shape');
    return turn(understood as Static<S>);
  };
}

/** A record of an origin that may leave out every field but the id. */
export type PartialRecord<T extends { _id: string }> = Partial<T> & Pick<T, '_id'>;

/** The shape of such a record. */
export function partialRecord<T extends { _id: string }>(shape: TObject) {
  const fields = Object.entries<TSchema>(shape.properties).map(([name, field]) => [
    name,
    Type.Optional(field),
  ]);
  return Type.Unsafe<PartialRecord<T>>(
    Type.Object({ ...Object.fromEntries(fields), _id: Type.String({ minLength: 1 }) }),
  );
}
