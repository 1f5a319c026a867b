import { hash } from 'node:crypto';
import type { GatewayContext } from '../../gateway/context.ts';
import { type Random, randomFrom } from './randomOperations.ts';

/**
 * The context with faulty APIs: the result of a call is missing, damaged or of another type, or the call fails. The same
 * call has the same fault each time.
 */
export function withFaults(context: GatewayContext): GatewayContext {
  return {
    ...context,
    cars: faulty(context.cars),
    makes: faulty(context.makes),
    blogs: faulty(context.blogs),
  };
}

function faulty<Api extends object>(api: Api): Api {
  return new Proxy(api, {
    get(target, name) {
      const method = Reflect.get(target, name) as unknown;
      if (typeof method !== 'function') return method;
      return (...args: unknown[]) => {
        const seed = hash('sha1', JSON.stringify([name, args]), 'buffer').readInt32LE();
        const random = randomFrom(seed);
        if (random() < 0.1) throw new Error('broken at once');
        const result = method.apply(target, args) as Promise<unknown>;
        return result.then((value) => {
          if (random() < 0.1) throw new Error('broken later');
          return torn(value, random);
        });
      };
    },
  });
}

const oddValues = [null, undefined, 'text', 1.5, -1, true, [], {}, [null], new Error('an error as a value')];

/** A copy in which some values are replaced. */
function torn(value: unknown, random: Random): unknown {
  if (random() < 0.03) return oddValues[Math.floor(random() * oddValues.length)];
  if (Array.isArray(value)) return value.map((item) => torn(item, random));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, torn(inner, random)]));
}
