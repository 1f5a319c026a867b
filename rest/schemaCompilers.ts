import ValidatorSelector from '@fastify/ajv-compiler';
import SerializerSelector, {
  type Serializer,
  type SerializerFactory,
} from '@fastify/fast-json-stringify-compiler';

const buildFastSerializer = SerializerSelector();
const serializers = new Map<string, Serializer>();

/** A schema alone is the key, as the shapes to which it refers are the same for every server of a process. */
const buildSerializer: SerializerFactory = (shapes, options) => {
  const build = buildFastSerializer(shapes, options);
  return (route) => {
    const key = JSON.stringify(route.schema);
    const serializer = serializers.get(key) ?? build(route);
    serializers.set(key, serializer);
    return serializer;
  };
};

/**
 * Fastify's own compilers, but each serializer is compiled once per process: tests, which start the API again and again,
 * would spend half of their time on that.
 */
export const schemaCompilers = { buildValidator: ValidatorSelector(), buildSerializer };
