import ValidatorSelector from '@fastify/ajv-compiler';
import SerializerSelector, {
  type Serializer,
  type SerializerFactory,
} from '@fastify/fast-json-stringify-compiler';

const buildFastSerializer = SerializerSelector();
const serializers = new Map<string, Serializer>();

/** The shapes to which others refer are the same for every server of a process. */
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
 * Fastify's own compilers, which compile each schema once a process: a process that starts the API again and again, as
 * the tests do, would spend half of its time on that.
 */
export const schemaCompilers = { buildValidator: ValidatorSelector(), buildSerializer };
