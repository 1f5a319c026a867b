import Type, { type TSchema } from 'typebox';

/** Completes a document that was just read: sets the properties that it lacks to null. */
export type Complete = (document: object) => void;

/** The properties of an object of any shape. */
type Properties = Record<string, unknown>;

/**
 * Turns the shape of a collection's documents into a function that completes a document saved before a property existed:
 * it sets every missing nullable property that is not optional to null, also in nested objects and lists of objects. With
 * `fields`, it sets only these properties of the document itself, as no others were read. Undefined if the shape has no
 * such property. A complete document costs one look at each nullable property.
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

/** A nullable value has one other variant. If there are more, it is unknown which one a value has, so it is left as it is. */
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
