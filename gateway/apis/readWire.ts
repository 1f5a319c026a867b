import Type, { type Static, type TObject, type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import Value from 'typebox/value';
import type { Reader } from './RestResponse.ts';

/**
 * A reader for bodies of a shape: gives what `turn` makes of them and throws for anything else. Numbers and
 * booleans that the origin writes as text are understood.
 */
export function reader<S extends TSchema, T>(shape: S, turn: (body: Static<S>) => T): Reader<T> {
  const compiled = Compile(shape);
  return (body) => {
    const understood = compiled.Check(body) ? body : Value.Convert(shape, body);
    if (!compiled.Check(understood)) throw new TypeError('The answer has the wrong shape');
    return turn(understood as Static<S>);
  };
}

/** A record of an origin that may leave out every field but the id. */
export type Loose<T extends { _id: string }> = Partial<T> & Pick<T, '_id'>;

/** The shape of such a record. */
export function loosely<T extends { _id: string }>(shape: TObject) {
  const fields = Object.entries<TSchema>(shape.properties).map(([name, field]) => [
    name,
    Type.Optional(field),
  ]);
  return Type.Unsafe<Loose<T>>(
    Type.Object({ ...Object.fromEntries(fields), _id: Type.String({ minLength: 1 }) }),
  );
}
