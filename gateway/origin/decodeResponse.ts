import Type, { type Static, type TObject, type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import Value from 'typebox/value';
import type { Decoder } from './RestResponse.ts';

/** The id of a record. A lone surrogate is refused, because no address can hold it. */
export const RecordId = Type.String({ minLength: 1, pattern: /^[^\uD800-\uDFFF]+$/u });

/** The fields of a record that are left out of it where their values do not fit, and whether a value does. */
export type Extras = ReadonlyMap<string, (value: unknown) => boolean>;

/** All fields of a shape but those that are `needed`: a record in which one of these does not fit cannot be read. */
export function extrasOf(shape: TObject, needed: readonly string[]): Extras {
  const others = Object.entries<TSchema>(shape.properties).filter(([name]) => !needed.includes(name));
  return new Map(
    others.map(([name, field]) => {
      const sound = Compile(field);
      return [name, (value) => sound.Check(value)];
    }),
  );
}

/**
 * `given`, with numbers and booleans in place of the texts that the origin wrote, and without `extras` that do not fit; unchanged
 * where its id is null.
 */
export function converted(shape: TSchema, given: unknown, extras?: Extras): unknown {
  const { _id } = (given ?? {}) as { _id?: unknown };
  // The conversion would make the text `null` of such an id.
  if (_id === null) return given;
  const understood = Value.Convert(shape, given);
  if (!extras || typeof understood !== 'object' || understood === null) return understood;
  return Object.fromEntries(
    Object.entries(understood).filter(([name, value]) => extras.get(name)?.(value) ?? true),
  );
}

/**
 * Makes a decoder for bodies of a shape: it returns what `turn` makes of a body, and throws for any other shape. Numbers
 * and booleans that the origin writes as text are converted, and `extras` that do not fit left out.
 */
export function decodeResponse<S extends TSchema, T>(
  shape: S,
  turn: (body: Static<S>) => T,
  extras?: Extras,
): Decoder<T> {
  const compiled = Compile(shape);
  return (body) => {
    const understood = compiled.Check(body) ? body : converted(shape, body, extras);
    if (!compiled.Check(understood)) throw new TypeError('The response has an unexpected format');
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
  return Type.Unsafe<PartialRecord<T>>(Type.Object({ ...Object.fromEntries(fields), _id: RecordId }));
}
