import ValidatorSelector from '@fastify/ajv-compiler';
import SerializerSelector, { type SerializerFactory } from '@fastify/fast-json-stringify-compiler';

const buildFastValidator = ValidatorSelector();
const buildFastSerializer = SerializerSelector();
const validators = new Map<string, ReturnType<ReturnType<typeof buildFastValidator>>>();
const serializers = new Map<string, ReturnType<ReturnType<SerializerFactory>>>();

const buildValidator: typeof buildFastValidator = (shapes, options) =>
  once(buildFastValidator(shapes, options), validators);
const buildSerializer: SerializerFactory = (shapes, options) =>
  once(buildFastSerializer(shapes, options), serializers);

/**
 * Fastify's own compilers, but each schema is compiled once per process: tests, which start the API again and again, would
 * spend half of their time on that.
 */
export const schemaCompilers = { buildValidator, buildSerializer };

/**
 * The same compiler over what it has compiled before. The schema alone is the key, as the shapes to which it refers and the
 * options are the same for every server of a process. Of a route it reads nothing else, whatever its type says.
 */
function once<Route, Compiled>(compile: (route: Route) => Compiled, compiled: Map<string, Compiled>) {
  return (route: Route): Compiled => {
    const key = JSON.stringify((route as { schema: unknown }).schema);
    const known = compiled.get(key) ?? compile(route);
    compiled.set(key, known);
    return known;
  };
}
