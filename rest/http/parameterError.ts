import { unknownParameter } from '../../platform/network/unknownParameter.ts';
import type { Fault } from './fieldErrors.ts';

/**
 * The first fault in the parameters of an address, or in a header, as a sentence that names the parameter. `known`: the
 * parameters of the route.
 */
export function parameterError([fault]: Fault[], known: readonly string[]): string {
  if (!fault) return 'The request is not valid.';
  const { instancePath, keyword, params, message = 'is not valid' } = fault;
  const name = instancePath.slice(1).replaceAll('/', '.');
  const unknown = params.additionalProperty && unknownParameter([params.additionalProperty], known);
  if (unknown) return unknown;
  if (params.missingProperty) return `${params.missingProperty} is missing.`;
  if (params.allowedValues) return `${name} must be one of ${params.allowedValues.join(', ')}.`;
  if (params.pattern === '^\\d{1,12},\\d{1,12}$')
    return `${name} must be two whole numbers separated by a comma, such as 0,5000.`;
  if (keyword === 'const') return `${name} must be ${String(params.allowedValue)} or omitted.`;
  if (keyword === 'minLength') return `${name} must not be empty.`;
  if (keyword === 'maxLength') return `${name} must have at most ${params.limit} characters.`;
  if (keyword === 'minimum') return `${name} must be at least ${params.limit}.`;
  if (keyword === 'maximum') return `${name} must be at most ${params.limit}.`;
  if (params.type === 'integer') return `${name} must be a whole number.`;
  // A parameter that occurs several times in the address is a list.
  if (params.type === 'string') return `${name} must occur only once in the URL.`;
  if (params.format === 'date-time') return `${name} must be a date and time, such as 2026-11-20T08:00:00Z.`;
  if (params.pattern) return `${name} must have the format given in /api/v1/openapi.json.`;
  return `${name} ${message}.`;
}
