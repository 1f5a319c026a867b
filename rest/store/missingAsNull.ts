import Type, { type TSchema } from 'typebox';

/** Completes a document that was just read: sets to null what it lacks. */
export type Complete = (document: object) => void;

/** An object of any shape, while it is completed. */
type Properties = Record<string, unknown>;

/**
 * Takes the shape of a collection's documents and gives the function that sets to null what a document lacks because
 * it was saved before the property existed: every nullable property that is not optional, in nested objects and lists
 * of objects too. With `fields`, only these properties of the document itself are set, as no others were read.
 * Undefined where the shape has nothing to set. A complete document costs one look at each nullable property.
 */
export function missingAsNull(shape: TSchema, fields?: ReadonlySet<string>): Complete | undefined {
  if (Type.IsUnion(shape)) return completeVariant(shape.anyOf);
  if (Type.IsArray(shape)) return completeItems(shape.items);
  return Type.IsObject(shape) ? completeObject(shape.properties, fields) : undefined;
}

function completeObject(shapes: Record<string, TSchema>, fields?: ReadonlySet<string>): Complete | undefined {
  const properties = Object.entries(shapes).filter(([name]) => !fields || fields.has(name));
  const nullable = properties.flatMap(([name, shape]) =>
    isNullable(shape) && !Type.IsOptional(shape) ? [name] : [],
  );
  const nested = properties.flatMap(([name, shape]) => {
    const complete = missingAsNull(shape);
    return complete ? [{ name, complete }] : [];
  });
  if (nullable.length + nested.length === 0) return undefined;
  return (document) => {
    const values = document as Properties;
    for (const name of nullable) if (values[name] === undefined) values[name] = null;
    for (const { name, complete } of nested) {
      const value = values[name];
      if (isObject(value)) complete(value);
    }
  };
}

function completeItems(shape: TSchema): Complete | undefined {
  const complete = missingAsNull(shape);
  if (!complete) return undefined;
  return (items) => {
    if (Array.isArray(items)) for (const item of items) if (isObject(item)) complete(item);
  };
}

/** A value that may be null has one other variant; where there are more, it is unknown which one a value is. */
function completeVariant(variants: readonly TSchema[]): Complete | undefined {
  const [shape, ...others] = variants.filter((variant) => !Type.IsNull(variant));
  return shape && others.length === 0 ? missingAsNull(shape) : undefined;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isNullable(shape: TSchema): boolean {
  return Type.IsUnion(shape) && shape.anyOf.some(Type.IsNull);
}
